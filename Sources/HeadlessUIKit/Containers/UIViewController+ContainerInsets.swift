extension UIViewController {
  /// What a container's bars cover of this child, beyond the safe area it has anyway.
  func setContainerInsets(_ insets: UIEdgeInsets) {
    guard insets != containerInsets else { return }
    containerInsets = insets
    if let storedView { UIView.refreshInsets(from: storedView) }
  }
}

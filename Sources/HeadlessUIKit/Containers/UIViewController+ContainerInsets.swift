extension UIViewController {
  /// What a container's bars cover of this child, beyond the safe area it has anyway.
  func setContainerInsets(_ insets: UIEdgeInsets) {
    guard insets != containmentState.insets else { return }
    containmentState.insets = insets
    if let storedView { UIView.refreshInsets(from: storedView) }
  }
}

extension UIViewController {
  /// Sets the edges of this child that a container's bars cover, beyond the safe area it has anyway.
  func setContainerInsets(_ insets: UIEdgeInsets) {
    guard insets != containmentState.insets else { return }
    containmentState.insets = insets
    if let storedView { UIView.refreshInsets(from: storedView) }
  }

  /// Whether its content goes on under a bar at an edge: under opaque ones only where it asks for that.
  func reachesUnder(_ edge: UIRectEdge, isTranslucent: Bool) -> Bool {
    edgesForExtendedLayout.contains(edge) && (isTranslucent || extendedLayoutIncludesOpaqueBars)
  }
}

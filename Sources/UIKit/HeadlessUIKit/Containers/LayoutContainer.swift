/// A container that places its child's view and its bars.
@MainActor
protocol LayoutContainer: UIViewController {
  func layOutContainer()
  /// Called after the traits of the root view changed.
  func traitsDidChange()
}

extension LayoutContainer {
  func traitsDidChange() {}
}

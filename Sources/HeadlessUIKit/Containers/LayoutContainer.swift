/// A container that places its child's view and its bars.
@MainActor
protocol LayoutContainer: UIViewController {
  func layOutContainer()
}

/// A controller that is remembered and not kept alive.
struct WeakController {
  weak var controller: UIViewController?

  init(_ controller: UIViewController) {
    self.controller = controller
  }
}

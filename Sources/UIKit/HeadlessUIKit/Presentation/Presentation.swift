/// A controller's presentation, from the call until the end of the dismissal.
@MainActor
final class Presentation {
  let presented: UIViewController
  let controller: UIPresentationController
  let container = UITransitionView(frame: .zero)
  var isInTransition = true
  var transition: ViewTransition?
  /// Where the presenter's view was taken from, if it was.
  var presenterPlace: (superview: UIView, index: Int)?

  init(presented: UIViewController, controller: UIPresentationController) {
    self.presented = presented
    self.controller = controller
    container.controller = controller
  }
}

import Foundation

/// The recognizer of a navigation controller's swipe back, which begins where there is a back button.
///
/// With buttons in its place, or without one, UIKit's swipe doesn't begin either, unless the recognizer gets another delegate or none.
final class BackSwipeRecognizer: UIScreenEdgePanGestureRecognizer {
  private let rule: BackSwipeRule

  init(of controller: UINavigationController) {
    rule = BackSwipeRule(controller)
    super.init(target: nil, action: nil)
    edges = .left
    delegate = rule
  }
}

/// Whether the swipe back begins.
private final class BackSwipeRule: NSObject, UIGestureRecognizerDelegate {
  private weak var controller: UINavigationController?

  init(_ controller: UINavigationController) { self.controller = controller }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    controller?.innermostTop?.navigationItem.hasBackButton ?? false
  }
}

import PetriUIKit

extension UIPopoverPresentationController {
  /// Puts the bubble in the middle of what is beneath, without an arrow, unless it belongs somewhere.
  func pointNowhere() {
    guard sourceView == nil, barButtonItem == nil, let view = presentingViewController.view else { return }
    sourceView = view
    sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
    permittedArrowDirections = []
  }
}

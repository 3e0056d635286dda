/// The view around presented views, and around those of tabs, as UIKit calls it.
final class UITransitionView: UIView {
  weak var controller: UIPresentationController?

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let controller else { return }
    controller.containerViewWillLayoutSubviews()
    controller.placePresentedView()
    controller.containerViewDidLayoutSubviews()
  }
}

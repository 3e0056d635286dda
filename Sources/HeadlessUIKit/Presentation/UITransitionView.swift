/// What presented views, and those of tabs, are in, as UIKit calls it.
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

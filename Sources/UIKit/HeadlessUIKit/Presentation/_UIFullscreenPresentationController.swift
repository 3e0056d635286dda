/// The full screen's, as UIKit calls it: the presenter leaves.
final class _UIFullscreenPresentationController: UIPresentationController {
  override var shouldRemovePresentersView: Bool { true }
}

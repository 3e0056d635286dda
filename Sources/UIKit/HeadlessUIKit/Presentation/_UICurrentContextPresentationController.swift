/// The current context's, as UIKit calls it: the context leaves.
final class _UICurrentContextPresentationController: UIPresentationController {
  override var shouldRemovePresentersView: Bool { true }
  override var shouldPresentInFullscreen: Bool { false }
}

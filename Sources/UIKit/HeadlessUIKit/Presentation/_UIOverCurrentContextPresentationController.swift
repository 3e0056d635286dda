/// The presentation over the current context, as UIKit calls it: the context stays.
final class _UIOverCurrentContextPresentationController: UIPresentationController {
  override var shouldPresentInFullscreen: Bool { false }
}

/// The presentation over the full screen, as UIKit calls it: the presenter stays.
final class _UIOverFullscreenPresentationController: UIPresentationController {}

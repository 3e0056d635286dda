/// How a controller is shown when it is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen
  case pageSheet
  case formSheet
  /// In place of the presentation context, which leaves the screen. Where the context is in a tab, the presented
  /// controller does not hear of another tab's selection here, unlike in UIKit.
  case currentContext
  case custom
  case overFullScreen
  case overCurrentContext
  case popover
  case none = -1
  /// The system's preference: a form sheet from iOS 18 on, before that a page sheet.
  case automatic = -2
}

/// How a controller is shown when it is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Over the whole screen; the presenter leaves it.
  case fullScreen
  /// A sheet that the top of the presenter looks out behind.
  case pageSheet
  /// A sheet in the middle of a large screen, 540 by 620 points by default.
  case formSheet
  /// In place of the presentation context, which leaves the screen. Where the context is in a tab, what is presented does
  /// not hear of another tab's selection here, unlike in UIKit.
  case currentContext
  /// As the presentation controller of the transitioning delegate says.
  case custom
  /// Over the whole screen; the presenter stays.
  case overFullScreen
  /// Over the presentation context, which stays.
  case overCurrentContext
  /// In a bubble.
  case popover
  /// Not to be presented.
  case none = -1
  /// What the system prefers: a form sheet from iOS 18 on, before that a page sheet.
  case automatic = -2
}

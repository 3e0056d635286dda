/// How a screen is presented, as `UIModalPresentationStyle` names it.
public enum PresentationStyle: String, Hashable, Sendable, Codable, CaseIterable {
  /// The system's choice: a sheet.
  case automatic
  /// Over the entire screen; the screen behind is taken away.
  case fullScreen
  /// A sheet that shows the screen behind at the top.
  case pageSheet
  /// A smaller sheet in the middle where there is room.
  case formSheet
  /// In the place of the presenting controller's context.
  case currentContext
  /// Over the entire screen; the screen behind stays.
  case overFullScreen
  /// Over the presenting controller's context.
  case overCurrentContext
  /// In a bubble where there is room, else a sheet.
  case popover
}

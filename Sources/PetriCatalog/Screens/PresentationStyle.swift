/// How a screen is presented, as `UIModalPresentationStyle` names it.
public enum PresentationStyle: String, Hashable, Sendable, Codable, CaseIterable {
  /// What the system takes: a sheet.
  case automatic
  /// Over the whole screen; what was there leaves it.
  case fullScreen
  /// A sheet that shows what is behind at the top.
  case pageSheet
  /// A smaller sheet in the middle where there is room.
  case formSheet
  /// In the place of the presenting controller's context.
  case currentContext
  /// Over the whole screen; what was there stays.
  case overFullScreen
  /// Over the presenting controller's context.
  case overCurrentContext
  /// In a bubble where there is room, else a sheet.
  case popover
}

/// A style, as in `UIModalPresentationStyle`.
public enum PresentationStyle: String, Hashable, Sendable, Codable, CaseIterable {
  /// The system's choice, a sheet.
  case automatic
  /// Covers the screen and removes the one behind.
  case fullScreen
  /// A sheet below the top of the screen behind.
  case pageSheet
  /// A smaller centred sheet on regular widths.
  case formSheet
  case currentContext
  /// Covers the screen without removing the one behind.
  case overFullScreen
  case overCurrentContext
  /// A popover on regular widths, otherwise a sheet.
  case popover
}

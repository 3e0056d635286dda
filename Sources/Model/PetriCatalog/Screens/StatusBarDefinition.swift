/// The answers of a controller about the status bar when the chain ends at it.
public struct StatusBarDefinition: Hashable, Sendable, Codable {
  /// The colour of its text.
  public var style = StatusBarStyle.automatic
  /// Whether it is hidden.
  public var hidden = false

  /// Makes a visible status bar of the appearance's colour.
  public init() {}
}

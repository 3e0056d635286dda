/// The status bar of a controller.
public struct StatusBarDefinition: Hashable, Sendable, Codable {
  /// The style.
  public var style = StatusBarStyle.automatic
  /// Whether it is hidden.
  public var hidden = false

  /// Makes a visible status bar of automatic style.
  public init() {}
}

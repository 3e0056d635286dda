/// The colours of a tab bar; `nil` for the system's.
public struct TabBarDefinition: Hashable, Sendable, Codable {
  /// The background colour.
  public var background: Attribute<ColorValue>?
  /// The tint of the selected tab.
  public var tint: Attribute<ColorValue>?
  /// The tint of other tabs.
  public var unselectedTint: Attribute<ColorValue>?

  /// Makes a tab bar with system colours.
  public init() {}
}

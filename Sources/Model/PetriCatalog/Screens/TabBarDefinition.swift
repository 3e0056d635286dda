/// `tabBar`: the colours of a tab bar; the system's where they are `nil`.
public struct TabBarDefinition: Hashable, Sendable, Codable {
  /// The colour behind it.
  public var background: Attribute<ColorValue>?
  /// The colour of the tab that is selected: `tintColor`.
  public var tint: Attribute<ColorValue>?
  /// The colour of the others: `unselectedItemTintColor`.
  public var unselectedTint: Attribute<ColorValue>?

  /// Makes a bar in the system's colours.
  public init() {}
}

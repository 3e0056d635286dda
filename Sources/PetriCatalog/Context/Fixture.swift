/// A named context of a screen, for launches and snapshots.
public struct Fixture: Hashable, Sendable, Codable {
  /// The name under which every screen's examples can be had as a fixture.
  public static let examples = "examples"

  /// The name, kebab-case.
  public var name: String
  /// Values for some or all of the context's keys.
  public var values: ContextObject

  /// Makes a fixture.
  public init(name: String, values: ContextObject) {
    self.name = name
    self.values = values
  }
}

/// A named context of a screen, with values of the app's state where it takes some, for launches and snapshots.
public struct Fixture: Hashable, Sendable, Codable {
  /// The name under which every screen's examples can be had as a fixture.
  public static let examples = "examples"
  /// The key under which a fixture sets how the keyboard on the screen behaves, unless the context has it.
  public static let keyboard = "keyboard"

  /// The name, kebab-case.
  public var name: String
  /// Values for some or all of the context's keys.
  public var values: ContextObject
  /// Values for some or all keys of the app's state; the others have their defaults.
  public var state: ContextObject
  /// The keys of the form that a person has filled in already; the others have their defaults.
  public var form: ContextObject
  /// Whether the keyboard on the screen comes up for typing; it doesn't where it is `nil`.
  public var keyboard: SoftwareKeyboard?

  /// Makes a fixture.
  public init(
    name: String,
    values: ContextObject,
    state: ContextObject = ContextObject(),
    form: ContextObject = ContextObject()
  ) {
    self.name = name
    self.values = values
    self.state = state
    self.form = form
  }
}

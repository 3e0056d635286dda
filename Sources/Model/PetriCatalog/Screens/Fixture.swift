/// Named context and state for launching a screen.
public struct Fixture: Hashable, Sendable, Codable {
  /// The name of the fixture made of the context's examples.
  public static let examples = "examples"
  /// The key that sets the keyboard, unless the context has it.
  public static let keyboard = "keyboard"

  /// The name in kebab case.
  public var name: String
  /// Values of the context.
  public var values: ContextObject
  /// Values of the app's state; others have their defaults.
  public var state: ContextObject
  /// Values of the form; others have their defaults.
  public var form: ContextObject
  /// Whether the software keyboard appears; `nil` for hidden.
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

/// Whether the software keyboard appears.
public enum SoftwareKeyboard: String, Hashable, Sendable, Codable, CaseIterable {
  /// It doesn't, as with a hardware keyboard.
  case hidden
  case shown
}

/// The attributes that only one kind of view has, with the answers that others want of any kind.
///
/// Each kind has a file of `Kinds` with such a type. What it leaves out is as for a plain view.
public protocol KindDefinition: Hashable, Sendable, Codable {
  /// Whether text is typed in it, so that it can have the focus.
  static var isTypedIn: Bool { get }
  /// The views that it holds.
  var children: [ViewDefinition] { get }
  /// The texts that are read on it.
  var texts: [LocalizedText] { get }
  /// Its names and addresses, which aren't read.
  var templates: [TextTemplate] { get }
  /// The values that it gives to the parameters of a part.
  var givenValues: ContextLiteral? { get }
  /// When it can be touched; always where it is `nil`.
  var enabled: Condition? { get }
  /// Whether it is typed in as soon as the screen has appeared.
  var focused: Bool { get }
  /// The elements of the menu that a tap on it opens.
  var menu: [MenuElementDefinition] { get }
  /// The buttons of the bar above its keyboard.
  var keyboardItems: [BarItemDefinition] { get }
  /// The actions of the parts of its text.
  var textTaps: [TapAction] { get }
  /// The actions of touching it in other ways than by a tap on it.
  var otherTaps: [TapAction] { get }
  /// Its most telling text as the definition has it; empty where it has none.
  ///
  /// - Parameter locale: the locale whose variant of a text is taken.
  func subject(locale: String) -> String
}

// The answers of a plain view.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension KindDefinition {
  public static var isTypedIn: Bool { false }
  public var children: [ViewDefinition] { [] }
  public var texts: [LocalizedText] { [] }
  public var templates: [TextTemplate] { [] }
  public var givenValues: ContextLiteral? { nil }
  public var enabled: Condition? { nil }
  public var focused: Bool { false }
  public var menu: [MenuElementDefinition] { [] }
  public var keyboardItems: [BarItemDefinition] { [] }
  public var textTaps: [TapAction] { [] }
  public var otherTaps: [TapAction] { [] }
  public func subject(locale: String) -> String { "" }
}

extension LocalizedText {
  /// The variant of a locale in quotes.
  func subject(locale: String) -> String { template(for: locale).description.quoted }
}

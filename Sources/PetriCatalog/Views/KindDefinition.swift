/// The attributes that only one kind of view has, and what others ask of any kind.
///
/// Each kind has a file of `Kinds` with such a type, which says what isn't as for a plain view.
public protocol KindDefinition: Hashable, Sendable, Codable {
  /// Whether text is typed in it, so that it can have the focus.
  static var isTypedIn: Bool { get }
  /// The views that it holds.
  var children: [ViewDefinition] { get }
  /// The texts that are read on it.
  var texts: [LocalizedText] { get }
  /// Its names and addresses, which aren't read.
  var templates: [TextTemplate] { get }
  /// The values that it gives to what it is of.
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

// What a plain view has.
extension KindDefinition {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var isTypedIn: Bool { false }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var children: [ViewDefinition] { [] }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var texts: [LocalizedText] { [] }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var templates: [TextTemplate] { [] }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var givenValues: ContextLiteral? { nil }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var enabled: Condition? { nil }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var focused: Bool { false }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var menu: [MenuElementDefinition] { [] }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var keyboardItems: [BarItemDefinition] { [] }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var textTaps: [TapAction] { [] }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var otherTaps: [TapAction] { [] }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func subject(locale: String) -> String { "" }
}

extension LocalizedText {
  /// The variant of a locale in quotes.
  func subject(locale: String) -> String { template(for: locale).description.quoted }
}

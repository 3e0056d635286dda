/// The attributes specific to a kind of view, with properties that all kinds answer; defaults are those of a plain
/// view.
public protocol KindDefinition: Hashable, Sendable, Codable {
  /// Whether text can be typed into it.
  static var isTypedIn: Bool { get }
  /// The views that it contains.
  var children: [ViewDefinition] { get }
  /// The user-visible texts.
  var texts: [LocalizedText] { get }
  /// Names and URLs, which aren't user-visible.
  var templates: [TextTemplate] { get }
  /// The values for a part's parameters.
  var givenValues: ContextLiteral? { get }
  /// When it is enabled; `nil` for always.
  var enabled: Condition? { get }
  /// Whether it is focused when the screen appears.
  var focused: Bool { get }
  /// The menu that a tap opens.
  var menu: [MenuElementDefinition] { get }
  /// The items of the keyboard's accessory bar.
  var keyboardItems: [BarItemDefinition] { get }
  /// The actions of tappable text runs.
  var textTaps: [TapAction] { get }
  /// The actions of interactions other than a tap.
  var otherTaps: [TapAction] { get }
  /// Its most characteristic text; empty without one.
  ///
  /// - Parameter locale: the locale of the text.
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
  /// The quoted text in a locale.
  func subject(locale: String) -> String { template(for: locale).description.quoted }
}

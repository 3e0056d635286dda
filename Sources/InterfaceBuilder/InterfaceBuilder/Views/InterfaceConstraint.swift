/// A constraint with its items by identifier; a missing first item is the owning view.
public struct InterfaceConstraint: Hashable, Sendable {
  public var identity: InterfaceIdentity
  /// The identifier for messages, if specified.
  public var identifier: String?
  public var first: String?
  /// The name of the attribute, such as `leadingMargin`.
  public var firstAttribute: String
  /// `equal`, `lessThanOrEqual` or `greaterThanOrEqual`.
  public var relation: String
  public var second: String?
  public var secondAttribute: String?
  public var values: Varying<Values>
  /// Whether the constant is the system spacing.
  public var isSymbolic: Bool
  /// Whether the constraint is removed at build time.
  public var isPlaceholder: Bool

  /// The properties that can vary by size class.
  public struct Values: Hashable, Sendable {
    public var multiplier: Double
    /// In points.
    public var constant: Double
    /// Between 1 and 1000.
    public var priority: Double
  }

  /// Nil without an attribute.
  init?(_ element: DocumentElement) {
    guard element.name == "constraint", let attribute = element["firstAttribute"] else { return nil }
    identity = InterfaceIdentity(element)
    identifier = element["identifier"]
    first = element["firstItem"]
    firstAttribute = attribute
    relation = element["relation"] ?? "equal"
    second = element["secondItem"]
    secondAttribute = element["secondAttribute"]
    isSymbolic = element.flag("symbolic") ?? false
    isPlaceholder = element.flag("placeholder") ?? false
    element.pass("symbolType")
    values = Varying(element) { element, _ in
      Values(
        multiplier: element["multiplier"].map(Self.ratio) ?? 1,
        constant: element.number("constant") ?? 0,
        priority: element.number("priority") ?? 1000
      )
    }
  }

  /// `3`, `3:2` or `3/2`.
  private static func ratio(_ text: String) -> Double {
    let parts = text.split { $0 == ":" || $0 == "/" }.compactMap { Double($0) }
    guard parts.count == 2, parts[1] != 0 else { return parts.first ?? 1 }
    return parts[0] / parts[1]
  }
}

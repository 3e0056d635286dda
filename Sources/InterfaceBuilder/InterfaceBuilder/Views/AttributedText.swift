/// A text whose parts look different.
public struct AttributedText: Hashable, Sendable {
  public var runs: [Run]

  /// A part that looks the same.
  public struct Run: Hashable, Sendable {
    public var text: String
    public var font: InterfaceFont?
    public var color: InterfaceColor?
    /// `left`, `center`, `right`, `justified` or `natural`.
    public var alignment: String?
    /// In points.
    public var lineSpacing: Double?
    /// In points.
    public var kern: Double?
    public var isUnderlined: Bool
    public var isStruck: Bool
  }

  /// The letters alone.
  public var text: String { runs.map(\.text).joined() }

  init(_ element: DocumentElement) {
    runs = element.all("fragment").map(Self.run)
  }

  private static func run(_ fragment: DocumentElement) -> Run {
    let content = fragment.child("string", key: "content")
    content?.pass("base64-UTF8")
    let attributes = fragment.child("attributes")
    let style = attributes?.child("paragraphStyle", key: "NSParagraphStyle")
    style?.passAll()
    for other in attributes?.children ?? [] where !["NSFont", "NSColor"].contains(other.attributes["key"]) {
      other.passAll()
    }
    return Run(
      text: fragment["content"] ?? content?.text ?? "",
      font: attributes?.child("font", key: "NSFont").flatMap(InterfaceFont.init),
      color: attributes.flatMap { InterfaceColor("NSColor", of: $0) },
      alignment: style?["alignment"],
      lineSpacing: style?.number("lineSpacing"),
      kern: attributes?.child(key: "NSKern")?.number("value"),
      isUnderlined: (attributes?.child(key: "NSUnderline")?.number("value") ?? 0) != 0,
      isStruck: (attributes?.child(key: "NSStrikethrough")?.number("value") ?? 0) != 0
    )
  }
}

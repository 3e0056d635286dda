/// A link's text for a parameter.
public struct LinkCapture: Hashable, Sendable {
  /// A text of the link.
  public struct Value: Hashable, Sendable {
    /// The text, decoded.
    public internal(set) var text: String
    /// The texts between its commas, decoded; an encoded comma is a part of its element.
    public let elements: [String]

    init(text: String, elements: [String]) {
      self.text = text
      self.elements = elements
    }

    init(_ text: LinkText, _ plusIsSpace: Bool) {
      self.text = text.value(plusIsSpace: plusIsSpace)
      elements = text.elements(plusIsSpace: plusIsSpace)
    }
  }

  /// The parameter's name.
  public let name: String
  /// The texts: the segments of a rest, each item of the query that has the name, else one.
  public internal(set) var values: [Value]
  /// Whether they are segments of the path.
  public internal(set) var isRest: Bool

  /// The text of a key that has one value: the segments with slashes between them, else the first.
  public var text: String {
    isRest ? values.map(\.text).joined(separator: "/") : values.first?.text ?? ""
  }
}

/// The value of a pattern's parameter in a link.
public struct LinkCapture: Hashable, Sendable {
  /// A captured text.
  public struct Value: Hashable, Sendable {
    /// The decoded text.
    public internal(set) var text: String
    /// The decoded comma-separated elements; a percent-encoded comma doesn't separate.
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

  /// The name of the parameter.
  public let name: String
  /// The captured texts: several for rest parameters and repeated query items.
  public internal(set) var values: [Value]
  /// Whether the values are path segments of a rest parameter.
  public internal(set) var isRest: Bool

  /// The text for a single value: path segments joined by slashes, or the first value.
  public var text: String {
    isRest ? values.map(\.text).joined(separator: "/") : values.first?.text ?? ""
  }
}

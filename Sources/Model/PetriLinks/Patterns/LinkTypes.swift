/// The types of parameters, which decide between patterns: `{n:int}`.
public struct LinkTypes: Sendable {
  /// The names of the types, stricter ones first.
  public let names: [String]
  /// Whether a type accepts a text.
  let accepts: @Sendable (_ type: String, _ text: String) -> Bool
  /// A sample value of a type.
  package let sample: @Sendable (_ type: String) -> String

  /// Makes types.
  ///
  /// - Parameters: - names: the names of the types, stricter ones first. - accepts: whether a type accepts a text. -
  ///   sample: a sample value of a type.
  public init(
    _ names: [String],
    accepts: @escaping @Sendable (_ type: String, _ text: String) -> Bool,
    sample: @escaping @Sendable (_ type: String) -> String
  ) {
    self.names = names
    self.accepts = accepts
    self.sample = sample
  }

  /// No types.
  public static let none = LinkTypes([], accepts: { _, _ in false }, sample: { _ in "" })
}

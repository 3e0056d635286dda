/// The types of parameters that choose between patterns: `{n:int}`.
public struct LinkTypes: Sendable {
  /// The types' names, the stricter first where a text can be of several.
  public let names: [String]
  /// Whether a text is a value of the type of a name.
  let accepts: @Sendable (_ type: String, _ text: String) -> Bool
  /// A value of the type of a name.
  package let sample: @Sendable (_ type: String) -> String

  /// Makes types.
  ///
  /// - Parameters:
  ///   - names: the stricter first where a text can be of several.
  ///   - accepts: whether a text is a value of the type of a name.
  ///   - sample: a value of the type of a name.
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

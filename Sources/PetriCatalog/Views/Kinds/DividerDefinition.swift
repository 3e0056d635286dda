/// `divider`: a thin line, which has no attributes of its own.
public struct DividerDefinition: KindDefinition {
  /// Makes a line.
  public init() {}

  /// Reads whatever is written for it.
  public init(from decoder: any Decoder) {}

  /// Writes `true`.
  ///
  /// - Throws: what the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(true)
  }
}

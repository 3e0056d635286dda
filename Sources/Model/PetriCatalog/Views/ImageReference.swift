/// A named image or system symbol.
public struct ImageReference: Hashable, Sendable, Codable {
  /// The name, such as `logo` or `star.fill`.
  public var name: TextTemplate
  /// Whether it is a symbol.
  public var isSymbol: Bool

  /// Makes a reference.
  public init(_ name: TextTemplate, isSymbol: Bool = false) {
    self.name = name
    self.isSymbol = isSymbol
  }
}

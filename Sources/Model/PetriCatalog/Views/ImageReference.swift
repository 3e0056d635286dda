/// A picture of the app's, or one of the system's symbols, by its name.
public struct ImageReference: Hashable, Sendable, Codable {
  /// The name, such as `logo` or `star.fill`.
  public var name: TextTemplate
  /// Whether it is the name of a symbol.
  public var isSymbol: Bool

  /// Names a picture or a symbol.
  public init(_ name: TextTemplate, isSymbol: Bool = false) {
    self.name = name
    self.isSymbol = isSymbol
  }
}

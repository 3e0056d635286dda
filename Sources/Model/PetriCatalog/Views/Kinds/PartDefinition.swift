/// A part of the catalogue with values for its parameters.
public struct PartDefinition: KindDefinition {
  /// The name of the part.
  public var name: String
  /// The values of parameters, with references to the outer scope; others have their defaults.
  public var with: ContextLiteral

  /// Makes a part.
  public init(name: String, with: ContextLiteral = .empty) {
    self.name = name
    self.with = with
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension PartDefinition {
  public var givenValues: ContextLiteral? { with }
}

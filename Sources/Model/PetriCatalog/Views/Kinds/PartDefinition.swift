/// `part`: the views of a part of the catalogue, with values of its parameters.
public struct PartDefinition: KindDefinition {
  /// The part's name.
  public var name: String
  /// Values of its parameters, which may refer to those around it; a missing one has its default.
  public var with: ContextLiteral

  /// Makes a part with values of its parameters.
  public init(name: String, with: ContextLiteral = .empty) {
    self.name = name
    self.with = with
  }
}

extension PartDefinition {
  /// The values of its parameters.
  public var givenValues: ContextLiteral? { with }
}

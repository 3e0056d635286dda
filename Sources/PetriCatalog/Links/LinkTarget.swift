/// What a link leads to.
public struct LinkTarget: Hashable, Sendable {
  /// The screen's name.
  public let screen: String
  /// The link's definition.
  public let link: LinkDefinition
}

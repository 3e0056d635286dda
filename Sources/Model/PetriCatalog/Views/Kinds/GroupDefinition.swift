/// Views in place of one: an alternative of `switch: …, cases: …`, or all of them.
public struct GroupDefinition: KindDefinition {
  /// The views or alternatives.
  public var views: [ViewDefinition]
  /// The name in a tree: `case loaded`, `switch ${stage}`.
  public var name: String

  /// Makes a group.
  public init(views: [ViewDefinition], name: String) {
    self.views = views
    self.name = name
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension GroupDefinition {
  public var children: [ViewDefinition] { views }
}

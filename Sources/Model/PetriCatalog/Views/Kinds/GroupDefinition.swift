/// Views that stand together in the place of one, under its condition: an alternative of `switch: …, cases: …`, or all of them.
public struct GroupDefinition: KindDefinition {
  /// The views, or the alternatives.
  public var views: [ViewDefinition]
  /// The name in a text: `case loaded`, `switch ${stage}`.
  public var name: String

  /// Makes a group of views.
  public init(views: [ViewDefinition], name: String) {
    self.views = views
    self.name = name
  }
}

extension GroupDefinition {
  /// Its views.
  public var children: [ViewDefinition] { views }
}

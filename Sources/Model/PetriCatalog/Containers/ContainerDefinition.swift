/// A layer of the onion that the catalogue defines.
public struct ContainerDefinition: Hashable, Sendable, Codable {
  /// The name, kebab-case, unique in the catalogue.
  public var name: String
  /// The title for people; the name where none is given.
  public var title: String
  /// The purpose of the container.
  public var summary: String?
  /// The parameters that `wrapping` may set.
  public var parameters: [ContextField] = []
  /// Who answers for the status bar.
  public var statusBar = StatusBarPolicy.child
  /// Where the child goes.
  public var child = ChildLayout()
  /// Where supporting views go; `nil` for a container that does not ask for them.
  public var supportingViews: SupportingViewsLayout?
  /// The container's own views, above the child.
  public var views: [ViewDefinition] = []
  /// How a screen whose outermost layer this is is shown modally.
  public var presentation: PresentationDefinition?
  /// The colour behind the child.
  public var background: Attribute<ColorValue>?
  /// Where it is defined.
  public var place: Place

  /// Makes a container that its child fills.
  public init(name: String, place: Place) {
    self.name = name
    self.place = place
    title = name
  }
}

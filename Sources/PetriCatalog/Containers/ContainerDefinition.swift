/// A layer of the onion that the catalogue defines.
public struct ContainerDefinition: Hashable, Sendable, Codable {
  /// The name, kebab-case, unique in the catalogue.
  public var name: String
  /// What people read; the name where none is given.
  public var title: String
  /// What the container is for.
  public var summary: String?
  /// What `wrapping` may set.
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
  /// What is painted behind the child.
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

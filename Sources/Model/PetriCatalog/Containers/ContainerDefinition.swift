/// A container defined by the catalogue.
public struct ContainerDefinition: Hashable, Sendable, Codable {
  /// The unique name in kebab case.
  public var name: String
  /// The title; defaults to the name.
  public var title: String
  /// The purpose.
  public var summary: String?
  /// The parameters that `wrapping` can set.
  public var parameters: [ContextField] = []
  /// What determines the status bar.
  public var statusBar = StatusBarPolicy.child
  /// The position of the child.
  public var child = ChildLayout()
  /// The position of supporting views; `nil` if the container takes none.
  public var supportingViews: SupportingViewsLayout?
  /// The views above the child.
  public var views: [ViewDefinition] = []
  /// The modal presentation of screens with this outermost container.
  public var presentation: PresentationDefinition?
  /// The background colour behind the child.
  public var background: Attribute<ColorValue>?
  /// The location of the definition.
  public var place: Place

  /// Makes a container that its child fills.
  public init(name: String, place: Place) {
    self.name = name
    self.place = place
    title = name
  }
}

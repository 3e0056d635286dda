/// A container defined in the catalogue.
public struct ContainerDefinition: Hashable, Sendable, Codable {
  /// The unique name in kebab case.
  public var name: String
  /// The title; defaults to the name.
  public var title: String
  /// The container's purpose.
  public var summary: String?
  /// The parameters that `wrapping` can set.
  public var parameters: [ContextField] = []
  /// The source of the status bar's appearance.
  public var statusBar = StatusBarPolicy.child
  /// The layout of the child.
  public var child = ChildLayout()
  /// The layout of supporting views; `nil` if the container doesn't accept any.
  public var supportingViews: SupportingViewsLayout?
  /// The views in front of the child.
  public var views: [ViewDefinition] = []
  /// The modal presentation of screens whose outermost container is this one.
  public var presentation: PresentationDefinition?
  /// The background colour behind the child.
  public var background: Attribute<ColorValue>?
  /// The source location of the definition.
  public var place: Place

  /// Creates a container that its child fills.
  public init(name: String, place: Place) {
    self.name = name
    self.place = place
    title = name
  }
}

/// The layout of a container's child.
public struct ChildLayout: Hashable, Sendable, Codable {
  /// The edges of the container's view to which the child is pinned.
  public var pins: [PinEdge] = [.edges]
  /// The axes along which the child is centred in the safe area that supporting views leave.
  public var center: CenterAxis?
  /// The additional safe area insets of the child.
  public var additionalSafeArea = Insets()
  /// Whether the child's layout margins are at least those of the container.
  public var preservesSuperviewLayoutMargins = false

  /// Creates a layout in which the child fills the container.
  public init() {}
}

/// The source of a container's status bar appearance: its child or its own definition.
public enum StatusBarPolicy: Hashable, Sendable, Codable {
  case child
  case own(StatusBarDefinition)
}

/// The layout of the stack of supporting views in a container.
public struct SupportingViewsLayout: Hashable, Sendable, Codable {
  /// The edges of the safe area and margins to which the stack is pinned.
  public var pins: [PinEdge] = [.bottom, .leading, .trailing]
  /// The axis of the stack.
  public var axis = StackAxis.vertical
  /// The spacing in points.
  public var spacing = 8.0
  /// The alignment perpendicular to the axis.
  public var alignment = StackAlignment.fill
  /// The distribution along the axis.
  public var distribution = StackDistribution.fill

  /// Creates a column at the bottom.
  public init() {}
}

/// A wrapping layer of a screen.
public struct Layer: Hashable, Sendable, Codable {
  /// The kind of a layer.
  public enum Kind: Hashable, Sendable, Codable {
    /// A container of the catalogue, with values for its parameters.
    case container(String, parameters: ContextLiteral)
    case system(SystemContainer)
    /// A container written in Swift, by its registered name.
    case controller(String)
  }

  /// The kind.
  public var kind: Kind
  /// The source location in the screen or in `_defaults.yaml`.
  public var place: Place

  /// Creates a layer.
  public init(kind: Kind, place: Place) {
    self.kind = kind
    self.place = place
  }

  /// The name used in `wrapping`.
  public var name: String {
    switch kind {
    case .container(let name, _), .controller(let name): name
    case .system(let system): system.rawValue
    }
  }
}

/// A container view controller of UIKit.
public enum SystemContainer: String, Hashable, Sendable, Codable, CaseIterable {
  case navigation
  case tabs
  case split
  case pages

  /// Whether UIKit doesn't support another container inside this one.
  ///
  /// A navigation controller can contain neither another navigation controller nor a split view controller, and only
  /// the secondary column of a split view controller can contain a tab bar controller.
  ///
  /// - Parameter isSecondary: Whether the inner container is in the secondary column.
  public func refuses(_ inner: SystemContainer, isSecondary: Bool = false) -> Bool {
    switch (self, inner) {
    case (.navigation, .navigation), (.navigation, .split): true
    case (.split, .tabs): !isSecondary
    default: false
    }
  }
}

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

/// The position of a container's child.
public struct ChildLayout: Hashable, Sendable, Codable {
  /// The edges of the container's view that the child is pinned to.
  public var pins: [PinEdge] = [.edges]
  /// The axes along which the child is centred in the safe area left by supporting views.
  public var center: CenterAxis?
  /// The additional safe area insets of the child.
  public var additionalSafeArea = Insets()
  /// Whether the child's layout margins are at least the container's.
  public var preservesSuperviewLayoutMargins = false

  /// Makes a layout in which the child fills the container.
  public init() {}
}

/// What determines the status bar of a container.
public enum StatusBarPolicy: Hashable, Sendable, Codable {
  case child
  case own(StatusBarDefinition)
}

/// The layout of supporting views in a container.
public struct SupportingViewsLayout: Hashable, Sendable, Codable {
  /// The edges of the safe area and margins that the stack is pinned to.
  public var pins: [PinEdge] = [.bottom, .leading, .trailing]
  /// The axis of the stack.
  public var axis = StackAxis.vertical
  /// The spacing in points.
  public var spacing = 8.0
  /// The alignment across the axis.
  public var alignment = StackAlignment.fill
  /// The distribution along the axis.
  public var distribution = StackDistribution.fill

  /// Makes a column at the bottom.
  public init() {}
}

/// A layer in `wrapping`.
public struct Layer: Hashable, Sendable, Codable {
  /// A kind of layer.
  public enum Kind: Hashable, Sendable, Codable {
    /// A container of the catalogue with values for its parameters.
    case container(String, parameters: ContextLiteral)
    case system(SystemContainer)
    /// A container written in Swift, by its registered name.
    case controller(String)
  }

  /// The kind.
  public var kind: Kind
  /// The location in the screen or in `_defaults.yaml`.
  public var place: Place

  /// Makes a layer.
  public init(kind: Kind, place: Place) {
    self.kind = kind
    self.place = place
  }

  /// The name in `wrapping`.
  public var name: String {
    switch kind {
    case .container(let name, _), .controller(let name): name
    case .system(let system): system.rawValue
    }
  }
}

/// A UIKit container.
public enum SystemContainer: String, Hashable, Sendable, Codable, CaseIterable {
  case navigation
  case tabs
  case split
  case pages

  /// Whether UIKit refuses to embed another container.
  ///
  /// A navigation controller can contain neither another one nor a split view controller, and only the secondary
  /// column of a split view controller can contain a tab bar controller.
  ///
  /// - Parameter isSecondary: whether it is embedded in a secondary column.
  public func refuses(_ inner: SystemContainer, isSecondary: Bool = false) -> Bool {
    switch (self, inner) {
    case (.navigation, .navigation), (.navigation, .split): true
    case (.split, .tabs): !isSecondary
    default: false
    }
  }
}

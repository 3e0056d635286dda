/// A stack view.
public struct StackDefinition: KindDefinition {
  /// The axis.
  public var axis = StackAxis.vertical
  /// The spacing in points.
  public var spacing = 8.0
  /// The alignment perpendicular to the axis.
  public var alignment = StackAlignment.fill
  /// The distribution along the axis.
  public var distribution = StackDistribution.fill
  /// The padding.
  public var padding = Insets()
  /// The views.
  public var views: [ViewDefinition]
  /// The gradient over the background colour.
  public var gradient: GradientDefinition?

  /// Creates a vertical stack.
  public init(views: [ViewDefinition]) { self.views = views }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension StackDefinition {
  public var children: [ViewDefinition] { views }
}

/// The axis of a stack or scroll view.
public enum StackAxis: String, Hashable, Sendable, Codable, CaseIterable {
  case vertical
  case horizontal
}

/// The alignment perpendicular to the stack's axis, as in `UIStackView.Alignment`.
public enum StackAlignment: String, Hashable, Sendable, Codable, CaseIterable {
  case fill
  case leading
  case top
  case firstBaseline
  case center
  case trailing
  case bottom
  case lastBaseline
}

/// The distribution along a stack's axis, as in `UIStackView.Distribution`.
public enum StackDistribution: String, Hashable, Sendable, Codable, CaseIterable {
  case fill
  case fillEqually
  case fillProportionally
  case equalSpacing
  case equalCentering
}

/// A scroll view.
public struct ScrollDefinition: KindDefinition {
  /// The scroll direction.
  public var axis = StackAxis.vertical
  /// The spacing in points.
  public var spacing = 8.0
  /// The padding.
  public var padding = Insets()
  /// The views.
  public var views: [ViewDefinition]
  /// Whether the content stays scrolled to the end.
  public var startsAtEnd = false

  /// Creates a vertical scroll view.
  public init(views: [ViewDefinition]) { self.views = views }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ScrollDefinition {
  public var children: [ViewDefinition] { views }
}

/// A column of views on a background.
public struct BoxDefinition: KindDefinition {
  /// The padding.
  public var padding = Insets(16)
  /// The spacing in points.
  public var spacing = 8.0
  /// The corner radius in points.
  public var cornerRadius = 0.0
  /// The border.
  public var border: BorderDefinition?
  /// The views.
  public var views: [ViewDefinition]
  /// The gradient over the background colour.
  public var gradient: GradientDefinition?

  /// Creates a box with square corners.
  public init(views: [ViewDefinition]) { self.views = views }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension BoxDefinition {
  public var children: [ViewDefinition] { views }
}

/// Views layered on the z-axis, the first at the back.
public struct OverlayDefinition: KindDefinition {
  /// The views; each fills the overlay unless it is pinned or centred.
  public var views: [ViewDefinition]
  /// The gradient over the background colour.
  public var gradient: GradientDefinition?

  /// Creates an overlay.
  public init(views: [ViewDefinition]) { self.views = views }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension OverlayDefinition {
  public var children: [ViewDefinition] { views }
}

/// A group that replaces a single view: a case of `switch: …, cases: …`, or all of its cases.
public struct GroupDefinition: KindDefinition {
  /// The views or cases.
  public var views: [ViewDefinition]
  /// The name in a tree: `case loaded`, `switch ${stage}`.
  public var name: String

  /// Creates a group.
  public init(views: [ViewDefinition], name: String) {
    self.views = views
    self.name = name
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension GroupDefinition {
  public var children: [ViewDefinition] { views }
}

/// An instance of a part with values for its parameters.
public struct PartDefinition: KindDefinition {
  /// The name of the part.
  public var name: String
  /// The parameter values, with references to the outer scope; other parameters have their defaults.
  public var with: ContextLiteral

  /// Creates an instance of a part.
  public init(name: String, with: ContextLiteral = .empty) {
    self.name = name
    self.with = with
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension PartDefinition {
  public var givenValues: ContextLiteral? { with }
}

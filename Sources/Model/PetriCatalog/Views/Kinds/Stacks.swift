/// Views in a row or column.
public struct StackDefinition: KindDefinition {
  /// The axis.
  public var axis = StackAxis.vertical
  /// The spacing in points.
  public var spacing = 8.0
  /// The alignment across the axis.
  public var alignment = StackAlignment.fill
  /// The distribution along the axis.
  public var distribution = StackDistribution.fill
  /// The padding.
  public var padding = Insets()
  /// The views.
  public var views: [ViewDefinition]
  /// The gradient over the background colour.
  public var gradient: GradientDefinition?

  /// Makes a column.
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

/// The alignment across a stack's axis, as in `UIStackView.Alignment`.
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
  /// Whether it stays scrolled to its end.
  public var startsAtEnd = false

  /// Makes a vertical scroll view.
  public init(views: [ViewDefinition]) { self.views = views }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ScrollDefinition {
  public var children: [ViewDefinition] { views }
}

/// Views on a background.
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

  /// Makes a box with square corners.
  public init(views: [ViewDefinition]) { self.views = views }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension BoxDefinition {
  public var children: [ViewDefinition] { views }
}

/// Views stacked on top of one another, the first at the bottom.
public struct OverlayDefinition: KindDefinition {
  /// The views; each fills the overlay unless it is pinned or centred.
  public var views: [ViewDefinition]
  /// The gradient over the background colour.
  public var gradient: GradientDefinition?

  /// Makes an overlay.
  public init(views: [ViewDefinition]) { self.views = views }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension OverlayDefinition {
  public var children: [ViewDefinition] { views }
}

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

/// A part of the catalogue with values for its parameters.
public struct PartDefinition: KindDefinition {
  /// The name of the part.
  public var name: String
  /// The values of parameters, with references to the outer scope; others have their defaults.
  public var with: ContextLiteral

  /// Makes a part.
  public init(name: String, with: ContextLiteral = .empty) {
    self.name = name
    self.with = with
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension PartDefinition {
  public var givenValues: ContextLiteral? { with }
}

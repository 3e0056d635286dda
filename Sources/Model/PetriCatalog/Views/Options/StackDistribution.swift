/// How a stack shares its length out, as `UIStackView.Distribution` names it.
public enum StackDistribution: String, Hashable, Sendable, Codable, CaseIterable {
  /// The views fill it; the one that resists least stretches or shrinks.
  case fill
  /// The views fill it with equal lengths.
  case fillEqually
  /// The views fill it in proportion to their own lengths.
  case fillProportionally
  /// Equal spaces between the views.
  case equalSpacing
  /// Equal distances between the views' centres.
  case equalCentering
}

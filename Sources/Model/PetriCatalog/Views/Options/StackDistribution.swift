/// The distribution along a stack's axis, as in `UIStackView.Distribution`.
public enum StackDistribution: String, Hashable, Sendable, Codable, CaseIterable {
  case fill
  case fillEqually
  case fillProportionally
  case equalSpacing
  case equalCentering
}

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

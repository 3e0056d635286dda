/// The horizontal alignment of a control's content.
public enum ContentAlignmentOption: String, Hashable, Sendable, Codable, CaseIterable {
  case center
  case leading
  case trailing
}

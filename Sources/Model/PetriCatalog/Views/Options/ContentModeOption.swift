/// A content mode, as in `UIView.ContentMode`.
public enum ContentModeOption: String, Hashable, Sendable, Codable, CaseIterable {
  case scaleToFill
  case scaleAspectFit
  case scaleAspectFill
  case center
}

/// A button style, as in `UIButton.Configuration`.
public enum ButtonStyle: String, Hashable, Sendable, Codable, CaseIterable {
  case plain
  case gray
  case tinted
  case filled
}

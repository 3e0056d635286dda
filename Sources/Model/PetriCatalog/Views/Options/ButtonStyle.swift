/// The look of a button, as `UIButton.Configuration` names it.
public enum ButtonStyle: String, Hashable, Sendable, Codable, CaseIterable {
  /// A title alone.
  case plain
  /// On a grey background.
  case gray
  /// On a background of a lighter tint.
  case tinted
  /// On a background of the tint.
  case filled
}

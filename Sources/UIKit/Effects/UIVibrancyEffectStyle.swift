/// What shines through a blur.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// A label.
  case label
  /// A label that matters less.
  case secondaryLabel
  /// A label that matters still less.
  case tertiaryLabel
  /// A label that matters least.
  case quaternaryLabel
  /// A large shape.
  case fill
  /// A shape of middle size.
  case secondaryFill
  /// A small shape.
  case tertiaryFill
  /// A line between things.
  case separator
}

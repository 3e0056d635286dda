/// The parts that shine through a blur.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label
  case secondaryLabel
  case tertiaryLabel
  case quaternaryLabel
  case fill
  case secondaryFill
  case tertiaryFill
  case separator
}

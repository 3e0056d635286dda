/// How text in a smaller font is aligned.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the same baseline.
  case alignBaselines
  /// In the middle.
  case alignCenters
  /// At the top left.
  case none
}

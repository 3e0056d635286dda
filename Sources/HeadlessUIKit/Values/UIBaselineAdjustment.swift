/// How text in a smaller font stands.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the same baseline.
  case alignBaselines
  /// In the middle.
  case alignCenters
  /// At the top left.
  case none
}

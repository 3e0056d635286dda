/// How text in a smaller font is aligned.
public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines
  case alignCenters
  case none
}

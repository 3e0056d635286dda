/// How a stack arranges.
public struct StackContent: Hashable, Sendable {
  public var isVertical: Bool
  public var alignment: String
  public var distribution: String
  /// In points.
  public var spacing: Double
  /// Whether its spacing is the system's.
  public var usesStandardSpacing: Bool
  public var isBaselineRelative: Bool

  init(_ element: DocumentElement) {
    isVertical = element["axis"] == "vertical"
    alignment = element["alignment"] ?? "fill"
    distribution = element["distribution"] ?? "fill"
    spacing = element.number("spacing") ?? 0
    usesStandardSpacing = element["spacingType"] == "standard"
    isBaselineRelative = element.flag("baselineRelativeArrangement") ?? false
  }
}

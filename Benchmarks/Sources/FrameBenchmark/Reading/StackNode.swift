/// How a stack arranges.
struct StackNode {
  var isVertical: Bool
  var alignment: String
  var distribution: String
  var spacing: Double
  var usesStandardSpacing: Bool
  var usesMargins: Bool
  var usesBaselines: Bool

  init(_ element: Element) {
    isVertical = element["axis"] == "vertical"
    alignment = element["alignment"] ?? "fill"
    distribution = element["distribution"] ?? "fill"
    spacing = element.number("spacing") ?? 0
    usesStandardSpacing = element["spacingType"] == "standard"
    // Margins that somebody set are for what it arranges.
    usesMargins = element.children.contains { ["layoutMargins", "directionalLayoutMargins"].contains($0["key"]) }
    usesBaselines = element.flag("baselineRelativeArrangement") ?? false
  }
}

public import Foundation

extension HeadlessRuntime {
  /// The lines of a label's text that are seen in its size, the last with an ellipsis where text is cut, and how wide each
  /// is in points.
  public static func visibleLines(of label: UILabel) -> (lines: [String], widths: [CGFloat], isCut: Bool) {
    let layout = label.visibleLines
    let measure = TextMeasure(font: label.font)
    return (layout.lines.map(\.text), layout.lines.map { measure.points($0.units) }, layout.isTruncated)
  }

  /// The font of a button's title: its look's where it has one.
  public static func titleFont(of button: UIButton) -> UIFont { button.titleFont }
}

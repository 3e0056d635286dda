public import Foundation

extension HeadlessRuntime {
  /// The lines of a label's text that are seen in its size, the last with an ellipsis where text is cut, and how wide
  /// each is in points.
  public static func visibleLines(of label: UILabel) -> (lines: [String], widths: [CGFloat], isCut: Bool) {
    if let runs = label.runs {
      let visible = label.visibleLines(of: runs)
      return (visible.lines.map(runs.text), visible.lines.map { runs.points($0.units) }, visible.isCut)
    }
    let layout = label.visibleLines
    let measure = TextMeasure(font: label.font)
    return (layout.lines.map(\.text), layout.lines.map { measure.points($0.units) }, layout.isTruncated)
  }

  /// A part of a label's text that is on one line and has one look, as it is seen.
  public struct TextPart {
    /// The characters, with an ellipsis where the text is cut behind them.
    public let text: String
    /// The attributes of the text there.
    public let attributes: [NSAttributedString.Key: Any]
    /// Where it is in the label, in points; as high as its line.
    public let frame: CGRect
    /// How far below the label's top its letters stand, in points.
    public let baseline: CGFloat
  }

  /// The parts of a label's text with attributes that are seen in its size, line by line, each line from its beginning
  /// to its end; none where the text has no attributes.
  public static func visibleParts(of label: UILabel) -> [TextPart] {
    label.runs.map { label.visibleParts(of: $0) } ?? []
  }

  /// The font of a button's title: its look's where it has one.
  public static func titleFont(of button: UIButton) -> UIFont { button.titleFont }
}

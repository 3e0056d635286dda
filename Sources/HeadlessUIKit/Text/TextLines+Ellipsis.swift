import Foundation

extension TextLines {
  /// Makes room in the last line for an ellipsis.
  mutating func endWithEllipsis(measure: TextMeasure, width: CGFloat) {
    guard var last = lines.popLast() else { return }
    last.units = measure.units(of: last.text + "…")
    while !last.text.isEmpty, measure.points(last.units) > width + 0.01 {
      last.text.removeLast()
      last.units = measure.units(of: last.text + "…")
    }
    last.text += "…"
    lines.append(last)
  }
}

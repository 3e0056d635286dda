import Foundation

extension TextLines {
  /// Makes room in the last line for an ellipsis.
  mutating func endWithEllipsis(measure: TextMeasure, width: CGFloat) {
    guard var last = lines.popLast() else { return }
    let ellipsis = measure.units(of: "…")
    while !last.text.isEmpty, measure.points(last.units + ellipsis) > width + 0.01 {
      last.units -= measure.units(of: last.text.removeLast())
    }
    last.text += "…"
    last.units += ellipsis
    lines.append(last)
  }
}

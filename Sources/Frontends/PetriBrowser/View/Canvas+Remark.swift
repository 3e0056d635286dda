import PetriText

extension Canvas {
  /// Writes at the end of a row how much is not shown, behind an ellipsis where that covers a part of the row.
  mutating func putRemark(_ words: String, in area: CanvasRectangle, y: Int) {
    let plain = " \(words) "
    let covered = (area.x + max(0, area.width - plain.columns - 1))..<(area.x + area.width)
    let text = (covered.contains { self[$0, y].text != " " } ? "…" + plain : plain).truncated(toColumns: area.width)
    put(text, x: area.x + area.width - text.columns, y: y, style: .secondary)
  }
}

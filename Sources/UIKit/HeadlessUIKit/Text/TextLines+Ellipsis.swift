import Foundation

extension TextLines {
  /// Makes room in the last line for an ellipsis. Linear in the line's length.
  mutating func endWithEllipsis(measure: TextMeasure, width: CGFloat) {
    guard let last = lines.popLast() else { return }
    let ellipsis: Character = "…"
    func end(after character: Character?) -> Int {
      measure.units(of: ellipsis) + (character.map { ellipsis.kerning(after: $0, by: measure) } ?? 0)
    }
    var characters = Array(last.text)
    var units = measure.units(of: characters)
    while let character = characters.last, measure.points(units + end(after: character)) > width + 0.01 {
      characters.removeLast()
      units -= measure.units(of: character)
      if let before = characters.last { units -= character.kerning(after: before, by: measure) }
    }
    lines.append(TextLine(text: String(characters) + "…", units: units + end(after: characters.last)))
  }
}

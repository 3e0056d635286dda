import PetriComposer
import PetriText
import PetriUIKit

extension WireframeSymbols {
  /// Draws a date and a time in brackets, below the calendar month if it fits.
  func dates(_ picker: ShownDates, on part: inout Canvas) {
    var (texts, row) = (picker.parts[...], part.height / 2)
    if let month = picker.month, part.width >= 20, part.height >= 8 {
      self.month(month, on: &part)
      texts.removeFirst()
      row = part.height - 1
    }
    let style = paint.style(shown.isEnabled ? .label : .tertiaryLabel, on: .tertiarySystemFill)
    var x = 0
    for text in texts {
      let text = "[\(text)]".truncated(toColumns: max(0, part.width - x))
      part.put(text, x: shown.isMirrored ? part.width - x - text.columns : x, y: row, style: style)
      x += text.columns + 1
    }
  }

  private func month(_ month: ShownMonth, on part: inout Canvas) {
    let (label, dim) = (paint.style(.label, bold: true), paint.style(.tertiaryLabel, dim: true))
    let width = part.width / 7
    func put(_ text: String, column: Int, y: Int, _ style: CellStyle) {
      let slot = shown.isMirrored ? 6 - column : column
      part.put(text, x: slot * width + max(0, width - text.columns) / 2, y: y, style: style)
    }
    part.put(month.title, x: shown.isMirrored ? part.width - month.title.columns : 0, y: 0, style: label)
    for (column, letter) in month.weekdays.enumerated() { put(letter, column: column, y: 1, dim) }
    for day in 1...max(1, month.days) {
      let place = month.firstColumn + day - 1
      let isSelected = day == month.selected
      let style = isSelected ? paint.style(shown.tint, bold: true) : paint.style(.label)
      put(isSelected ? "[\(day)]" : "\(day)", column: place % 7, y: 2 + place / 7, style)
    }
  }

  /// Draws the selected title between two marks, and as many others around it as fit.
  func wheel(_ titles: [String], _ selected: Int, on part: inout Canvas) {
    for (index, title) in titles.enumerated() {
      let row = part.height / 2 + index - selected
      guard (0..<part.height).contains(row) else { continue }
      let isSelected = index == selected
      let text = (isSelected ? "▸ \(title) ◂" : title).truncated(toColumns: part.width)
      let style = isSelected ? paint.style(.label, bold: true) : paint.style(.secondaryLabel, dim: true)
      part.put(text, x: (part.width - text.columns) / 2, y: row, style: style)
    }
  }
}

extension WireframeSymbols {
  /// Draws a box with the keyboard's type in its middle and the return key at the end of its last row.
  func keyboard(_ keyboard: ShownKeyboard, on part: inout Canvas) {
    part.box(CanvasRectangle(x: 0, y: 0, width: part.width, height: part.height), style: .dim)
    let name = keyboard.type == "default" ? "keyboard" : "keyboard \(keyboard.type)"
    let title = name.truncated(toColumns: max(0, part.width - 2))
    part.put(title, x: (part.width - title.columns) / 2, y: part.height / 2, style: .dim)
    guard let word = keyboard.returnKey, part.height > 3 else { return }
    let key = "[\(word)]".truncated(toColumns: max(0, part.width - 4))
    part.put(key, x: part.width - 2 - key.columns, y: part.height - 2, style: .dim)
  }
}

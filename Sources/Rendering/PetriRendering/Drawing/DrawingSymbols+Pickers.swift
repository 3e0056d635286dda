import PetriComposer
import PetriUIKit

/// Date pickers and picker views.
extension DrawingSymbols {
  private static let rowHeight: CGFloat = 32

  /// Draws a date and a time as fields, or as a calendar if there is room for one.
  func dates(_ picker: ShownDates, at frame: CGRect, _ drawing: inout Drawing) {
    var texts = picker.parts[...]
    var line = frame
    // At smaller widths, the days would overlap.
    if let month = picker.month, frame.width >= 7 * 24 {
      line = CGRect(x: frame.minX, y: frame.maxY - 42, width: frame.width, height: 34)
      texts.removeFirst()
      let height = frame.height - (texts.isEmpty ? 0 : 42)
      self.month(month, at: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: height), &drawing)
    }
    let font = UIFont.systemFont(ofSize: 17)
    let color = Paint(shown.isEnabled ? .label : .tertiaryLabel, in: traits)
    var x: CGFloat = 0
    for text in texts {
      let width = min(FittedText.width(of: text, font) + 24, max(0, frame.width - x))
      let field = CGRect(
        x: shown.isMirrored ? frame.maxX - x - width : frame.minX + x,
        y: line.midY - 17,
        width: width,
        height: 34
      )
      drawing.rectangle(field, radius: 8, .fill(Paint(.tertiarySystemFill, in: traits)))
      centered(text, in: field.insetBy(dx: 6, dy: 0), font: font, color, &drawing)
      x += width + 8
    }
  }

  /// Draws a month: its title, the initials of the weekdays, and a row per week.
  private func month(_ month: ShownMonth, at frame: CGRect, _ drawing: inout Drawing) {
    let label = Paint(.label, in: traits)
    let isMirrored = shown.isMirrored
    Self.line(
      month.title,
      x: isMirrored ? frame.maxX - 16 : frame.minX + 16,
      baseline: frame.minY + 28,
      anchor: isMirrored ? .right : .left,
      font: .systemFont(ofSize: 17, weight: .semibold),
      label,
      &drawing
    )
    let weeks = (month.firstColumn + month.days + 6) / 7
    let (width, height) = (frame.width / 7, (frame.height - 64) / CGFloat(weeks))
    func cell(_ column: Int, y: CGFloat, height: CGFloat) -> CGRect {
      let slot = CGFloat(isMirrored ? 6 - column : column)
      return CGRect(x: frame.minX + slot * width, y: y, width: width, height: height)
    }
    for (column, letter) in month.weekdays.enumerated() {
      let font = UIFont.systemFont(ofSize: 13, weight: .semibold)
      let place = cell(column, y: frame.minY + 42, height: 22)
      centered(letter, in: place, font: font, Paint(.tertiaryLabel, in: traits), &drawing)
    }
    for day in 1...max(1, month.days) {
      let index = month.firstColumn + day - 1
      let place = cell(index % 7, y: frame.minY + 64 + CGFloat(index / 7) * height, height: height)
      let isSelected = day == month.selected
      if isSelected {
        let center = CGPoint(x: place.midX, y: place.midY)
        drawing.add(.disc(center: center, radius: min(width, height, 44) / 2, tint.times(0.15), edge: nil))
      }
      let font = UIFont.systemFont(ofSize: 20, weight: isSelected ? .semibold : .regular)
      centered("\(day)", in: place, font: font, isSelected ? tint : label, &drawing)
    }
  }

  /// Draws a wheel: the selected title on a band, and the neighbors that fit.
  func wheel(_ titles: [String], _ selected: Int, at frame: CGRect, _ drawing: inout Drawing) {
    let height = Self.rowHeight
    let band = CGRect(x: frame.minX + 9, y: frame.midY - height / 2, width: max(0, frame.width - 18), height: height)
    drawing.rectangle(band, radius: 8, .fill(Paint(.tertiarySystemFill, in: traits)))
    drawing.add(.clipped(frame, radius: 0))
    for (index, title) in titles.enumerated() {
      let away = abs(index - selected)
      let row = band.offsetBy(dx: 0, dy: CGFloat(index - selected) * height)
      guard row.maxY > frame.minY, row.minY < frame.maxY else { continue }
      let color: UIColor = away == 0 ? .label : away == 1 ? .secondaryLabel : .tertiaryLabel
      let font = UIFont.systemFont(ofSize: 23 - 2 * CGFloat(min(3, away)))
      centered(title, in: row.insetBy(dx: 8, dy: 0), font: font, Paint(color, in: traits), &drawing)
    }
    drawing.add(.end)
  }
}

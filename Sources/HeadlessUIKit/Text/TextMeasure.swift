import Foundation

/// Widths and lines of text, the same on every machine: a table of its own, no font files.
///
/// Widths are counted in thousandths of an em, a grapheme cluster at a time.
struct TextMeasure {
  let font: UIFont

  /// Printable ASCII from the space on, near the widths of usual proportional sans faces.
  private static let ascii: [Int] = [
    270, 270, 360, 580, 580, 860, 670, 200, 340, 340, 400, 600, 270, 340, 270, 290,
    570, 570, 570, 570, 570, 570, 570, 570, 570, 570, 270, 270, 600, 600, 600, 530,
    940, 660, 660, 710, 720, 620, 600, 740, 730, 270, 530, 660, 570, 860, 730, 760,
    640, 760, 660, 650, 630, 720, 650, 950, 660, 640, 640, 340, 290, 340, 500, 500,
    340, 550, 580, 540, 580, 550, 330, 580, 560, 240, 250, 520, 240, 850, 560, 570,
    580, 580, 350, 510, 330, 560, 510, 760, 500, 510, 510, 360, 260, 360, 600,
  ]

  private static func units(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x20 || value == 0x7F { return 0 }
    if value < 0x7F { return ascii[Int(value) - 0x20] }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    case .spacingMark: return 300
    default: break
    }
    // Hangul fillers and the like, which aren't format characters and yet leave no ink.
    if properties.isDefaultIgnorableCodePoint { return 0 }
    if isWide(scalar) { return 1000 }
    switch value {
    case 0x0370..<0x0400: return 570
    case 0x0400..<0x0530: return 590
    case 0x0590..<0x0600: return 540
    case 0x0600..<0x0780: return 480
    case 0x2026: return 810
    case 0x2014: return 930
    case 0x2013: return 570
    default: return properties.isUppercase ? 670 : 560
    }
  }

  static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100..<0x1160, 0x2E80..<0x303F, 0x3041..<0xA4D0, 0xAC00..<0xD7A4, 0xF900..<0xFB00, 0xFE30..<0xFE70,
      0xFF01..<0xFF61, 0xFFE0..<0xFFE7, 0x1F300..<0x1F650, 0x1F680..<0x1F700, 0x1F900..<0x1FB00, 0x20000..<0x3FFFE:
      true
    default: scalar.properties.isEmojiPresentation
    }
  }

  /// A cluster's width: its widest scalar, so that marks, joiners and selectors cost nothing. A selector makes an emoji wide, and
  /// nothing else.
  func units(of character: Character) -> Int {
    if let byte = character.asciiValue {
      let units = byte < 0x20 || byte == 0x7F ? 0 : Self.ascii[Int(byte) - 0x20]
      return font.isMonospaced && units > 0 ? 600 : units
    }
    var widest = 0
    var canBeEmoji = false
    for scalar in character.unicodeScalars {
      widest = max(widest, Self.units(scalar))
      if scalar.value == 0xFE0F, canBeEmoji { return 1000 }
      canBeEmoji = scalar.properties.isEmoji
    }
    return font.isMonospaced && widest > 0 && widest < 1000 ? 600 : widest
  }

  private var pointsPerUnit: CGFloat {
    font.pointSize / 1000 * (1 + 0.15 * max(0, font.weight.rawValue))
  }

  func points(_ units: Int) -> CGFloat { CGFloat(units) * pointsPerUnit }

  /// The lines of a text in a width: broken after words, inside a word only where it is too long for a line, and
  /// between any two wide characters. Spaces at a line's end hang over. Linear in the text's length.
  func lines(of text: String, width: CGFloat?, byCharacter: Bool = false, limit: Int = 0) -> TextLines {
    var layout = TextLines()
    // A hair more, so that a text fits into the width that was measured for it.
    let available = width.map { Int((($0 + 0.01) / pointsPerUnit).rounded(.down)) } ?? Int.max
    for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      breakParagraph(paragraph, available: available, byCharacter: byCharacter, into: &layout)
      if limit > 0, layout.lines.count > limit { break }
    }
    if limit > 0, layout.lines.count > limit {
      layout.lines.removeLast(layout.lines.count - limit)
      layout.isTruncated = true
    }
    return layout
  }

  private func breakParagraph(_ text: Substring, available: Int, byCharacter: Bool, into layout: inout TextLines) {
    var lineStart = text.startIndex
    var lineUnits = 0
    var visibleUnits = 0
    /// Where the line may end, and the width up to there without spaces and with them.
    var breakPoint: (index: String.Index, visible: Int, whole: Int)?
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      let isSpace = character == " " || character == "\t"
      let isWideCharacter = !character.isASCII && (character.unicodeScalars.first.map(Self.isWide) ?? false)
      let width = units(of: character)
      if index > lineStart, byCharacter || isWideCharacter {
        breakPoint = (index, visibleUnits, lineUnits)
      }
      if !isSpace, lineUnits + width > available, index > lineStart {
        let end = breakPoint ?? (index, visibleUnits, lineUnits)
        layout.lines.append(TextLine(text: String(text[lineStart..<end.index]).trimmedRight, units: end.visible))
        lineStart = end.index
        lineUnits -= end.whole
        visibleUnits = max(0, visibleUnits - end.whole)
        breakPoint = nil
        continue
      }
      lineUnits += width
      if !isSpace { visibleUnits = lineUnits }
      index = text.index(after: index)
      if isSpace || character == "-" || isWideCharacter { breakPoint = (index, visibleUnits, lineUnits) }
    }
    layout.lines.append(TextLine(text: String(text[lineStart...]).trimmedRight, units: visibleUnits))
  }

  /// The size of a text: lines of the font's height, with its leading between them.
  func size(of layout: TextLines) -> CGSize {
    let count = layout.lines.count
    let widest = layout.lines.map(\.units).max() ?? 0
    let height = CGFloat(count) * font.lineHeight + CGFloat(max(0, count - 1)) * font.leading
    return CGSize(width: points(widest), height: height)
  }
}

extension String {
  fileprivate var trimmedRight: String {
    var copy = self
    while let last = copy.last, last == " " || last == "\t" { copy.removeLast() }
    return copy
  }
}

import Foundation
import OpenType

/// Widths and lines of text, the same on every machine: a table of its own, and the widths of the app's own fonts.
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

  /// A cluster's width: its widest scalar, so that marks, joiners and selectors cost nothing. A selector makes an emoji
  /// wide, and nothing else.
  func units(of character: Character) -> Int {
    if let byte = character.asciiValue { return units(of: byte) }
    var widest = 0
    var canBeEmoji = false
    for scalar in character.unicodeScalars {
      widest = max(widest, units(of: scalar))
      if scalar.value == 0xFE0F, canBeEmoji { return 1000 }
      canBeEmoji = scalar.properties.isEmoji
    }
    return font.isMonospaced && widest > 0 && widest < 1000 ? 600 : widest
  }

  /// The width of a scalar: the font's own, unless it takes no room; the system's where the font doesn't have it.
  private func units(of scalar: Unicode.Scalar) -> Int {
    let usual = Self.units(scalar)
    guard usual > 0, let face = font.face else { return usual }
    return face.advance(of: scalar) ?? usual
  }

  /// The width of a character of ASCII.
  func units(of byte: UInt8) -> Int {
    if font.face != nil { return units(of: Unicode.Scalar(byte)) }
    let units = byte < 0x20 || byte == 0x7F ? 0 : Self.ascii[Int(byte) - 0x20]
    return font.isMonospaced && units > 0 ? 600 : units
  }

  /// How many points a thousandth of an em is.
  var pointsPerUnit: CGFloat {
    // A face of the app's own is as wide as it is.
    guard font.face == nil else { return font.pointSize / 1000 }
    return font.pointSize / 1000 * (1 + 0.15 * max(0, font.weight.rawValue))
  }

  func points(_ units: Int) -> CGFloat { CGFloat(units) * pointsPerUnit }

  /// The lines of a text in a width: broken after words, inside a word only where it is too long for a line, and
  /// between any two wide characters. Spaces at a line's end hang over. Linear in the text's length.
  func lines(of text: String, width: CGFloat?, byCharacter: Bool = false, limit: Int = 0) -> TextLines {
    var layout = TextLines()
    breakLines(of: text, width: width, byCharacter: byCharacter) { range, units in
      if limit > 0, layout.lines.count == limit {
        layout.isTruncated = true
        return false
      }
      layout.lines.append(TextLine(text: String(text[range]).trimmedRight, units: units))
      return true
    }
    return layout
  }

  /// The size of a text in a width: lines of the font's height, with its leading between them. They are counted, not
  /// made.
  func size(of text: String, width: CGFloat?, byCharacter: Bool = false, limit: Int = 0) -> CGSize {
    var count = 0
    var widest = 0
    breakLines(of: text, width: width, byCharacter: byCharacter) { _, units in
      if limit > 0, count == limit { return false }
      count += 1
      widest = max(widest, units)
      return true
    }
    let height = CGFloat(count) * font.lineHeight + CGFloat(max(0, count - 1)) * font.leading
    return CGSize(width: points(widest), height: height)
  }

  /// Breaks a text into lines.
  ///
  /// - Parameter take: gets each line's range and its width without the spaces at its end; `false` where no more are
  ///   wanted.
  private func breakLines(
    of text: String,
    width: CGFloat?,
    byCharacter: Bool,
    _ take: (Range<String.Index>, Int) -> Bool
  ) {
    let available = available(width)
    // Of ASCII a byte is a character, but for a carriage return and its line feed, which are one.
    if text.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) {
      breakLines(of: text.utf8, available: available, byCharacter: byCharacter, take)
    } else {
      breakLines(of: text, available: available, byCharacter: byCharacter, take)
    }
  }

  /// How many thousandths of an em there is room for: a hair more, so that a text fits into the width that was measured
  /// for it. `greatestFiniteMagnitude` is as good as none.
  func available(_ width: CGFloat?) -> Int {
    width.flatMap { Int(exactly: (($0 + 0.01) / pointsPerUnit).rounded(.down)) } ?? Int.max
  }

  /// Breaks a text of any clusters into lines, as many as are taken.
  func breakLines<Text: BidirectionalCollection>(
    of text: Text,
    available: Int,
    byCharacter: Bool,
    _ take: (Range<Text.Index>, Int) -> Bool
  ) where Text.Element: TextCluster {
    var start = text.startIndex
    while true {
      let end = text[start...].firstIndex { $0.endsParagraph } ?? text.endIndex
      guard breakParagraph(text, start..<end, available: available, byCharacter: byCharacter, take) else { return }
      if end == text.endIndex { return }
      start = text.index(after: end)
    }
  }

  /// Breaks a paragraph into lines; `false` where no more are wanted.
  private func breakParagraph<Text: BidirectionalCollection>(
    _ text: Text,
    _ range: Range<Text.Index>,
    available: Int,
    byCharacter: Bool,
    _ take: (Range<Text.Index>, Int) -> Bool
  ) -> Bool where Text.Element: TextCluster {
    var lineStart = range.lowerBound
    var lineUnits = 0
    var visibleUnits = 0
    /// Where the line may end, and the width up to there without spaces and with them.
    var breakPoint: (index: Text.Index, visible: Int, whole: Int)?
    var index = range.lowerBound
    while index < range.upperBound {
      let cluster = text[index]
      let isSpace = cluster.isSpace
      let isWide = cluster.isWide
      let width = cluster.units(by: self)
      if index > lineStart, byCharacter || isWide {
        breakPoint = (index, visibleUnits, lineUnits)
      }
      if !isSpace, lineUnits + width > available, index > lineStart {
        let end = breakPoint ?? (index, visibleUnits, lineUnits)
        guard take(lineStart..<end.index, end.visible) else { return false }
        lineStart = end.index
        lineUnits -= end.whole
        visibleUnits = max(0, visibleUnits - end.whole)
        breakPoint = nil
        continue
      }
      lineUnits += width
      if !isSpace { visibleUnits = lineUnits }
      index = text.index(after: index)
      if isSpace || isWide || cluster.isHyphen { breakPoint = (index, visibleUnits, lineUnits) }
    }
    return take(lineStart..<range.upperBound, visibleUnits)
  }
}

extension String {
  fileprivate var trimmedRight: String {
    var copy = self
    while let last = copy.last, last == " " || last == "\t" { copy.removeLast() }
    return copy
  }
}

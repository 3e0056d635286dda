import Foundation
import OpenType

/// Widths and lines of text, the same on every machine: the table of the system's font, which was fitted to widths that
/// UIKit measured, and the widths of the app's own fonts and of those that iOS brings beside the system's.
///
/// Widths are counted in hundred-thousandths of an em, a grapheme cluster at a time. Letters of the system's font are
/// narrower the larger they are set, wider the heavier they are, and stand nearer to some letters than to others.
struct TextMeasure {
  let font: UIFont
  /// How far the weight is from regular to black, and from regular to ultralight, in 1024ths.
  private let weight: Int
  private let light: Int
  /// How far the size has gone over to the large design, in 1024ths, and both together.
  private let optical: Int
  private let opticalWeight: Int
  /// The width that each letter gains at this size.
  private let tracking: Int
  /// Whether letters are the table's: those of a font of the app's own or with one width for all are not.
  private let isSystem: Bool
  private let hasEqualDigits: Bool
  /// Whether letters are those of the table as they are: regular, and at most 17 points.
  private let isPlain: Bool

  init(font: UIFont) {
    self.font = font
    isSystem = font.face == nil && font.named == nil && font.equalUnits == nil
    hasEqualDigits = font.hasEqualDigits
    let (weight, light) = Self.axis(font.weight.rawValue)
    (self.weight, self.light) = (weight, light)
    optical = Self.between(SystemFontTable.optical, font.pointSize - 17) * 1024 / 1000
    opticalWeight = optical * weight / 1024
    // Also for letters that a font of the app's own doesn't have.
    tracking = font.equalUnits != nil ? 0 : Self.between(SystemFontTable.tracking, font.pointSize - 6)
    isPlain = weight == 0 && light == 0 && optical == 0
  }

  /// A place between a table's values.
  private static func between(_ values: [Int32], _ place: CGFloat) -> Int {
    guard place > 0 else { return Int(values[0]) }
    guard place < CGFloat(values.count - 1) else { return Int(values[values.count - 1]) }
    let low = Int(place)
    let step = (CGFloat(values[low + 1]) - CGFloat(values[low])) * (place - CGFloat(low))
    return Int(values[low]) + Int(step.rounded())
  }

  /// UIKit's weights and how far each is from regular to black, or below 0 to ultralight, in 1024ths: the font's axis
  /// has ultralight at 100, thin at 200, light 300, regular 400, medium 510, semibold 590, bold 700, heavy 860, black 1000.
  private static let axis: [(weight: Double, place: Double)] = [
    (-0.8, -1024), (-0.6, -683), (-0.4, -341), (0, 0), (0.23, 188), (0.3, 324), (0.4, 512), (0.56, 785), (0.62, 1024),
  ]

  /// Where a weight is on the axis.
  private static func axis(_ weight: CGFloat) -> (weight: Int, light: Int) {
    let weight = Double(weight)
    if weight == 0 { return (0, 0) }
    guard let next = axis.firstIndex(where: { $0.weight >= weight }) else { return (1024, 0) }
    guard next > 0 else { return (0, 1024) }
    let (low, high) = (axis[next - 1], axis[next])
    let part = (weight - low.weight) / (high.weight - low.weight)
    let place = Int((low.place + (high.place - low.place) * part).rounded())
    return (max(0, place), max(0, -place))
  }

  /// The width of a letter of the system's font by its place in the table.
  private func units(at place: Int) -> Int {
    let advance = Int(SystemFontTable.advances[place])
    if isPlain { return advance + tracking }
    var more = Int(SystemFontTable.weights[place]) * weight + Int(SystemFontTable.lights[place]) * light
    if optical > 0 {
      more += Int(SystemFontTable.large[place]) * optical + Int(SystemFontTable.largeWeights[place]) * opticalWeight
    }
    return advance + (more >> 10) + tracking
  }

  /// The width of a Korean syllable in all weights and sizes: 35 of 36 labels of one repository are as wide within a pixel.
  private static let hangul = 86450

  /// Estimates of what the table doesn't have: of scripts whose fonts no fact tells the widths of.
  private func estimate(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x20 || value == 0x7F { return 0 }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    case .spacingMark: return 30000
    default: break
    }
    // Hangul fillers and the like, which aren't format characters and yet leave no ink.
    if properties.isDefaultIgnorableCodePoint { return 0 }
    if 0xAC00..<0xD7A4 ~= value { return Self.hangul }
    if Self.isWide(scalar) { return 100_000 }
    let regular =
      switch value {
      case 0x2006, 0x2008...0x200A, 0x202F: 20000
      case 0x2007: Int(SystemFontTable.advances[0x10])
      case 0x0370..<0x0400: 57000
      case 0x0400..<0x0530: 59000
      case 0x0590..<0x0600: 54000
      case 0x0600..<0x0780: 48000
      default: properties.isUppercase ? 67000 : 56000
      }
    return regular + regular * weight / 10240
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
      if scalar.value == 0xFE0F, canBeEmoji { return 100_000 }
      canBeEmoji = scalar.properties.isEmoji
    }
    if let equal = font.equalUnits, widest > 0, widest < Self.hangul { return equal }
    return widest
  }

  /// The width of a scalar: the font's own, unless it takes no room; the system's where the font doesn't have it.
  private func units(of scalar: Unicode.Scalar) -> Int {
    let place = SystemLetters.place(of: scalar)
    if let named = font.named { return place.map(named.units(at:)) ?? estimate(scalar) }
    let usual = place.map(units(at:)) ?? estimate(scalar)
    guard usual > 0, let face = font.face else { return usual }
    return face.advance(of: scalar).map { $0 * 100 } ?? usual
  }

  /// The width of a character of ASCII.
  func units(of byte: UInt8) -> Int {
    if byte < 0x20 || byte == 0x7F { return font.face == nil ? 0 : units(of: Unicode.Scalar(byte)) }
    if isSystem {
      let isEqual = hasEqualDigits && (0x30...0x39).contains(byte)
      return units(at: isEqual ? 0x10 : Int(byte) - 0x20)
    }
    if let named = font.named { return named.units(at: Int(byte) - 0x20) }
    return font.equalUnits ?? units(of: Unicode.Scalar(byte))
  }

  /// The places of digits in the table.
  private static let digits = 0x10..<0x1A

  /// How much nearer or farther a letter is set to the one before it.
  ///
  /// - Parameters: places in the table; a negative one for a letter that it lacks.
  func kerning(_ first: Int, _ second: Int) -> Int {
    guard isSystem, first >= 0, second >= 0 else { return 0 }
    // Digits of one width are for numbers that change in their place.
    if hasEqualDigits, Self.digits.contains(first) || Self.digits.contains(second) { return 0 }
    let row = Int(SystemFontTable.firstClasses[first])
    let column = Int(SystemFontTable.secondClasses[second])
    guard row > 0, column > 0 else { return 0 }
    return Int(SystemFontTable.kerning[row * SystemFontTable.secondClassCount + column]) * 100
  }

  /// How many points a unit is.
  var pointsPerUnit: CGFloat { font.pointSize / 100_000 }

  func points(_ units: Int) -> CGFloat { CGFloat(units) * pointsPerUnit }

  /// The width of characters that are not broken.
  func units(of text: some Sequence<Character>) -> Int {
    var units = 0
    var last: Character?
    for character in text {
      units += self.units(of: character) + (last.map { character.kerning(after: $0, by: self) } ?? 0)
      last = character
    }
    return units
  }

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

  /// How many units there is room for: a hair more, so that a text fits into the width that was measured
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
    /// The one before, for kerning.
    var last: Text.Element?
    var index = range.lowerBound
    while index < range.upperBound {
      let cluster = text[index]
      let isSpace = cluster.isSpace
      let isWide = cluster.isWide
      var width = cluster.units(by: self)
      if let last, index > lineStart { width += cluster.kerning(after: last, by: self) }
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
      last = cluster
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

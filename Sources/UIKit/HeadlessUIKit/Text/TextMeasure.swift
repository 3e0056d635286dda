public import Foundation
import OpenType

/// Measures and breaks text, with the same result on every machine. Widths are counted in 1/100,000 em per grapheme
/// cluster; those of the system font were fitted to widths that UIKit measured.
struct TextMeasure {
  let font: UIFont
  /// The position between regular and black, and between regular and ultralight, in 1/1,024.
  private let weight: Int
  private let light: Int
  /// The position between the small and the large optical size in 1/1,024, alone and times the weight's.
  private let optical: Int
  private let opticalWeight: Int
  private let tracking: Int
  /// Whether characters have the table's advances, as opposed to registered and monospaced fonts.
  private let isSystem: Bool
  private let hasEqualDigits: Bool
  /// Whether the table's advances apply unchanged: regular weight, at most 17 points.
  private let isPlain: Bool

  init(font: UIFont) {
    self.font = font
    isSystem = font.face == nil && font.named == nil && font.equalUnits == nil
    hasEqualDigits = font.hasEqualDigits
    let (weight, light) = Self.axis(font.weight.rawValue)
    (self.weight, self.light) = (weight, light)
    optical = Self.between(SystemFontTable.optical, font.pointSize - 17) * 1024 / 1000
    opticalWeight = optical * weight / 1024
    // Registered fonts need it for characters that they lack.
    tracking = font.equalUnits != nil ? 0 : Self.between(SystemFontTable.tracking, font.pointSize - 6)
    isPlain = weight == 0 && light == 0 && optical == 0
  }

  private static func between(_ values: [Int32], _ position: CGFloat) -> Int {
    guard position > 0 else { return Int(values[0]) }
    guard position < CGFloat(values.count - 1) else { return Int(values[values.count - 1]) }
    let low = Int(position)
    let step = (CGFloat(values[low + 1]) - CGFloat(values[low])) * (position - CGFloat(low))
    return Int(values[low]) + Int(step.rounded())
  }

  /// UIKit's weights and their positions between regular and black, or below 0 to ultralight, in 1/1,024. On the font's
  /// weight axis ultralight is 100, thin 200, light 300, regular 400, medium 510, semibold 590, bold 700, heavy 860 and
  /// black 1000.
  private static let axis: [(weight: Double, position: Double)] = [
    (-0.8, -1024), (-0.6, -683), (-0.4, -341), (0, 0), (0.23, 188), (0.3, 324), (0.4, 512), (0.56, 785), (0.62, 1024),
  ]

  private static func axis(_ weight: CGFloat) -> (weight: Int, light: Int) {
    let weight = Double(weight)
    if weight == 0 { return (0, 0) }
    guard let next = axis.firstIndex(where: { $0.weight >= weight }) else { return (1024, 0) }
    guard next > 0 else { return (0, 1024) }
    let (low, high) = (axis[next - 1], axis[next])
    let part = (weight - low.weight) / (high.weight - low.weight)
    let position = Int((low.position + (high.position - low.position) * part).rounded())
    return (max(0, position), max(0, -position))
  }

  private func units(at column: Int) -> Int {
    let advance = Int(SystemFontTable.advances[column])
    if isPlain { return advance + tracking }
    var more = Int(SystemFontTable.weights[column]) * weight + Int(SystemFontTable.lights[column]) * light
    if optical > 0 {
      more += Int(SystemFontTable.large[column]) * optical + Int(SystemFontTable.largeWeights[column]) * opticalWeight
    }
    return advance + (more >> 10) + tracking
  }

  /// The advance of a Korean syllable in all weights and sizes; 35 of 36 labels of a repository agree within a pixel.
  private static let hangul = 86450

  /// Estimated advances of scripts for which there are no measurements.
  private func estimate(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x20 || value == 0x7F { return 0 }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    case .spacingMark: return 30000
    default: break
    }
    // Hangul fillers and the like are invisible although they aren't format characters.
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

  /// The advance of a cluster is that of its widest scalar, so that marks and joiners add nothing.
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

  /// The advance of a scalar in the font, or in the system font if the font lacks it.
  private func units(of scalar: Unicode.Scalar) -> Int {
    let column = SystemLetters.column(of: scalar)
    if let named = font.named { return column.map(named.units(at:)) ?? estimate(scalar) }
    let systemAdvance = column.map(units(at:)) ?? estimate(scalar)
    guard systemAdvance > 0, let face = font.face else { return systemAdvance }
    return face.advance(of: scalar).map { $0 * 100 } ?? systemAdvance
  }

  func units(of byte: UInt8) -> Int {
    if byte < 0x20 || byte == 0x7F { return font.face == nil ? 0 : units(of: Unicode.Scalar(byte)) }
    if isSystem {
      let isEqual = hasEqualDigits && (0x30...0x39).contains(byte)
      return units(at: isEqual ? 0x10 : Int(byte) - 0x20)
    }
    if let named = font.named { return named.units(at: Int(byte) - 0x20) }
    return font.equalUnits ?? units(of: Unicode.Scalar(byte))
  }

  private static let digits = 0x10..<0x1A

  /// The kerning between two columns of the table; negative columns are characters that it lacks.
  func kerning(_ first: Int, _ second: Int) -> Int {
    guard isSystem, first >= 0, second >= 0 else { return 0 }
    // Monospaced digits keep their positions when a number changes.
    if hasEqualDigits, Self.digits.contains(first) || Self.digits.contains(second) { return 0 }
    let row = Int(SystemFontTable.firstClasses[first])
    let column = Int(SystemFontTable.secondClasses[second])
    guard row > 0, column > 0 else { return 0 }
    return Int(SystemFontTable.kerning[row * SystemFontTable.secondClassCount + column]) * 100
  }

  var pointsPerUnit: CGFloat { font.pointSize / 100_000 }

  func points(_ units: Int) -> CGFloat { CGFloat(units) * pointsPerUnit }

  func units(of text: some Sequence<Character>) -> Int {
    var units = 0
    var last: Character?
    for character in text {
      units += self.units(of: character) + (last.map { character.kerning(after: $0, by: self) } ?? 0)
      last = character
    }
    return units
  }

  /// Breaks a text into lines: after words, within too long words, and between wide characters. Trailing spaces hang
  /// over.
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

  /// The size of a text in a width, without creating the lines. Lines are separated by the font's leading.
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

  /// Breaks a text into lines. `take` receives each line's range and width without trailing spaces; it returns false to
  /// stop.
  private func breakLines(
    of text: String,
    width: CGFloat?,
    byCharacter: Bool,
    _ take: (Range<String.Index>, Int) -> Bool
  ) {
    let available = available(width)
    // Each ASCII byte is a character, except that CR LF is one.
    if text.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) {
      breakLines(of: text.utf8, available: available, byCharacter: byCharacter, take)
    } else {
      breakLines(of: text, available: available, byCharacter: byCharacter, take)
    }
  }

  /// The available width in units, rounded up slightly so that a text fits into its own measured width.
  func available(_ width: CGFloat?) -> Int {
    width.flatMap { Int(exactly: (($0 + 0.01) / pointsPerUnit).rounded(.down)) } ?? Int.max
  }

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
    /// The last opportunity to break, with the width up to there without and with trailing spaces.
    var breakPoint: (index: Text.Index, visible: Int, whole: Int)?
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

struct TextLines {
  var lines: [TextLine] = []
  var isTruncated = false
}

struct TextLine {
  var text: String
  var units: Int
}

extension TextLines {
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

extension HeadlessRuntime {
  /// The visible lines of a label's text and their widths in points. A truncated last line ends in an ellipsis.
  public static func visibleLines(of label: UILabel) -> (lines: [String], widths: [CGFloat], isCut: Bool) {
    if let runs = label.runs {
      let visible = label.visibleLines(of: runs)
      return (visible.lines.map(runs.text), visible.lines.map { runs.points($0.units) }, visible.isCut)
    }
    let layout = label.visibleLines
    let measure = TextMeasure(font: label.font)
    return (layout.lines.map(\.text), layout.lines.map { measure.points($0.units) }, layout.isTruncated)
  }

  /// A visible part of a label's text on one line with the same attributes.
  public struct TextPart {
    /// The characters, with an ellipsis if the text is truncated after them.
    public let text: String
    public let attributes: [NSAttributedString.Key: Any]
    public let frame: CGRect
    public let baseline: CGFloat
  }

  /// The visible parts of a label's attributed text, in reading order; empty if the text has no attributes.
  public static func visibleParts(of label: UILabel) -> [TextPart] {
    label.runs.map { label.visibleParts(of: $0) } ?? []
  }

  public static func titleFont(of button: UIButton) -> UIFont { button.titleFont }
}

// Implemented here because texts have placeholders and Foundation has no Markdown parser on Linux.
/// A parser for inline Markdown: emphasis, code spans, links and character references.
///
/// Follows CommonMark 0.31.2 with GitHub's strikethrough extension; white space is preserved, as with Foundation's
/// `inlineOnlyPreservingWhitespace`. An image becomes its alternative text, HTML stays text, and reference links
/// aren't resolved.
public enum InlineMarkdown {
  /// Parses a text into runs in linear time.
  public static func runs(of parts: [MarkdownPart]) -> [MarkdownRun] {
    var parser = InlineParser(parts.flatMap(MarkdownUnit.units))
    return parser.runs()
  }
}

/// A part of a text: literal text or a placeholder.
public enum MarkdownPart: Hashable, Sendable {
  case text(String)
  /// A placeholder, by its index. Its value isn't parsed as Markdown.
  case value(Int)
}

/// A part of a text with a uniform style.
public struct MarkdownRun: Hashable, Sendable {
  /// The style of a run of text.
  public struct Style: OptionSet, Hashable, Sendable {
    /// The bit mask.
    public let rawValue: UInt8
    /// Creates a style from a bit mask.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Emphasis: `*a*`.
    public static let italic = Style(rawValue: 1)
    /// Strong emphasis: `**a**`.
    public static let bold = Style(rawValue: 2)
    /// Strikethrough: `~~a~~`.
    public static let strikethrough = Style(rawValue: 4)
    /// A code span: `` `a` ``.
    public static let code = Style(rawValue: 8)
  }

  /// The literal texts and placeholders of the run.
  public var parts: [MarkdownPart]
  /// The style.
  public var style: Style
  /// The destination, if the run is part of a link.
  public var link: [MarkdownPart]?

  /// Creates a run.
  public init(_ parts: [MarkdownPart], style: Style = [], link: [MarkdownPart]? = nil) {
    self.parts = parts
    self.style = style
    self.link = link
  }
}

/// A Unicode scalar, or a placeholder, which is treated like a letter.
struct MarkdownUnit: Hashable {
  private let code: UInt32
  /// The code of the first placeholder, above all Unicode scalars.
  private static let firstValue: UInt32 = 0x11_0000

  init(_ scalar: Unicode.Scalar) { code = scalar.value }

  private init(value: Int) { code = MarkdownUnit.firstValue + UInt32(value) }

  static func units(of part: MarkdownPart) -> [MarkdownUnit] {
    switch part {
    case .text(let text): text.unicodeScalars.map { MarkdownUnit($0) }
    case .value(let index): [MarkdownUnit(value: index)]
    }
  }

  static func parts(of units: some Sequence<MarkdownUnit>) -> [MarkdownPart] {
    var parts: [MarkdownPart] = []
    var text = String.UnicodeScalarView()
    func end() {
      if !text.isEmpty { parts.append(.text(String(text))) }
      text.removeAll()
    }
    for unit in units {
      if let scalar = unit.scalar {
        text.append(scalar)
      } else {
        end()
        parts.append(.value(Int(unit.code - firstValue)))
      }
    }
    end()
    return parts
  }

  /// The Unicode scalar; `nil` for a placeholder.
  var scalar: Unicode.Scalar? { Unicode.Scalar(code) }

  /// The ASCII code, or 0 if there is none.
  var ascii: UInt8 { UInt8(exactly: code).flatMap { $0 < 128 ? $0 : nil } ?? 0 }

  var isLineEnd: Bool { code == 10 || code == 13 }
  var isBlank: Bool { code == 32 || (9...13).contains(code) }
  var isControl: Bool { code < 32 || code == 127 }
  var isLetter: Bool { MarkdownUnit.letters.contains(ascii | 0x20) }
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(ascii) }
  var hexDigit: UInt32? {
    isDigit || isLetter ? scalar.flatMap { Character($0).hexDigitValue }.map { UInt32($0) } : nil
  }
  var isASCIIPunctuation: Bool { ascii > 32 && ascii < 127 && !isLetter && !isDigit }

  /// Whether this is a Unicode whitespace character in CommonMark's definition.
  var isUnicodeBlank: Bool {
    isBlank || code > 127 && scalar?.properties.generalCategory == .spaceSeparator
  }

  /// Whether this is a Unicode punctuation character in CommonMark's definition.
  var isUnicodePunctuation: Bool {
    guard code > 127 else { return isASCIIPunctuation }
    return switch scalar?.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
      true
    default: false
    }
  }

  private static let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
}

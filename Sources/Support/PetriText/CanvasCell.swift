/// A cell of a canvas: a grapheme cluster and its style.
public struct CanvasCell: Sendable, Hashable {
  /// The grapheme cluster; empty in the right half of a wide one.
  public var text: String
  /// The number of columns: 1, or 2 for the left half of a wide grapheme cluster and 0 for its right half.
  public var columns: Int
  /// The colours and text attributes.
  public var style: CellStyle

  /// Creates a cell.
  public init(text: String, columns: Int, style: CellStyle = .plain) {
    self.text = text
    self.columns = columns
    self.style = style
  }

  /// A blank cell without style.
  public static let blank = CanvasCell(text: " ", columns: 1)

  static func blank(_ style: CellStyle) -> CanvasCell { CanvasCell(text: " ", columns: 1, style: style) }
}

/// Text attributes and colours of a cell.
public struct CellStyle: Sendable, Hashable {
  /// Whether the text is bold.
  public var isBold: Bool
  /// Whether the text is dimmed.
  public var isDim: Bool
  /// Whether the text is underlined.
  public var isUnderlined: Bool
  /// Whether foreground and background are swapped.
  public var isReversed: Bool
  /// The text colour; nil for the terminal's default.
  public var foreground: CellColor?
  /// The background colour; nil for the terminal's default.
  public var background: CellColor?
  /// An identifier by which a theme replaces the colours before output; 0 for none.
  public var role: UInt8

  /// Creates a style.
  public init(
    foreground: CellColor? = nil,
    background: CellColor? = nil,
    bold: Bool = false,
    dim: Bool = false,
    underlined: Bool = false,
    reversed: Bool = false,
    role: UInt8 = 0
  ) {
    self.foreground = foreground
    self.background = background
    isBold = bold
    isDim = dim
    isUnderlined = underlined
    isReversed = reversed
    self.role = role
  }

  /// The terminal's default style.
  public static let plain = CellStyle()
  /// Bold text.
  public static let bold = CellStyle(bold: true)
  /// Dimmed text.
  public static let dim = CellStyle(dim: true)
  /// Swapped foreground and background.
  public static let reversed = CellStyle(reversed: true)
  /// Red text.
  public static let red = CellStyle(foreground: 1)
  /// Green text.
  public static let green = CellStyle(foreground: 2)
  /// Yellow text.
  public static let yellow = CellStyle(foreground: 3)
  /// Blue text.
  public static let blue = CellStyle(foreground: 4)
  /// Magenta text.
  public static let magenta = CellStyle(foreground: 5)
  /// Cyan text.
  public static let cyan = CellStyle(foreground: 6)

  /// The style in bold.
  public var bolder: CellStyle {
    var style = self
    style.isBold = true
    return style
  }

  /// The escape sequence that selects the style, whatever the current one; `ESC[0m` for ``plain``.
  public var escapeSequence: String {
    var codes = ["0"]
    if isBold { codes.append("1") }
    if isDim { codes.append("2") }
    if isUnderlined { codes.append("4") }
    if isReversed { codes.append("7") }
    if let foreground { codes.append(foreground.code(base: 30)) }
    if let background { codes.append(background.code(base: 40)) }
    if codes.count > 1 { codes.removeFirst() }
    return "\u{1B}[" + codes.joined(separator: ";") + "m"
  }
}

extension CellColor {
  /// The SGR parameters that select the colour.
  ///
  /// - Parameter base: 30 for the text colour, 40 for the background.
  fileprivate func code(base: Int) -> String {
    switch self {
    case .indexed(let number) where number < 8: "\(base + Int(number))"
    case .indexed(let number) where number < 16: "\(base + 52 + Int(number))"
    case .indexed(let number): "\(base + 8);5;\(number)"
    case .rgb(let red, let green, let blue): "\(base + 8);2;\(red);\(green);\(blue)"
    }
  }
}

extension String {
  /// The text in a style; unchanged if `color` is false or the style is plain.
  public func styled(_ style: CellStyle, color: Bool) -> String {
    guard color, style != .plain, !isEmpty else { return self }
    return style.escapeSequence + self + CellStyle.plain.escapeSequence
  }
}

extension CanvasCell {
  /// The cell's text in ASCII, with the same width: similar characters for frames, arrows and symbols, Latin letters
  /// without diacritics, `?` for anything else.
  public var inASCII: String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    let one = text.unicodeScalars.first.map { Self.ascii(of: $0) } ?? " "
    return columns == 2 ? one + one : one
  }

  private static func ascii(of scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "─", "╼", "╾", "═", "−", "–", "—": "-"
    case "━": "="
    case "│", "┃", "║", "╷": "|"
    case "┌", "┐", "└", "┘", "╭", "╮", "╰", "╯", "├", "┤", "┬", "┴", "┼", "┏", "┓", "┗", "┛": "+"
    case "▸", "→", "›": ">"
    case "←", "‹", "◂": "<"
    case "▾", "↓": "v"
    case "↑", "△", "▴": "^"
    case "●", "•", "◉", "✓", "◆", "★": "*"
    case "↔": "="
    case "↻": "@"
    case "○", "◌": "o"
    case "█", "▮", "▓": "#"
    case "░", "▒", "▯": "."
    case "▂", "▄", "▆", "_": "_"
    case "▣", "□": "#"
    case "╲": "\\"
    case "╱": "/"
    case "…": "~"
    case "×", "✕": "x"
    case "≠": "~"
    case "‘", "’": "'"
    case "“", "”": "\""
    case "·": "."
    default: letter(of: scalar) ?? "?"
    }
  }

  /// The base letter of a Latin letter with diacritics, from its Unicode name: `LATIN SMALL LETTER E WITH ACUTE`.
  private static func letter(of scalar: Unicode.Scalar) -> String? {
    let words = (scalar.properties.name ?? "").split(separator: " ")
    guard words.count > 3, words[0] == "LATIN", words[2] == "LETTER", words[3].utf8.count == 1 else { return nil }
    return words[1] == "CAPITAL" ? String(words[3]) : words[3].lowercased()
  }
}

extension CanvasCell {
  /// The style with the nearest colours that a terminal supports.
  ///
  /// If the text and the background would become equal, the text gets a different colour. Block characters are exempt,
  /// because their halves serve as pixels.
  public func style(for level: ColorLevel) -> CellStyle {
    var adapted = style
    adapted.foreground = style.foreground?.adapted(to: level)
    adapted.background = style.background?.adapted(to: level)
    guard level > .none else { return adapted }
    // A 24-bit colour already accounts for dimming.
    if case .rgb? = style.foreground { adapted.isDim = false }
    guard !isBlock, level == .sixteen || adapted.foreground == adapted.background else { return adapted }
    guard let foreground = adapted.foreground, let background = adapted.background,
      style.foreground != style.background
    else { return adapted }
    if foreground == background {
      adapted.foreground = background.isLight ? 0 : 15
    } else if CanvasCell.whites.contains(foreground), CanvasCell.whites.contains(background) {
      adapted.foreground = 8
    }
    return adapted
  }

  /// The palette colours that are nearly white in many light themes.
  private static let whites: Set<CellColor> = [7, 15]

  private var isBlock: Bool {
    text.unicodeScalars.first.map { (0x2580...0x259F).contains($0.value) } ?? false
  }
}

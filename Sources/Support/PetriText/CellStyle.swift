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
  /// An identifier by which a theme replaces the colours before the canvas is sent; 0 for none.
  public var role: UInt8

  /// Makes a style.
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

  /// The same style in bold.
  public var bolder: CellStyle {
    var style = self
    style.isBold = true
    return style
  }

  /// The escape sequence that selects the style from any state; `ESC[0m` for ``plain``.
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
  /// - Parameter base: 30 for text, 40 for the background.
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

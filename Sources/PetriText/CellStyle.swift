/// How text looks in a terminal: colours and weight.
public struct CellStyle: Sendable, Hashable {
  /// Heavier.
  public var isBold: Bool
  /// Paler.
  public var isDim: Bool
  /// Underlined.
  public var isUnderlined: Bool
  /// Foreground and background exchanged.
  public var isReversed: Bool
  /// The colour of the letters; nil for the terminal's own.
  public var foreground: CellColor?
  /// The colour behind them.
  public var background: CellColor?
  /// The part that it plays, for a theme to give other colours; 0 for none. Whoever draws knows the parts, and puts colours in
  /// their place before a picture is sent.
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

  /// As the terminal has it.
  public static let plain = CellStyle()
  /// Bold.
  public static let bold = CellStyle(bold: true)
  /// Pale.
  public static let dim = CellStyle(dim: true)
  /// Foreground and background exchanged.
  public static let reversed = CellStyle(reversed: true)
  /// Red.
  public static let red = CellStyle(foreground: 1)
  /// Green.
  public static let green = CellStyle(foreground: 2)
  /// Yellow.
  public static let yellow = CellStyle(foreground: 3)
  /// Blue.
  public static let blue = CellStyle(foreground: 4)
  /// Magenta.
  public static let magenta = CellStyle(foreground: 5)
  /// Cyan.
  public static let cyan = CellStyle(foreground: 6)

  /// The same in bold.
  public var bolder: CellStyle {
    var style = self
    style.isBold = true
    return style
  }

  /// The escape sequence that turns it on, from any state; `ESC[0m` for ``plain``.
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
  /// The parameters that choose it: those of the letters from 30 on, those behind them from 40 on.
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
  /// The text in a style; the text alone if colour is off or the style is plain.
  public func styled(_ style: CellStyle, color: Bool) -> String {
    guard color, style != .plain, !isEmpty else { return self }
    return style.escapeSequence + self + CellStyle.plain.escapeSequence
  }
}

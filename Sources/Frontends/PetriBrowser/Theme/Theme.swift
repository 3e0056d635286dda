public import PetriText

/// The colours of everything that the browser draws beside screens' pictures.
public struct Theme: Hashable, Sendable {
  /// A colour, as each kind of terminal shall show it.
  public struct Color: Hashable, Sendable {
    /// On a terminal that shows all; `nil` for the terminal's own.
    public var exact: CellColor?
    /// On one of 256; the nearest where it is `nil`.
    public var many: CellColor?
    /// On one of sixteen; the nearest where it is `nil`.
    public var sixteen: CellColor?

    /// Makes a colour.
    public init(_ exact: CellColor?, many: CellColor? = nil, sixteen: CellColor? = nil) {
      self.exact = exact
      self.many = many
      self.sixteen = sixteen
    }

    /// The colour that a terminal is sent.
    func color(for level: ColorLevel) -> CellColor? {
      switch level {
      case .none: nil
      case .sixteen: sixteen ?? (many ?? exact)?.adapted(to: .sixteen)
      case .many: many ?? exact?.adapted(to: .many)
      case .exact: exact
      }
    }
  }

  /// The look of a role; `nil` for parts that stay as they are.
  public struct Style: Hashable, Sendable {
    /// The colour of the letters.
    public var text: Color?
    /// The colour behind them.
    public var background: Color?
    /// Whether they are heavier.
    public var isBold: Bool?
    /// Whether they are paler.
    public var isDim: Bool?
    /// Whether they are underlined.
    public var isUnderlined: Bool?

    /// Makes a style.
    public init(
      text: Color? = nil,
      background: Color? = nil,
      isBold: Bool? = nil,
      isDim: Bool? = nil,
      isUnderlined: Bool? = nil
    ) {
      self.text = text
      self.background = background
      self.isBold = isBold
      self.isDim = isDim
      self.isUnderlined = isUnderlined
    }
  }

  /// How roles look; the terminal's own colours for those that aren't named.
  public var styles: [ThemeRole: Style]
  /// Whether the ground is the terminal's own and light: its yellow, green and cyan, which most have too pale to be
  /// read there, are made darker.
  public var isOnLight = false

  /// Makes a theme; the terminal's own colours by default.
  public init(_ styles: [ThemeRole: Style] = [:]) { self.styles = styles }

  /// This theme with another's styles in place of its own.
  public func overridden(by other: Theme) -> Theme {
    Theme(styles.merging(other.styles) { _, new in new })
  }

  /// The theme for a terminal's colours: without colours the terminal's own, in which colour alone carries no meaning.
  public func adapted(to level: ColorLevel) -> Theme {
    guard level > .none else { return Theme() }
    var adapted = Theme(
      styles.mapValues { style in
        var style = style
        style.text = style.text.map { Color($0.color(for: level)) }
        style.background = style.background.map { Color($0.color(for: level)) }
        return style
      }
    )
    // Of sixteen there are no darker ones.
    adapted.isOnLight = isOnLight && level > .sixteen
    return adapted
  }
}

extension Theme {
  /// A colour that can be read on white in place of one of the terminal's own that mostly can't.
  private static func darker(_ color: CellColor?) -> CellColor? {
    switch color {
    case .indexed(2), .indexed(10): .rgb(red: 0x11, green: 0x63, blue: 0x29)
    case .indexed(3), .indexed(11): .rgb(red: 0x7A, green: 0x4E, blue: 0x00)
    case .indexed(6), .indexed(14): .rgb(red: 0x0B, green: 0x66, blue: 0x70)
    default: nil
    }
  }

  /// Gives everything that has a role its colours, and everything without colours of its own those of
  /// ``ThemeRole/text``.
  ///
  /// A colour takes the place of paleness, and one behind the letters that of reversal.
  func paint(_ canvas: inout Canvas) {
    let byNumber = (0...(ThemeRole.allCases.map(\.rawValue).max() ?? 0)).map { number in
      ThemeRole(rawValue: number).flatMap { styles[$0] }
    }
    let text = styles[.text]
    canvas.restyle { style in
      let own = Int(style.role) < byNumber.count ? byNumber[Int(style.role)] : nil
      style.role = 0
      if let own {
        if let color = own.text { (style.foreground, style.isDim) = (color.exact, false) }
        if let color = own.background { (style.background, style.isReversed) = (color.exact, false) }
        if let isBold = own.isBold { style.isBold = isBold }
        if let isDim = own.isDim { style.isDim = isDim }
        if let isUnderlined = own.isUnderlined { style.isUnderlined = isUnderlined }
      }
      if isOnLight, style.background == nil, let color = Theme.darker(style.foreground) { style.foreground = color }
      guard let text else { return }
      if style.foreground == nil, let color = text.text { style.foreground = color.exact }
      if style.background == nil, let color = text.background { style.background = color.exact }
    }
  }
}

public import PetriText

/// The colours of the browser's interface.
public struct Theme: Hashable, Sendable {
  /// A colour for each kind of terminal.
  public struct Color: Hashable, Sendable {
    /// The exact colour; `nil` for the terminal's default.
    public var exact: CellColor?
    /// The colour on a 256-colour terminal; defaults to the nearest.
    public var many: CellColor?
    /// The colour on a 16-colour terminal; defaults to the nearest.
    public var sixteen: CellColor?

    /// Creates a colour.
    public init(_ exact: CellColor?, many: CellColor? = nil, sixteen: CellColor? = nil) {
      self.exact = exact
      self.many = many
      self.sixteen = sixteen
    }

    func color(for level: ColorLevel) -> CellColor? {
      switch level {
      case .none: nil
      case .sixteen: sixteen ?? (many ?? exact)?.adapted(to: .sixteen)
      case .many: many ?? exact?.adapted(to: .many)
      case .exact: exact
      }
    }
  }

  /// The style of a role; `nil` keeps the default.
  public struct Style: Hashable, Sendable {
    /// The text colour.
    public var text: Color?
    /// The background colour.
    public var background: Color?
    /// Whether the text is bold.
    public var isBold: Bool?
    /// Whether the text is dim.
    public var isDim: Bool?
    /// Whether the text is underlined.
    public var isUnderlined: Bool?

    /// Creates a style.
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

  /// The styles of roles; other roles have the terminal's colours.
  public var styles: [ThemeRole: Style]
  /// Whether the terminal's own background is light. Yellow, green and cyan are darkened then.
  public var isOnLight = false

  /// Creates a theme.
  public init(_ styles: [ThemeRole: Style] = [:]) { self.styles = styles }

  /// The theme for a number of colours; without colours, the terminal's own.
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
    // 16-colour terminals have no darker ones.
    adapted.isOnLight = isOnLight && level > .sixteen
    return adapted
  }
}

extension Theme {
  /// A darker substitute for a colour that is hard to read on white.
  private static func darker(_ color: CellColor?) -> CellColor? {
    switch color {
    case .indexed(2), .indexed(10): .rgb(red: 0x11, green: 0x63, blue: 0x29)
    case .indexed(3), .indexed(11): .rgb(red: 0x7A, green: 0x4E, blue: 0x00)
    case .indexed(6), .indexed(14): .rgb(red: 0x0B, green: 0x66, blue: 0x70)
    default: nil
    }
  }

  /// Applies the colours of roles to a canvas, and ``ThemeRole/text`` to everything else. A colour replaces dim, and a
  /// background replaces reverse.
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

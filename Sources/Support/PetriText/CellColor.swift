/// A text or background colour of a cell.
public enum CellColor: Sendable, Hashable, ExpressibleByIntegerLiteral {
  /// A palette index. 0 to 15 are the terminal's own colours (the bright ones from 8), followed by a 6×6×6 colour cube
  /// and 24 greys.
  case indexed(UInt8)
  case rgb(red: UInt8, green: UInt8, blue: UInt8)

  /// Creates a palette colour.
  public init(integerLiteral number: UInt8) {
    self = .indexed(number)
  }
}

extension CellColor {
  /// The nearest colour that a terminal supports; `nil` if it supports none.
  public func adapted(to level: ColorLevel) -> CellColor? {
    guard level > .none else { return nil }
    switch self {
    case .indexed(let number):
      return number < 16 || level > .sixteen ? self : .indexed(CellColor.nearestOfSixteen(CellColor.parts(of: number)))
    case .rgb(let red, let green, let blue):
      let parts = (Int(red), Int(green), Int(blue))
      switch level {
      case .none: return nil
      case .sixteen: return .indexed(CellColor.nearestOfSixteen(parts))
      case .many: return .indexed(CellColor.nearestOfMany(parts))
      case .exact: return self
      }
    }
  }

  /// Whether the colour is nearer to white than to black.
  public var isLight: Bool {
    let (red, green, blue): (Int, Int, Int)
    switch self {
    case .indexed(let number): (red, green, blue) = CellColor.parts(of: number)
    case .rgb(let one, let two, let three): (red, green, blue) = (Int(one), Int(two), Int(three))
    }
    return 299 * red + 587 * green + 114 * blue > 128_000
  }

  typealias Parts = (Int, Int, Int)

  /// The default palette of xterm; other terminals differ slightly.
  private static let sixteen: [Parts] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205), (229, 229, 229),
    (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255), (255, 0, 255), (0, 255, 255),
    (255, 255, 255),
  ]
  private static let steps = [0, 95, 135, 175, 215, 255]

  static func parts(of number: UInt8) -> Parts {
    let number = Int(number)
    if number < 16 { return sixteen[number] }
    if number >= 232 {
      let grey = 8 + 10 * (number - 232)
      return (grey, grey, grey)
    }
    let index = number - 16
    return (steps[index / 36], steps[index / 6 % 6], steps[index % 6])
  }

  private static func distance(_ one: Parts, _ other: Parts) -> Int {
    let (red, green, blue) = (one.0 - other.0, one.1 - other.1, one.2 - other.2)
    return red * red + green * green + blue * blue
  }

  private static func nearestOfSixteen(_ parts: Parts) -> UInt8 {
    let all = sixteen.indices
    return UInt8(all.min { distance(sixteen[$0], parts) < distance(sixteen[$1], parts) } ?? 0)
  }

  /// The nearest colour of the cube and the greys. The first 16 are skipped because their definitions differ between
  /// terminals.
  private static func nearestOfMany(_ parts: Parts) -> UInt8 {
    func step(_ part: Int) -> Int { part < 48 ? 0 : part < 115 ? 1 : (part - 35) / 40 }
    let (red, green, blue) = (step(parts.0), step(parts.1), step(parts.2))
    let cube = UInt8(16 + 36 * red + 6 * green + blue)
    let mean = (parts.0 + parts.1 + parts.2) / 3
    let grey = UInt8(232 + min(23, max(0, (mean - 3) / 10)))
    return distance(self.parts(of: grey), parts) < distance(self.parts(of: cube), parts) ? grey : cube
  }
}

/// The number of colours that a terminal supports.
public enum ColorLevel: Int, Sendable, Hashable, CaseIterable, Comparable {
  /// No colours, only text attributes.
  case none
  /// The terminal's 16 colours.
  case sixteen
  /// The palette of 256 colours.
  case many
  /// 24-bit colours.
  case exact

  /// Orders levels by their number of colours.
  public static func < (one: ColorLevel, other: ColorLevel) -> Bool { one.rawValue < other.rawValue }
}

extension CellColor {
  /// The WCAG 2.1 contrast ratio with another colour, from 1 to 21.
  public func contrast(with other: CellColor) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// The colour, made darker or lighter until its contrast with the background is at least 3:1, which WCAG requires for
  /// large text.
  public func readable(on ground: CellColor) -> CellColor {
    guard case .rgb(let red, let green, let blue) = self, contrast(with: ground) < CellColor.readableContrast else {
      return self
    }
    // Dark text gets darker and light text lighter, if that suffices.
    let (black, white) = (CellColor.rgb(red: 0, green: 0, blue: 0), CellColor.rgb(red: 255, green: 255, blue: 255))
    let isDarker = luminance <= ground.luminance
    let goals = isDarker ? [black, white] : [white, black]
    let goal: UInt8 =
      (goals.first { $0.contrast(with: ground) >= CellColor.readableContrast } ?? goals[0]) == black ? 0 : 255
    func mixed(_ part: UInt8, _ share: Double) -> UInt8 {
      UInt8((Double(part) * (1 - share) + Double(goal) * share).rounded())
    }
    let steps = 16
    for step in 1...steps {
      let share = Double(step) / Double(steps)
      let color = CellColor.rgb(red: mixed(red, share), green: mixed(green, share), blue: mixed(blue, share))
      if color.contrast(with: ground) >= CellColor.readableContrast { return color }
    }
    return .rgb(red: goal, green: goal, blue: goal)
  }

  private static let readableContrast = 3.0

  private var luminance: Double {
    let parts: (Int, Int, Int) =
      switch self {
      case .indexed(let number): CellColor.parts(of: number)
      case .rgb(let red, let green, let blue): (Int(red), Int(green), Int(blue))
      }
    // A polynomial approximation of the sRGB transfer function.
    func linear(_ part: Int) -> Double {
      let part = Double(part) / 255
      return part * (part * (part * 0.305306011 + 0.682171111) + 0.012522878)
    }
    return 0.2126 * linear(parts.0) + 0.7152 * linear(parts.1) + 0.0722 * linear(parts.2)
  }
}

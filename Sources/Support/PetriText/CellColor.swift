/// A text or background colour of a cell.
public enum CellColor: Sendable, Hashable, ExpressibleByIntegerLiteral {
  /// A palette index: 0 to 15 are the terminal's own colours (8 and up the bright ones), then a 6×6×6 cube and 24
  /// greys.
  case indexed(UInt8)
  case rgb(red: UInt8, green: UInt8, blue: UInt8)

  /// Makes a palette colour.
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

  /// xterm's defaults; other terminals differ slightly.
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
    let place = number - 16
    return (steps[place / 36], steps[place / 6 % 6], steps[place % 6])
  }

  private static func distance(_ one: Parts, _ other: Parts) -> Int {
    let (red, green, blue) = (one.0 - other.0, one.1 - other.1, one.2 - other.2)
    return red * red + green * green + blue * blue
  }

  private static func nearestOfSixteen(_ parts: Parts) -> UInt8 {
    let all = sixteen.indices
    return UInt8(all.min { distance(sixteen[$0], parts) < distance(sixteen[$1], parts) } ?? 0)
  }

  /// The nearest colour of the cube and the greys; the first sixteen are skipped because terminals define them
  /// differently.
  private static func nearestOfMany(_ parts: Parts) -> UInt8 {
    func step(_ part: Int) -> Int { part < 48 ? 0 : part < 115 ? 1 : (part - 35) / 40 }
    let (red, green, blue) = (step(parts.0), step(parts.1), step(parts.2))
    let cube = UInt8(16 + 36 * red + 6 * green + blue)
    let mean = (parts.0 + parts.1 + parts.2) / 3
    let grey = UInt8(232 + min(23, max(0, (mean - 3) / 10)))
    return distance(self.parts(of: grey), parts) < distance(self.parts(of: cube), parts) ? grey : cube
  }
}

extension CellColor {
  /// The WCAG 2.1 contrast ratio with another colour, from 1 to 21.
  public func contrast(with other: CellColor) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// The colour, moved towards black or white until its contrast with the background is at least 3, as WCAG asks of
  /// large text.
  public func readable(on ground: CellColor) -> CellColor {
    guard case .rgb(let red, let green, let blue) = self, contrast(with: ground) < CellColor.readableContrast else {
      return self
    }
    // Darker text gets darker and lighter text lighter, as long as that suffices.
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

  /// The relative luminance, from 0 to 1.
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

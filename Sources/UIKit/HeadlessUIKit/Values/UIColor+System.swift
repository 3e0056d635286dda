import Foundation

extension UIColor {
  private convenience init(system name: String, _ light: UInt32, _ dark: UInt32, _ alpha: (CGFloat, CGFloat) = (1, 1)) {
    self.init(
      name: name,
      light: Components(light, alpha: alpha.0),
      dark: Components(dark, alpha: alpha.1)
    )
  }

  /// Creates a color with the accessible variants of Apple's Human Interface Guidelines.
  private convenience init(
    system name: String,
    _ light: UInt32,
    _ dark: UInt32,
    accessible: (light: UInt32, dark: UInt32)
  ) {
    self.init(
      name: name,
      light: Components(light),
      dark: Components(dark),
      highContrast: Appearances(light: Components(accessible.light), dark: Components(accessible.dark))
    )
  }

  public static let black = UIColor(white: 0, alpha: 1)
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  public static let clear = UIColor(white: 0, alpha: 0)

  public static let systemRed = UIColor(
    system: "systemRedColor",
    0xFF3B30,
    0xFF453A,
    accessible: (0xD70015, 0xFF6961)
  )
  public static let systemOrange = UIColor(
    system: "systemOrangeColor",
    0xFF9500,
    0xFF9F0A,
    accessible: (0xC93400, 0xFFB340)
  )
  public static let systemYellow = UIColor(
    system: "systemYellowColor",
    0xFFCC00,
    0xFFD60A,
    accessible: (0xB25000, 0xFFD426)
  )
  public static let systemGreen = UIColor(
    system: "systemGreenColor",
    0x34C759,
    0x30D158,
    accessible: (0x248A3D, 0x30DB5B)
  )
  public static let systemMint = UIColor(
    system: "systemMintColor",
    0x00C7BE,
    0x63E6E2,
    accessible: (0x0C817B, 0x66D4CF)
  )
  public static let systemTeal = UIColor(
    system: "systemTealColor",
    0x30B0C7,
    0x40C8E0,
    accessible: (0x008299, 0x5DE6FF)
  )
  public static let systemCyan = UIColor(
    system: "systemCyanColor",
    0x32ADE6,
    0x64D2FF,
    accessible: (0x0071A4, 0x70D7FF)
  )
  public static let systemBlue = UIColor(
    system: "systemBlueColor",
    0x007AFF,
    0x0A84FF,
    accessible: (0x0040DD, 0x409CFF)
  )
  public static let systemIndigo = UIColor(
    system: "systemIndigoColor",
    0x5856D6,
    0x5E5CE6,
    accessible: (0x3634A3, 0x7D7AFF)
  )
  public static let systemPurple = UIColor(
    system: "systemPurpleColor",
    0xAF52DE,
    0xBF5AF2,
    accessible: (0x8944AB, 0xDA8FFF)
  )
  public static let systemPink = UIColor(
    system: "systemPinkColor",
    0xFF2D55,
    0xFF375F,
    accessible: (0xD30F45, 0xFF6482)
  )
  public static let systemBrown = UIColor(
    system: "systemBrownColor",
    0xA2845E,
    0xAC8E68,
    accessible: (0x7F6545, 0xB59469)
  )
  public static let systemGray = UIColor(
    system: "systemGrayColor",
    0x8E8E93,
    0x8E8E93,
    accessible: (0x6C6C70, 0xAEAEB2)
  )
  public static let systemGray2 = UIColor(
    system: "systemGray2Color",
    0xAEAEB2,
    0x636366,
    accessible: (0x8E8E93, 0x7C7C80)
  )
  public static let systemGray3 = UIColor(
    system: "systemGray3Color",
    0xC7C7CC,
    0x48484A,
    accessible: (0xAEAEB2, 0x545456)
  )
  public static let systemGray4 = UIColor(
    system: "systemGray4Color",
    0xD1D1D6,
    0x3A3A3C,
    accessible: (0xBCBCC0, 0x444446)
  )
  public static let systemGray5 = UIColor(
    system: "systemGray5Color",
    0xE5E5EA,
    0x2C2C2E,
    accessible: (0xD8D8DC, 0x363638)
  )
  public static let systemGray6 = UIColor(
    system: "systemGray6Color",
    0xF2F2F7,
    0x1C1C1E,
    accessible: (0xEBEBF0, 0x242426)
  )

  public static let label = UIColor(system: "labelColor", 0x000000, 0xFFFFFF)
  public static let secondaryLabel = UIColor(system: "secondaryLabelColor", 0x3C3C43, 0xEBEBF5, (0.6, 0.6))
  public static let tertiaryLabel = UIColor(system: "tertiaryLabelColor", 0x3C3C43, 0xEBEBF5, (0.3, 0.3))
  public static let quaternaryLabel = UIColor(system: "quaternaryLabelColor", 0x3C3C43, 0xEBEBF5, (0.18, 0.16))
  public static let link = UIColor(system: "linkColor", 0x007AFF, 0x0984FF)
  public static let placeholderText = UIColor(system: "placeholderTextColor", 0x3C3C43, 0xEBEBF5, (0.3, 0.3))
  public static let separator = UIColor(system: "separatorColor", 0x3C3C43, 0x545458, (0.29, 0.6))
  public static let opaqueSeparator = UIColor(system: "opaqueSeparatorColor", 0xC6C6C8, 0x38383A)
  public static let systemBackground = UIColor(system: "systemBackgroundColor", 0xFFFFFF, 0x000000)
  public static let secondarySystemBackground = UIColor(system: "secondarySystemBackgroundColor", 0xF2F2F7, 0x1C1C1E)
  public static let tertiarySystemBackground = UIColor(system: "tertiarySystemBackgroundColor", 0xFFFFFF, 0x2C2C2E)
  public static let systemGroupedBackground = UIColor(system: "systemGroupedBackgroundColor", 0xF2F2F7, 0x000000)
  public static let secondarySystemGroupedBackground = UIColor(
    system: "secondarySystemGroupedBackgroundColor",
    0xFFFFFF,
    0x1C1C1E
  )
  public static let tertiarySystemGroupedBackground = UIColor(
    system: "tertiarySystemGroupedBackgroundColor",
    0xF2F2F7,
    0x2C2C2E
  )
  public static let systemFill = UIColor(system: "systemFillColor", 0x787880, 0x787880, (0.2, 0.36))
  public static let secondarySystemFill = UIColor(system: "secondarySystemFillColor", 0x787880, 0x787880, (0.16, 0.32))
  public static let tertiarySystemFill = UIColor(system: "tertiarySystemFillColor", 0x767680, 0x767680, (0.12, 0.24))
  public static let quaternarySystemFill = UIColor(
    system: "quaternarySystemFillColor",
    0x747480,
    0x767680,
    (0.08, 0.18)
  )
  /// The system blue. In UIKit it resolves to the tint color of the view that shows it.
  public static let tintColor = UIColor(system: "tintColor", 0x007AFF, 0x0A84FF)
}

extension UIColor.Components {
  fileprivate init(_ value: UInt32, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat((value >> 16) & 0xFF) / 255,
      green: CGFloat((value >> 8) & 0xFF) / 255,
      blue: CGFloat(value & 0xFF) / 255,
      alpha: alpha
    )
  }
}

import PetriText

extension Theme {
  /// The built-in themes by name.
  public static let named: [(name: String, theme: Theme)] = [
    ("terminal", terminal), ("dark", dark), ("light", light), ("contrast", contrast),
  ]

  /// A colour `0xRRGGBB`, and its substitute on a 16-colour terminal.
  private static func rgb(_ number: UInt32, _ sixteen: UInt8? = nil) -> Color {
    let (red, green, blue) = (UInt8(number >> 16 & 0xFF), UInt8(number >> 8 & 0xFF), UInt8(number & 0xFF))
    return Color(.rgb(red: red, green: green, blue: blue), sixteen: sixteen.map { .indexed($0) })
  }

  /// The terminal's own colours with one accent.
  public static let terminal = Theme([
    .heading: Style(text: Color(.indexed(6))),
    .key: Style(text: Color(.indexed(6))),
    .focus: Style(text: Color(.indexed(6))),
    .selection: Style(text: rgb(0xFFFFFF, 15), background: rgb(0x2B6CB0, 4), isBold: true),
    .inactive: Style(text: rgb(0xFFFFFF, 15), background: rgb(0x4A5568, 8)),
  ])

  private static let dark = Theme([
    .text: Style(text: rgb(0xD8DEE9, 7), background: rgb(0x1B1F27, 0)),
    .secondary: Style(text: rgb(0x8A94A6, 8)),
    .heading: Style(text: rgb(0xECEFF4, 15)),
    .key: Style(text: rgb(0x88C0D0, 14)),
    .line: Style(text: rgb(0x4C566A, 8)),
    .focus: Style(text: rgb(0x88C0D0, 14)),
    .selection: Style(text: rgb(0x10141B, 0), background: rgb(0x88C0D0, 6)),
    .match: Style(text: rgb(0xA3BE8C, 10)),
    .difference: Style(text: rgb(0x10141B, 0), background: rgb(0xEBCB8B, 11)),
    .error: Style(text: rgb(0xE27C84, 9)),
    .note: Style(text: rgb(0xEBCB8B, 11)),
    .added: Style(text: rgb(0xA3BE8C, 10)),
    .removed: Style(text: rgb(0xE27C84, 9)),
    .filled: Style(text: rgb(0x9AA5B8, 8)),
    .inactive: Style(text: rgb(0xD8DEE9, 7), background: rgb(0x3B4252, 8)),
    .keyword: Style(text: rgb(0x88C0D0, 14)),
    .string: Style(text: rgb(0xA3BE8C, 10)),
    .number: Style(text: rgb(0xC9A0DC, 13)),
  ])

  private static let light = Theme([
    .text: Style(text: rgb(0x24292F, 0), background: rgb(0xFBFBF8, 15)),
    .secondary: Style(text: rgb(0x6A737D, 8)),
    .heading: Style(text: rgb(0x101418, 0)),
    .key: Style(text: rgb(0x0550AE, 4)),
    .line: Style(text: rgb(0xB8BEC6, 8)),
    .focus: Style(text: rgb(0x0550AE, 4)),
    .selection: Style(text: rgb(0xFFFFFF, 15), background: rgb(0x0550AE, 4)),
    .match: Style(text: rgb(0x116329, 2)),
    .difference: Style(text: rgb(0x101418, 0), background: rgb(0xFFE08A, 11)),
    .error: Style(text: rgb(0xB3261E, 1)),
    .note: Style(text: rgb(0x7A4E00, 5)),
    .added: Style(text: rgb(0x116329, 2)),
    .removed: Style(text: rgb(0xB3261E, 1)),
    .filled: Style(text: rgb(0x5A6370, 8)),
    .inactive: Style(text: rgb(0x24292F, 0), background: rgb(0xD5DFEC, 7)),
    .keyword: Style(text: rgb(0x0550AE, 4)),
    .string: Style(text: rgb(0x116329, 2)),
    .number: Style(text: rgb(0x6F42C1, 5)),
  ])

  private static let contrast = Theme([
    .text: Style(text: rgb(0xFFFFFF, 15), background: rgb(0x000000, 0)),
    .secondary: Style(text: rgb(0xD0D0D0, 7)),
    .heading: Style(text: rgb(0xFFFFFF, 15), isBold: true),
    .key: Style(text: rgb(0xFFFF00, 11), isBold: true),
    .line: Style(text: rgb(0xFFFFFF, 15)),
    .focus: Style(text: rgb(0xFFFF00, 11), isBold: true),
    .selection: Style(text: rgb(0x000000, 0), background: rgb(0xFFFF00, 11), isBold: true),
    .match: Style(text: rgb(0x00FF00, 10), isBold: true, isUnderlined: true),
    .difference: Style(text: rgb(0x000000, 0), background: rgb(0xFFFF00, 11), isBold: true, isUnderlined: true),
    .error: Style(text: rgb(0xFF8080, 9), isBold: true),
    .note: Style(text: rgb(0xFFFF00, 11)),
    .added: Style(text: rgb(0x00FF00, 10)),
    .removed: Style(text: rgb(0xFF8080, 9)),
    .filled: Style(text: rgb(0xD0D0D0, 7)),
    .inactive: Style(text: rgb(0xFFFFFF, 15), background: rgb(0x505050, 8)),
    .keyword: Style(text: rgb(0x00FFFF, 14)),
    .string: Style(text: rgb(0x00FF00, 10)),
    .number: Style(text: rgb(0xFF80FF, 13)),
  ])
}

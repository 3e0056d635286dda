/// A terminal's answer to a question.
public enum TerminalReply: Sendable, Hashable {
  /// The terminal's abilities, by the numbers of DA1; 4 is sixels.
  case attributes([Int])
  /// How many pixels a cell has.
  case cell(width: Int, height: Int)
  /// How many pixels all cells have together.
  case area(width: Int, height: Int)
  /// Whether it understood a picture in kitty's protocol.
  case kitty(isUnderstood: Bool)
  /// How many colours its sixels have.
  case sixelColors(Int)
  /// Its background, from 0 to 1.
  case background(red: Double, green: Double, blue: Double)

  /// Whether it is a background that is nearer to white than to black; `nil` where it is something else.
  public var isLight: Bool? {
    guard case .background(let red, let green, let blue) = self else { return nil }
    return 0.299 * red + 0.587 * green + 0.114 * blue > 0.5
  }

  /// The question for the terminal's background.
  public static let backgroundQuestion = "\u{1B}]11;?\u{1B}\\"

  /// The longest string that one is in.
  static let longest = 128

  /// The reply that a control sequence is, if it is one that is known.
  init?(parameters: String, final: UInt8) {
    let isPrivate = parameters.hasPrefix("?")
    let numbers = parameters.dropFirst(isPrivate ? 1 : 0).split(separator: ";", omittingEmptySubsequences: false)
      .map { Int($0) ?? -1 }
    switch (final, isPrivate) {
    case (UInt8(ascii: "c"), true): self = .attributes(numbers)
    case (UInt8(ascii: "S"), true) where numbers.count >= 3 && numbers[0] == 1 && numbers[1] == 0:
      self = .sixelColors(numbers[2])
    case (UInt8(ascii: "t"), false) where numbers.count == 3 && numbers.allSatisfy { $0 > 0 }:
      switch numbers[0] {
      case 6: self = .cell(width: numbers[2], height: numbers[1])
      case 4: self = .area(width: numbers[2], height: numbers[1])
      default: return nil
      }
    default: return nil
    }
  }

  /// The reply that a control string is, by the byte that begins it after Escape.
  init?(string: [UInt8], of kind: UInt8) {
    let text = String(decoding: string, as: UTF8.self)
    switch kind {
    case UInt8(ascii: "_"):
      guard text.hasPrefix("Gi=\(TerminalGraphics.question)"), let end = text.firstIndex(of: ";") else { return nil }
      self = .kitty(isUnderstood: text[text.index(after: end)...] == "OK")
    case UInt8(ascii: "]"):
      guard text.hasPrefix("11;rgb:") else { return nil }
      let parts = text.dropFirst("11;rgb:".count).split(separator: "/").compactMap { TerminalReply.share(of: $0) }
      guard parts.count == 3 else { return nil }
      self = .background(red: parts[0], green: parts[1], blue: parts[2])
    default: return nil
    }
  }

  /// Up to four hexadecimal digits as a share of the most that they can be.
  private static func share(of digits: Substring) -> Double? {
    guard (1...4).contains(digits.utf8.count), let value = Int(digits, radix: 16), value >= 0 else { return nil }
    return Double(value) / Double((1 << (4 * digits.utf8.count)) - 1)
  }
}

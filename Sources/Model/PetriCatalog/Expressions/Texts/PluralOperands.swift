/// The operands of CLDR's plural rules (Unicode Technical Standard 35, part 3, "Operands").
public struct PluralOperands: Hashable, Sendable {
  /// `i`: the integer part, without its sign.
  public let whole: Int
  /// `v`: the number of fraction digits.
  public let decimalCount: Int
  /// `f`: the fraction digits as a number.
  public let decimals: Int
  /// `t`: the fraction digits without trailing zeros, as a number.
  public let significantDecimals: Int

  /// The operands of an integer.
  public init(_ number: Int) {
    whole = number == .min ? .max : abs(number)
    (decimalCount, decimals, significantDecimals) = (0, 0, 0)
  }

  /// The operands of a number with as many fraction digits as it needs; 1 has none, as in Foundation.
  public init(_ number: Double) {
    let text = number.magnitude.description
    // In scientific notation: a number this large has no fraction digits, and a small one none that count.
    self =
      PluralOperands(text.hasSuffix(".0") ? String(text.dropLast(2)) : text) ?? PluralOperands(Int(clamping: number))
  }

  /// Parses a decimal number; `nil` for anything else, and for over 18 digits on a side.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), parts.allSatisfy({ (1...18).contains($0.utf8.count) }),
      let whole = Int(parts[0]), whole >= 0
    else { return nil }
    self.whole = whole
    guard parts.count == 2 else {
      (decimalCount, decimals, significantDecimals) = (0, 0, 0)
      return
    }
    guard parts[1].utf8.allSatisfy({ (0x30...0x39).contains($0) }), let decimals = Int(parts[1]) else { return nil }
    self.decimals = decimals
    decimalCount = parts[1].utf8.count
    var significant = decimals
    while significant > 0, significant.isMultiple(of: 10) { significant /= 10 }
    significantDecimals = significant
  }
}

extension Int {
  fileprivate init(clamping number: Double) { self = Int(exactly: number.magnitude.rounded(.towardZero)) ?? .max }
}

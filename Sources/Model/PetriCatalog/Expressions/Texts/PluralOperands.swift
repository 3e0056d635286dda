/// The properties of a number in CLDR's plural rules: its integer part, and its visible decimals.
///
/// The letters are those of the specification (Unicode Technical Standard 35, part 3, "Operands").
public struct PluralOperands: Hashable, Sendable {
  /// `i`: the integer part, without its sign.
  public let whole: Int
  /// `v`: how many decimals there are.
  public let decimalCount: Int
  /// `f`: the decimals as a number.
  public let decimals: Int
  /// `t`: the decimals without zeros at the end, as a number.
  public let significantDecimals: Int

  /// Makes the operands of an integer.
  public init(_ number: Int) {
    whole = number == .min ? .max : abs(number)
    (decimalCount, decimals, significantDecimals) = (0, 0, 0)
  }

  /// A number with as many decimals as it takes: 1 has none, as in Foundation.
  public init(_ number: Double) {
    let text = number.magnitude.description
    // So large a number has no decimals, and so small a one has none that count.
    self =
      PluralOperands(text.hasSuffix(".0") ? String(text.dropLast(2)) : text) ?? PluralOperands(Int(clamping: number))
  }

  /// Reads a number as it is written with its decimals, `1.50`; `nil` for anything else, and for one of over 18 digits.
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
  /// Makes the integer part of a number without its sign, or the largest number.
  fileprivate init(clamping number: Double) { self = Int(exactly: number.magnitude.rounded(.towardZero)) ?? .max }
}

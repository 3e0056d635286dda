import Foundation

/// The format of an integer.
public struct OSLogIntegerFormatting: Sendable {
  private let radix: Int
  private let isUppercase: Bool
  private let minimumDigits: Int

  /// In digits from 0 to 9.
  public static var decimal: OSLogIntegerFormatting { decimal(minDigits: 0) }
  /// In digits from 0 to f.
  public static var hex: OSLogIntegerFormatting { hex() }
  /// In digits from 0 to 7.
  public static var octal: OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 8, isUppercase: false, minimumDigits: 0)
  }

  /// In digits from 0 to 9, with zeros in front where there are fewer.
  public static func decimal(minDigits: Int) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 10, isUppercase: false, minimumDigits: minDigits)
  }

  /// In digits from 0 to f, with zeros in front where there are fewer.
  public static func hex(uppercase: Bool = false, minDigits: Int = 0) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 16, isUppercase: uppercase, minimumDigits: minDigits)
  }

  func text<Number: FixedWidthInteger>(_ number: Number) -> String {
    let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, minimumDigits - digits.count))
    return (number < 0 ? "-" : "") + zeros + digits
  }
}

/// How a number with a fraction is written.
public struct OSLogFloatFormatting: Sendable {
  private let precision: Int

  /// With six digits after the point.
  public static var fixed: OSLogFloatFormatting { fixed(precision: 6) }

  /// With a number of digits after the point.
  public static func fixed(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(precision: max(0, precision))
  }

  func text(_ number: Double) -> String { String(format: "%.\(precision)f", number) }
}

/// How many columns a value takes.
public struct OSLogStringAlignment: Sendable {
  private let columns: Int
  private let isAtEnd: Bool

  /// As many as it needs.
  public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, isAtEnd: true) }

  /// Spaces behind it where it takes fewer.
  public static func left(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isAtEnd: false)
  }

  /// Spaces in front of it where it takes fewer.
  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isAtEnd: true)
  }

  func aligned(_ text: String) -> String {
    let spaces = String(repeating: " ", count: max(0, columns - text.count))
    return isAtEnd ? spaces + text : text + spaces
  }
}

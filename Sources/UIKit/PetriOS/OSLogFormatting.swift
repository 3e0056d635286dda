import Foundation

/// The format of an integer.
public struct OSLogIntegerFormatting: Sendable {
  private let radix: Int
  private let isUppercase: Bool
  private let minimumDigits: Int

  public static var decimal: OSLogIntegerFormatting { decimal(minDigits: 0) }
  public static var hex: OSLogIntegerFormatting { hex() }
  public static var octal: OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 8, isUppercase: false, minimumDigits: 0)
  }

  public static func decimal(minDigits: Int) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 10, isUppercase: false, minimumDigits: minDigits)
  }

  public static func hex(uppercase: Bool = false, minDigits: Int = 0) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 16, isUppercase: uppercase, minimumDigits: minDigits)
  }

  func text<Number: FixedWidthInteger>(_ number: Number) -> String {
    let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, minimumDigits - digits.count))
    return (number < 0 ? "-" : "") + zeros + digits
  }
}

/// The format of a floating-point number.
public struct OSLogFloatFormatting: Sendable {
  private let precision: Int

  public static var fixed: OSLogFloatFormatting { fixed(precision: 6) }

  public static func fixed(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(precision: max(0, precision))
  }

  func text(_ number: Double) -> String { String(format: "%.\(precision)f", number) }
}

/// The alignment of a value in a column.
public struct OSLogStringAlignment: Sendable {
  private let columns: Int
  private let isAtEnd: Bool

  public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, isAtEnd: true) }

  public static func left(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isAtEnd: false)
  }

  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isAtEnd: true)
  }

  func aligned(_ text: String) -> String {
    let spaces = String(repeating: " ", count: max(0, columns - text.count))
    return isAtEnd ? spaces + text : text + spaces
  }
}

/// Formats `printf` arguments, including `%{public}s`.
enum PrintfText {
  static func text(of format: String, _ values: [Any]) -> String {
    var rest = values[...]
    var result = ""
    var position = format.startIndex
    // Flags, width and precision, length modifier and conversion as in C; the braces hold the privacy.
    for match in format.matches(of: /%(\{[^}]*\})?([-+ #0]*[0-9]*(?:\.[0-9]+)?)(hh|h|ll|l|q|z|t|j|L)?([@a-zA-Z%])/) {
      result += format[position..<match.range.lowerBound]
      position = match.range.upperBound
      if match.4 == "%" {
        result += "%"
      } else if let value = rest.popFirst() {
        let isText = match.4 == "@" || match.4 == "s"
        let words = match.1.map { $0.dropFirst().dropLast().split { $0 == "," || $0 == " " } } ?? []
        let privacy: OSLogPrivacy =
          words.contains("public")
          ? .public : words.contains { $0 == "private" || $0 == "sensitive" } ? .private : .auto
        let text = isText ? "\(value)" : number(value, width: "\(match.2)", conversion: "\(match.4)")
        result += privacy.kept(text, isPrivateByItself: isText)
      } else {
        result += format[match.range]
      }
    }
    return result + format[position...]
  }

  private static func number(_ value: Any, width: String, conversion: String) -> String {
    switch (value, conversion) {
    case (let value as any BinaryInteger, "d"), (let value as any BinaryInteger, "i"):
      String(format: "%\(width)lld", Int64(truncatingIfNeeded: value))
    case (let value as any BinaryInteger, "u"), (let value as any BinaryInteger, "x"),
      (let value as any BinaryInteger, "X"), (let value as any BinaryInteger, "o"):
      String(format: "%\(width)ll\(conversion)", UInt64(truncatingIfNeeded: value))
    case (let value as any BinaryFloatingPoint, "f"), (let value as any BinaryFloatingPoint, "e"),
      (let value as any BinaryFloatingPoint, "g"):
      String(format: "%\(width)\(conversion)", Double(value))
    default: "\(value)"
    }
  }
}

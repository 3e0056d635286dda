import Foundation

/// The text of a message in C's way, `%{public}s`.
enum PrintfText {
  /// The values put in their places; one that lacks leaves its place as it is written.
  static func text(of format: String, _ values: [Any]) -> String {
    var rest = values[...]
    var result = ""
    var place = format.startIndex
    // Flags, width and precision, length and conversion, as in C; the braces hold who may read it.
    for match in format.matches(of: /%(\{[^}]*\})?([-+ #0]*[0-9]*(?:\.[0-9]+)?)(hh|h|ll|l|q|z|t|j|L)?([@a-zA-Z%])/) {
      result += format[place..<match.range.lowerBound]
      place = match.range.upperBound
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
    return result + format[place...]
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

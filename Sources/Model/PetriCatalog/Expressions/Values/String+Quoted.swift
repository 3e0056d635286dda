extension String {
  /// The text in double quotes on one line, with escapes common to YAML and JSON.
  ///
  /// Control characters and invisible formatting characters become `\u{…}`, which is harmless to a terminal and visible
  /// in comparisons.
  public var quoted: String {
    // A fast path, because most texts need no escapes.
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }) {
      return "\"\(self)\""
    }
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      default:
        if scalar.mustBeEscaped {
          result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }

  /// The text for which ``quoted`` is this text; `nil` if there is none.
  public var unquoted: String? {
    guard utf8.count >= 2, utf8.first == 0x22, utf8.last == 0x22 else { return nil }
    var inner = Substring(utf8.dropFirst().dropLast()).unicodeScalars
    var text = String.UnicodeScalarView()
    while let scalar = inner.popFirst() {
      guard scalar != "\"" else { return nil }
      guard scalar == "\\" else {
        text.append(scalar)
        continue
      }
      switch inner.popFirst() {
      case "\"": text.append("\"")
      case "\\": text.append("\\")
      case "n": text.append("\n")
      case "t": text.append("\t")
      case "r": text.append("\r")
      case "u":
        guard inner.popFirst() == "{", let end = inner.firstIndex(of: "}"),
          let value = UInt32(Substring(inner[..<end]), radix: 16), let scalar = Unicode.Scalar(value)
        else { return nil }
        text.append(scalar)
        inner = inner[inner.index(after: end)...]
      default: return nil
      }
    }
    return String(text)
  }
}

extension Unicode.Scalar {
  fileprivate var mustBeEscaped: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0: true  // C0, DEL, C1
    case 0xA0, 0xAD, 0x61C, 0x200B, 0x200E, 0x200F, 0x2028, 0x2029, 0x202F: true
    case 0x202A...0x202E, 0x2060...0x2069, 0xFEFF, 0xFFF9...0xFFFB: true
    default: false
    }
  }
}

extension Int {
  /// The sum of two non-negative integers, clamped to `Int.max`.
  public func adding(_ other: Int) -> Int {
    let (sum, isTooLarge) = addingReportingOverflow(other)
    return isTooLarge ? .max : sum
  }

  /// The product of two non-negative integers, clamped to `Int.max`.
  public func times(_ other: Int) -> Int {
    let (product, isTooLarge) = multipliedReportingOverflow(by: other)
    return isTooLarge ? .max : product
  }
}

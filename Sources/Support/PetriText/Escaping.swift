/// Escapes text for XML.
public enum XMLText {
  /// Escapes text for use as element content or attribute value. Characters that XML 1.0 forbids become control
  /// pictures.
  public static func escaped(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in TextCleaning(keepsNewlines: true).clean(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&apos;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension String {
  /// The text quoted as one word for a POSIX shell.
  public var shellQuoted: String {
    let plain = utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || "-_=./:,+@%".utf8.contains(byte)
    }
    // Compares code points as a shell does, because a quote before a combining mark is still a quote.
    return plain ? self : "'" + unicodeScalars.map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
  }
}

/// Escapes untrusted text for GitHub's Markdown.
///
/// Compares code points, because a Markdown delimiter before a combining mark is still a delimiter.
public enum MarkdownText {
  private static let special: Set<Unicode.Scalar> = [
    "\\", "`", "*", "_", "{", "}", "[", "]", "<", ">", "|", "~", "#", "&", "@", "!", "$",
  ]

  /// A single line of text without markup, mentions, issue references, commit hashes or links.
  ///
  /// Zero-width joiners break up `@name` and `#1`, which GitHub links even after a backslash.
  public static func escaped(_ text: String) -> String {
    let scalars = Array(text.cleaned.unicodeScalars)
    var result = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      if isParted(scalars, before: index) { result.append(joiner) }
      if special.contains(scalar) { result.append("\\") }
      result.append(scalar)
    }
    return String(result)
  }

  /// Text as inline code.
  public static func code(_ text: String) -> String {
    let scalars = Array(text.cleaned.unicodeScalars)
    let fence = String(repeating: "`", count: longestRun(of: "`", in: scalars) + 1)
    let ends = [scalars.first, scalars.last]
    // Markdown strips a blank at each end, so code that starts or ends with a backtick is padded.
    let needsSpace = scalars.isEmpty || ends.contains("`") || ends == [" ", " "] && scalars.contains { $0 != " " }
    let inside = String(String.UnicodeScalarView(scalars))
    return needsSpace ? "\(fence) \(inside) \(fence)" : "\(fence)\(inside)\(fence)"
  }

  /// Text as inline code in a table cell. `|` becomes `│`, because it would end the cell.
  public static func codeInTable(_ text: String) -> String {
    code(String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "|" ? "│" : $0 })))
  }

  /// A fenced code block with its final newline.
  ///
  /// - Parameter language: the language for syntax highlighting, such as `diff`.
  public static func block(_ text: String, language: String = "") -> String {
    let text = TextCleaning.block.clean(text)
    let fence = String(repeating: "`", count: max(3, longestRun(of: "`", in: Array(text.unicodeScalars)) + 1))
    return "\(fence)\(language)\n\(text)\(text.hasSuffix("\n") || text.isEmpty ? "" : "\n")\(fence)\n"
  }

  /// A collapsible section.
  public static func details(_ summary: String, _ body: String) -> String {
    "<details><summary>\(summary)</summary>\n\n\(body)\n</details>\n"
  }

  private static func longestRun(of scalar: Unicode.Scalar, in text: [Unicode.Scalar]) -> Int {
    var (longest, run) = (0, 0)
    for other in text {
      run = other == scalar ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }

  // MARK: - What GitHub links

  private static let joiner: Unicode.Scalar = "\u{200D}"

  /// Whether a joiner is needed before an index to break up a link: `@name`, `#1`, `GH-1`, `https://`, `www.`, a commit
  /// hash.
  private static func isParted(_ text: [Unicode.Scalar], before index: Int) -> Bool {
    guard index > 0 else { return false }
    let (before, scalar) = (text[index - 1], text[index])
    switch before {
    case "@", "#": return true
    case ":" where scalar == "/": return true
    case "-" where scalar.properties.numericType != nil: return ends(text, index, with: "gh-")
    default: break
    }
    if scalar == "." { return ends(text, index, with: "www") }
    guard isHexadecimal(scalar), isHexadecimal(before), index < 2 || !isLetterOrDigit(text[index - 2]) else {
      return false
    }
    let digits = text[(index - 1)...].prefix(while: isLetterOrDigit)
    return (7...40).contains(digits.count) && digits.allSatisfy(isHexadecimal)
  }

  private static func ends(_ text: [Unicode.Scalar], _ end: Int, with word: String) -> Bool {
    let found = text[..<end].suffix(word.unicodeScalars.count)
    return String(String.UnicodeScalarView(found)).lowercased() == word
  }

  private static func isHexadecimal(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && Character(scalar).isHexDigit
  }

  private static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }
}

extension String {
  package var percentEncodedPath: String {
    var result = ""
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default: result += "%" + byte.digits(2, radix: 16, uppercase: true)
      }
    }
    return result
  }
}

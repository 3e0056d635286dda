/// Text from outside in Markdown, as text and nothing else.
///
/// Markdown is read by code points: a sign with a combining mark behind it is still a sign, though both are one character here.
public enum MarkdownText {
  /// Characters that mean something in a line of GitHub's Markdown.
  private static let special: Set<Unicode.Scalar> = [
    "\\", "`", "*", "_", "{", "}", "[", "]", "<", ">", "|", "~", "#", "&", "@", "!", "$",
  ]

  /// A text on one line: nothing in it is markup, and GitHub finds no mention, issue, commit or address in it.
  ///
  /// A backslash doesn't keep GitHub from linking `@name` and `#1`, so a zero-width joiner parts what would be a link.
  public static func escaped(_ text: String) -> String {
    let scalars = Array(text.cleaned.unicodeScalars)
    var result = String.UnicodeScalarView()
    for (place, scalar) in scalars.enumerated() {
      if isParted(scalars, before: place) { result.append(joiner) }
      if special.contains(scalar) { result.append("\\") }
      result.append(scalar)
    }
    return String(result)
  }

  /// A name as code: no mention, and no markup.
  public static func code(_ text: String) -> String {
    let scalars = Array(text.cleaned.unicodeScalars)
    let fence = String(repeating: "`", count: longestRun(of: "`", in: scalars) + 1)
    let ends = [scalars.first, scalars.last]
    // A blank at both ends is taken away, so that there can be a backtick.
    let needsSpace = scalars.isEmpty || ends.contains("`") || ends == [" ", " "] && scalars.contains { $0 != " " }
    let inside = String(String.UnicodeScalarView(scalars))
    return needsSpace ? "\(fence) \(inside) \(fence)" : "\(fence)\(inside)\(fence)"
  }

  /// A name as code in a table, whose cells end with a bar wherever it is: it is drawn instead.
  public static func codeInTable(_ text: String) -> String {
    code(String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "|" ? "│" : $0 })))
  }

  /// A block of code, with its final newline.
  ///
  /// - Parameters:
  ///   - text: lines, which are made harmless.
  ///   - language: the language by which it is coloured, such as `diff`.
  public static func block(_ text: String, language: String = "") -> String {
    let text = TextCleaning.block.clean(text)
    let fence = String(repeating: "`", count: max(3, longestRun(of: "`", in: Array(text.unicodeScalars)) + 1))
    return "\(fence)\(language)\n\(text)\(text.hasSuffix("\n") || text.isEmpty ? "" : "\n")\(fence)\n"
  }

  /// Something that is shown once its summary is clicked.
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

  /// Whether a joiner keeps what is before a place from being a link with what is behind it: `@name`, `#1`, `GH-1`, `https://`, `www.`,
  /// the digits of a commit.
  private static func isParted(_ text: [Unicode.Scalar], before place: Int) -> Bool {
    guard place > 0 else { return false }
    let (before, scalar) = (text[place - 1], text[place])
    switch before {
    case "@", "#": return true
    case ":" where scalar == "/": return true
    case "-" where scalar.properties.numericType != nil: return ends(text, place, with: "gh-")
    default: break
    }
    if scalar == "." { return ends(text, place, with: "www") }
    guard isHexadecimal(scalar), isHexadecimal(before), place < 2 || !isLetterOrDigit(text[place - 2]) else {
      return false
    }
    let digits = text[(place - 1)...].prefix(while: isLetterOrDigit)
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

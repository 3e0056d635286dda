/// Text from outside in Markdown, as text and nothing else.
public enum MarkdownText {
  /// Characters that mean something in a line of GitHub's Markdown.
  private static let special: Set<Character> = [
    "\\", "`", "*", "_", "{", "}", "[", "]", "<", ">", "|", "~", "#", "&", "@", "!",
  ]

  /// A text on one line: nothing in it is markup, a mention or a link to an issue.
  public static func escaped(_ text: String) -> String {
    text.cleaned.map { special.contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }

  /// A name as code: no mention, and no markup.
  public static func code(_ text: String) -> String {
    let text = text.cleaned
    let fence = String(repeating: "`", count: longestRun(of: "`", in: text) + 1)
    let needsSpace = text.hasPrefix("`") || text.hasSuffix("`") || text.isEmpty
    return needsSpace ? "\(fence) \(text) \(fence)" : "\(fence)\(text)\(fence)"
  }

  /// A block of code, with its final newline.
  ///
  /// - Parameters:
  ///   - text: lines, which are made harmless.
  ///   - language: the language by which it is coloured, such as `diff`.
  public static func block(_ text: String, language: String = "") -> String {
    let text = TextCleaning.block.clean(text)
    let fence = String(repeating: "`", count: max(3, longestRun(of: "`", in: text) + 1))
    return "\(fence)\(language)\n\(text)\(text.hasSuffix("\n") || text.isEmpty ? "" : "\n")\(fence)\n"
  }

  /// Something that is shown once its summary is clicked.
  public static func details(_ summary: String, _ body: String) -> String {
    "<details><summary>\(summary)</summary>\n\n\(body)\n</details>\n"
  }

  private static func longestRun(of character: Character, in text: String) -> Int {
    var (longest, run) = (0, 0)
    for other in text {
      run = other == character ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}

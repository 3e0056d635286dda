/// The names that Objective-C has for Swift's methods and properties.
enum SelectorName {
  /// The words between which a name has no `With`: Swift's compiler has this list.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
    "using", "via", "when", "with", "within",
  ]

  static func method(_ name: String, labels: [String?], canThrow: Bool = false, isAsync: Bool = false) -> String {
    var labels = labels
    if isAsync { labels.append("completionHandler") } else if canThrow { labels.append("error") }
    guard let first = labels.first else { return name }
    var text = name
    if let first {
      if labels.count == 1, canThrow || isAsync {
        text += isAsync ? "With" : "And"
        text += isAsync ? "CompletionHandler" : "ReturnError"
      } else {
        let joins = !isPreposition(firstWord(of: first)) && !isPreposition(lastWord(of: name))
        text += (joins ? "With" : "") + capitalized(first)
      }
    }
    return text + ":" + labels.dropFirst().map { ($0 ?? "") + ":" }.joined()
  }

  static func initializer(labels: [String?]) -> String {
    labels.isEmpty ? "init" : method("init", labels: labels)
  }

  static func setter(of property: String) -> String { "set" + capitalized(property) + ":" }

  private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  private static func isPreposition(_ word: String) -> Bool { prepositions.contains(word.lowercased()) }

  private static func firstWord(of text: String) -> String {
    String(text.prefix(1)) + text.dropFirst().prefix { !$0.isUppercase && $0 != "_" }
  }

  private static func lastWord(of text: String) -> String {
    guard let start = text.lastIndex(where: \.isUppercase) else { return text }
    return String(text[start...])
  }
}

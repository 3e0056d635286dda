extension TextTemplate {
  /// A problem that keeps a text from being a template.
  public struct Problem: Error, Hashable, Sendable {
    /// The problem in a message's words.
    public let message: String
    /// Where it begins, in bytes of UTF-8 from the text's start.
    public let offset: Int
    /// How many bytes it takes.
    public let length: Int
    /// A word that isn't known, if that is the problem.
    public let word: UnknownWord?

    init(message: String, offset: Int, length: Int, word: UnknownWord? = nil) {
      self.message = message
      self.offset = offset
      self.length = length
      self.word = word
    }

    /// - Parameter dollar: where the `${` is.
    static func neverClosed(at dollar: Int, in text: some Collection<UInt8>) -> Problem {
      let begin = beginning(at: dollar, in: text)
      return Problem(
        message: "missing '}' after '\(begin)'; to show '${' as text, write '$${'",
        offset: dollar,
        length: begin.utf8.count
      )
    }

    /// - Parameter dollar: where the `${` is.
    static func missingBrace(at dollar: Int, in text: some Collection<UInt8>) -> Problem {
      let begin = beginning(at: dollar, in: text)
      return Problem(message: "missing '}' after '\(begin)'", offset: dollar, length: begin.utf8.count)
    }

    /// A comparison with a text between the braces of a value; `nil` in other texts.
    ///
    /// - Parameter start: where the text begins.
    static func textCompared(in text: String, at start: Int) -> Problem? {
      guard let quote = text.firstIndex(where: { "\"'".contains($0) }), let sign = text.firstRange(of: /[=!]=/),
        sign.upperBound <= quote
      else { return nil }
      let (key, rest) = (text[..<sign.lowerBound], text[sign.lowerBound...])
      return Problem(
        message: "a text is compared behind the braces: ${\(key.filter { $0 != " " })} \(rest)",
        offset: start,
        length: text.utf8.count
      )
    }

    /// `${` with the key behind it.
    private static func beginning(at dollar: Int, in text: some Collection<UInt8>) -> String {
      let key = text.dropFirst(dollar + 2).prefix { $0 > 0x20 && !"\"',}?".utf8.contains($0) }
      return "${" + String(decoding: key.prefix(40), as: UTF8.self)
    }
  }

  /// A word that isn't one of those that are known at its place.
  public struct UnknownWord: Error, Hashable, Sendable {
    /// The word as it is written.
    public let name: String
    /// Those that are known.
    public let known: [String]
  }
}

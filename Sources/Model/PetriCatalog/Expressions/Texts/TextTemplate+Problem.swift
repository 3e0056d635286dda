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

extension TextTemplate {
  /// Why a text isn't a valid template.
  public struct Problem: Error, Hashable, Sendable {
    /// The message.
    public let message: String
    /// The offset in the text, in bytes of UTF-8.
    public let offset: Int
    /// The length in bytes.
    public let length: Int
    /// The unknown word, if that is the problem.
    public let word: UnknownWord?

    init(message: String, offset: Int, length: Int, word: UnknownWord? = nil) {
      self.message = message
      self.offset = offset
      self.length = length
      self.word = word
    }

    /// - Parameter dollar: the offset of `${`.
    static func neverClosed(at dollar: Int, in text: some Collection<UInt8>) -> Problem {
      let begin = beginning(at: dollar, in: text)
      return Problem(
        message: "missing '}' after '\(begin)'; to show '${' as text, write '$${'",
        offset: dollar,
        length: begin.utf8.count
      )
    }

    static func missingBrace(at dollar: Int, in text: some Collection<UInt8>) -> Problem {
      let begin = beginning(at: dollar, in: text)
      return Problem(message: "missing '}' after '\(begin)'", offset: dollar, length: begin.utf8.count)
    }

    /// `${` and the key that follows.
    private static func beginning(at dollar: Int, in text: some Collection<UInt8>) -> String {
      let key = text.dropFirst(dollar + 2).prefix { $0 > 0x20 && !"\"',}?".utf8.contains($0) }
      return "${" + String(decoding: key.prefix(40), as: UTF8.self)
    }
  }

  /// An unknown word.
  public struct UnknownWord: Error, Hashable, Sendable {
    /// The word.
    public let name: String
    /// The known words.
    public let known: [String]
  }
}

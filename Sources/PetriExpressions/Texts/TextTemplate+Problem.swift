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
    static func neverClosed(at dollar: Int) -> Problem {
      Problem(message: "'${' is never closed; to show it as text, write '$${'", offset: dollar, length: 2)
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

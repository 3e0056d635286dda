/// What begins with a capital by itself.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// Nothing.
  case none
  /// Words.
  case words
  /// Sentences.
  case sentences
  /// Everything.
  case allCharacters
}

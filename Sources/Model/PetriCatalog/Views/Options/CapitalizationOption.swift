/// Automatic capitalization, as in `UITextAutocapitalizationType`.
public enum CapitalizationOption: String, Hashable, Sendable, Codable, CaseIterable {
  case none, words, sentences, allCharacters
}

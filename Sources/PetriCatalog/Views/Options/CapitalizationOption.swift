/// What begins with a capital by itself, as `UITextAutocapitalizationType` names it.
public enum CapitalizationOption: String, Hashable, Sendable, Codable, CaseIterable {
  case none, words, sentences, allCharacters
}

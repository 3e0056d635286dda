/// The parts of a text that begin with a capital by themselves, as `UITextAutocapitalizationType` names them.
public enum CapitalizationOption: String, Hashable, Sendable, Codable, CaseIterable {
  case none, words, sentences, allCharacters
}

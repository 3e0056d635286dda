/// The parts of a text that begin with a capital by themselves.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none
  case words
  case sentences
  case allCharacters
}

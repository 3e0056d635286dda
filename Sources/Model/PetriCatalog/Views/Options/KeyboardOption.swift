/// A keyboard type, as in `UIKeyboardType`.
public enum KeyboardOption: String, Hashable, Sendable, Codable, CaseIterable {
  case `default`
  case asciiCapable
  case numbersAndPunctuation
  case url = "URL"
  case numberPad
  case phonePad
  case namePhonePad
  case emailAddress
  case decimalPad
  case webSearch
  case asciiCapableNumberPad
}

/// The keyboard of a text field, as `UIKeyboardType` names it.
public enum KeyboardOption: String, Hashable, Sendable, Codable, CaseIterable {
  /// Letters.
  case `default`
  /// ASCII characters.
  case asciiCapable
  /// Numbers and punctuation.
  case numbersAndPunctuation
  /// Characters of a URL.
  case url = "URL"
  /// Digits.
  case numberPad
  /// Digits of a phone number.
  case phonePad
  /// A name or a phone number.
  case namePhonePad
  /// Characters of an e-mail address.
  case emailAddress
  /// Digits and a decimal point.
  case decimalPad
  /// Characters of a search or a URL.
  case webSearch
  /// Digits, ASCII ones only.
  case asciiCapableNumberPad
}

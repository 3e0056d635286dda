/// The keyboard that a field asks for.
public enum UIKeyboardType: Int, Sendable {
  /// The usual one.
  case `default`
  /// Letters without accents.
  case asciiCapable
  /// Numbers and punctuation.
  case numbersAndPunctuation
  /// Addresses of the web.
  // UIKit's name.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
  /// Digits.
  case numberPad
  /// A telephone's keys.
  case phonePad
  /// Names and telephone numbers.
  case namePhonePad
  /// Addresses of mail.
  case emailAddress
  /// Digits and a point.
  case decimalPad
  /// For short messages.
  case twitter
  /// For searching the web.
  case webSearch
  /// Digits without accents.
  case asciiCapableNumberPad
}

public import Foundation

/// The keyboard traits of a text input.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  var autocorrectionType: UITextAutocorrectionType { get set }
  var spellCheckingType: UITextSpellCheckingType { get set }
  var smartQuotesType: UITextSmartQuotesType { get set }
  var smartDashesType: UITextSmartDashesType { get set }
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  var keyboardType: UIKeyboardType { get set }
  var keyboardAppearance: UIKeyboardAppearance { get set }
  var returnKeyType: UIReturnKeyType { get set }
  var enablesReturnKeyAutomatically: Bool { get set }
  var isSecureTextEntry: Bool { get set }
}

/// An object that accepts keyboard input.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

/// The type of keyboard for a text input.
public enum UIKeyboardType: Int, Sendable {
  case `default`
  case asciiCapable
  case numbersAndPunctuation
  // UIKit's name.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
  case numberPad
  case phonePad
  case namePhonePad
  case emailAddress
  case decimalPad
  case twitter
  case webSearch
  case asciiCapableNumberPad
}

/// The appearance of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`
  case dark
  case light
}

/// The label of the return key.
public enum UIReturnKeyType: Int, Sendable {
  case `default`
  case go
  case google
  case join
  case next
  case route
  case search
  case send
  case yahoo
  case done
  case emergencyCall
  case `continue`
}

/// The capitalization of typed text.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none
  case words
  case sentences
  case allCharacters
}

/// The autocorrection of typed text.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default`
  case no
  case yes
}

/// The spell checking of typed text.
public enum UITextSpellCheckingType: Int, Sendable {
  case `default`
  case no
  case yes
}

/// The replacement of straight quotes.
public enum UITextSmartQuotesType: Int, Sendable {
  case `default`
  case no
  case yes
}

/// The replacement of hyphens by dashes.
public enum UITextSmartDashesType: Int, Sendable {
  case `default`
  case no
  case yes
}

/// The adjustment of spaces on insertion and deletion.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  case `default`
  case no
  case yes
}

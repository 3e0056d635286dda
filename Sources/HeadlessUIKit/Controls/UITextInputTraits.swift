public import Foundation

/// What a text says about its keyboard.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// What begins with a capital by itself.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether typing is corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether spelling is checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether quotes become typographic.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether dashes become typographic.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether spaces are put in and taken out.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// The keyboard.
  var keyboardType: UIKeyboardType { get set }
  /// Its look.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// What the return key says.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the return key waits for text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is hidden.
  var isSecureTextEntry: Bool { get set }
}

import PetriCatalog
import PetriUIKit

/// How a person types into a view.
@MainActor
enum TextInputAttributes {
  /// - Parameter traits: what colours are resolved with.
  static func of(_ input: some UITextInputTraits, in traits: UITraitCollection) -> [ShownAttribute] {
    var list = AttributeList(in: traits)
    list.word("keyboard", input.keyboardType.optionWord, usual: KeyboardOption.default.rawValue)
    list.word("returnKey", input.returnKeyType.optionWord)
    list.word(
      "capitalization",
      input.autocapitalizationType,
      usual: .sentences,
      [.none: "none", .words: "words", .allCharacters: "allCharacters"]
    )
    list.word("autocorrection", input.autocorrectionType, usual: .default, [.no: "no", .yes: "yes"])
    list.word("spellChecking", input.spellCheckingType, usual: .default, [.no: "no", .yes: "yes"])
    list.word("smartQuotes", input.smartQuotesType, usual: .default, [.no: "no", .yes: "yes"])
    list.word("smartDashes", input.smartDashesType, usual: .default, [.no: "no", .yes: "yes"])
    list.word("smartInsertDelete", input.smartInsertDeleteType, usual: .default, [.no: "no", .yes: "yes"])
    list.word("keyboardAppearance", input.keyboardAppearance, usual: .default, [.dark: "dark", .light: "light"])
    list.flag("enablesReturnKeyAutomatically", input.enablesReturnKeyAutomatically)
    return list.all
  }
}

extension UIKeyboardType {
  /// The format's word for it.
  var optionWord: String { KeyboardOption.allCases.first { $0.uiType == self }?.rawValue ?? "\(self)" }
}

extension UIReturnKeyType {
  /// The format's word for it; `nil` for the usual one.
  var optionWord: String? {
    self == .default ? nil : ReturnKeyOption.allCases.first { $0.uiType == self }?.rawValue ?? "\(self)"
  }
}

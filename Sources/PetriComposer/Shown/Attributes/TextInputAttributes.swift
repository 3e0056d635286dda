import PetriCatalog
import PetriUIKit

/// How a person types into a view.
@MainActor
enum TextInputAttributes {
  /// - Parameter traits: what colours are resolved with.
  static func of(_ input: some UITextInputTraits, in traits: UITraitCollection) -> [ShownAttribute] {
    var list = AttributeList(in: traits)
    let option = KeyboardOption.allCases.first { $0.uiType == input.keyboardType }
    list.word("keyboard", option?.rawValue ?? "\(input.keyboardType)", usual: KeyboardOption.default.rawValue)
    list.word(
      "returnKey",
      input.returnKeyType,
      usual: .default,
      [
        .go: "go", .google: "google", .join: "join", .next: "next", .route: "route", .search: "search", .send: "send",
        .yahoo: "yahoo", .done: "done", .emergencyCall: "emergencyCall", .continue: "continue",
      ]
    )
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

import PetriCatalog

extension Grammar {
  package static let plural = Form("the plural", { PluralDraft() }) {
    Field(
      "plural",
      \.number,
      .contextNumber,
      isRequired: true,
      "The number that decides which form is shown.",
      example: "${count}"
    )
    form(.zero, "The form for 0, in every language.", example: "No items")
    form(.one, "The form for 1, and in some languages for 21 and others.", example: "1 item")
    form(.two, "The form for 2, where the language has one.", example: "2 items")
    form(.few, "The form for a few, such as 2, 3 and 4 in Polish.", example: "a few items")
    form(.many, "The form for many, such as 5 to 20 in Russian.", example: "many items")
    form(
      .other,
      isRequired: true,
      "The form for all others, and for those that have none here.",
      example: "${count} items"
    )
  }

  private static func form(
    _ category: PluralCategory,
    isRequired: Bool = false,
    _ summary: String,
    example: String
  ) -> Field<PluralDraft> {
    Field(category.rawValue, .localized, isRequired: isRequired, summary, example: example) { draft, text, _, _ in
      draft.forms.append((category, text))
    }
  }

  package static let stringsText = Form("the text", { StringsTextDraft() }) {
    Field(
      "key",
      \.key,
      .stringsKey,
      isRequired: true,
      "The key of the text in the files that `strings` names, or one of two keys.",
      example: "cart.title"
    )
    Field("table", \.table, Rule.text.located, "The name of its files.", example: "Errors", default: "Localizable")
    Field(
      "with",
      \.arguments,
      Rule<[Located<TextTemplate>]>.list(Rule.template.located, orOne: true).located,
      "What is put in for `%d`, `%@` and others, in their order.",
      example: "[\"${count}\"]"
    )
  }

  /// One of two keys of localization files, depending on a condition.
  package static let keyChoice: Form<KeyChoiceDraft> = Form("the key", { KeyChoiceDraft() }) {
    Field("when", \.condition, .condition, isRequired: true, "The condition that decides.", example: "${muted}")
    Field("then", \.first, .stringsKey, isRequired: true, "The key where it holds.", example: "room.unmute")
    Field("else", \.second, .stringsKey, isRequired: true, "The key where it doesn't.", example: "room.mute")
  }

  /// The mappings that stand for text, by the key that distinguishes them from texts by locale.
  package static let textForms: [(key: String, construct: Construct)] = [
    ("plural", .plural), ("key", .stringsText),
  ]
}

package struct PluralDraft: Sendable {
  var number: Reference?
  var forms: [(category: PluralCategory, text: LocalizedText)] = []
}

package struct StringsTextDraft: Sendable {
  var key: StringsKey?
  var table: Located<String>?
  var arguments: Located<[Located<TextTemplate>]>?
}

package struct KeyChoiceDraft: Sendable {
  var condition: Condition?
  var first: StringsKey?
  var second: StringsKey?

  var key: StringsKey? {
    guard let condition, let first, let second else { return nil }
    return .either(condition, first, second)
  }
}

extension Rule<StringsKey> {
  static let stringsKey: Rule<StringsKey> = .construct(.stringsKey) { reader, node, subject in
    reader.stringsKey(node, subject)
  }
}

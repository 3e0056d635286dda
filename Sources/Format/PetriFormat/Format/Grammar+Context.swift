import PetriCatalog

/// A type of context keys, for documentation.
package struct TypeForm: Sendable {
  package let word: String
  /// The key for its elements; nil if the name is sufficient.
  package let part: String?
  /// The values of the type, in Markdown.
  package let summary: String
}

extension Grammar {
  package static let types =
    ContextType.named.map { TypeForm(word: $0.name, part: nil, summary: $0.type.values) } + [
      TypeForm(word: "choice", part: "values", summary: "one of `values:`"),
      TypeForm(word: "list", part: "of", summary: "of the type in `of:`"),
      TypeForm(word: "object", part: "fields", summary: "of the keys in `fields:`"),
    ]

  /// The name of the type of an example.
  static func typeWord(for text: String) -> String {
    let words = types.map(\.word)
    if words.contains(text) { return text }
    return OtherWords.meaning(of: text, among: words)
      ?? (Int(text) != nil ? "int" : Double(text) != nil ? "double" : Bool(text) != nil ? "bool" : "string")
  }

  /// A key of a context with its type, which determines how its other keys are read.
  package static let field = Form("the field", { FieldDraft() }) {
    Field(
      readWithOthers: "type",
      .word(types.map(\.word)),
      isRequired: true,
      "The type; with `?` behind it a value may be left out.",
      example: "string"
    )
    Field(readWithOthers: "default", .example, "The value where none is given.", example: "Kazan")
    Field(readWithOthers: "example", .example, "The value for showing it.", example: "Kazan")
    Field("summary", \.summary, .text, "What it is.", example: "The city of the shop.")
    Field(
      readWithOthers: "values",
      .list(.text, atLeast: 1),
      "The values of a choice.",
      example: "[leading, trailing]"
    )
    Field(readWithOthers: "of", .field, "The type of a list's elements.", example: "string")
    Field(readWithOthers: "fields", .shared(.fields), "The keys of an object.", example: "{name: string}")
  }
}

/// A parsed key of a context, without the keys that depend on its type.
package struct FieldDraft: Sendable {
  var summary: String?
}

extension ContextType {
  /// The values of a type without further keys, in Markdown.
  fileprivate var values: String {
    switch self {
    case .string: "any text; a plain word is a text, `no` and `12` too"
    case .int: "an integer of decimal digits, never in quotes"
    case .double: "a number of decimal digits, never in quotes"
    case .bool: "`true`, `false`; not `yes`, `no`, `on`, `off`"
    case .uuid: "`\(sample)`"
    case .url: "with a scheme: `https://…`, `shop://…`, `mailto:…`"
    case .date: "`\(sample)`"
    case .time: "`18:00` or `18:00:30`"
    case .color: "`#F60`, `#FF6600`, `#FF660080`, or a name of UIKit's such as `systemRed`"
    case .choice, .list, .object, .optional: brief
    }
  }
}

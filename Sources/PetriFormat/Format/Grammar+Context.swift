import PetriCatalog

/// A type of a context's keys.
public struct TypeForm: Sendable {
  /// The word.
  public let word: String
  /// The key for the type of its elements; `nil` if the word is all.
  public let part: String?
  /// Which values it has, in Markdown.
  public let summary: String
}

extension Grammar {
  /// The types of a context's keys.
  public static let types =
    ContextType.named.map { TypeForm(word: $0.name, part: nil, summary: $0.type.values) } + [
      TypeForm(word: "choice", part: "values", summary: "one of `values:`"),
      TypeForm(word: "list", part: "of", summary: "of the type in `of:`"),
      TypeForm(word: "object", part: "fields", summary: "of the keys in `fields:`"),
    ]

  /// A key of a context with its type.
  public static let field = FormShape(
    "the field",
    [
      FieldShape(
        "type",
        .word(types.map(\.word)),
        isRequired: true,
        "The type; with `?` behind it a value may be left out.",
        example: "string"
      ),
      FieldShape("default", .example, "The value where none is given.", example: "Kazan"),
      FieldShape("example", .example, "The value for showing it.", example: "Kazan"),
      FieldShape("summary", .text, "What it is.", example: "The city of the shop."),
      FieldShape("values", .list(.text, atLeast: 1), "The values of a choice.", example: "[leading, trailing]"),
      FieldShape("of", .field, "The type of a list's elements.", example: "string"),
      FieldShape("fields", .shared(.fields), "The keys of an object.", example: "{name: string}"),
    ]
  )
}

extension ContextType {
  /// Which values a type that is a word has, in Markdown.
  fileprivate var values: String {
    switch self {
    case .string: "any text; a plain word is a text, `no` and `12` too"
    case .int: "a whole number of decimal digits, never in quotes"
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

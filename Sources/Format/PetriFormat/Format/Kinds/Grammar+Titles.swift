import PetriCatalog

extension Grammar {
  static let titleFields: [Field<TitlesDraft>] = fields {
    Field(
      "titles",
      \.titles,
      .titles(atLeast: 1),
      isRequired: true,
      "The titles; of a choice in the order of its values, or by value: `{small: Small, large: Large}`.",
      example: "[Day, Night]"
    )
    Field(
      "selected",
      \.selected,
      .selection,
      "The place of the selected title, from 0, or a choice's value.",
      example: "1"
    )
  }
}

/// Titles in order, or by the values of a choice.
struct Titles: Sendable {
  var titles: [LocalizedText] = []
  /// The values of the titles; empty if they are in order.
  var values: [String] = []
}

struct TitlesDraft: Sendable {
  var titles = Titles()
  var selected = Attribute<Int>.value(0)
  var enabled: Condition?

  /// The values of the choice that the titles correspond to; empty if an index is selected.
  func values(_ reader: DefinitionReader) -> [String] {
    titles.values.isEmpty ? reader.choices(selectedBy: selected) : titles.values
  }
}

extension Rule<Titles> {
  static func titles(atLeast count: Int) -> Rule {
    .oneOf(
      Rule<[LocalizedText]>.list(.localized, atLeast: count).map { Titles(titles: $0) },
      Rule<[(String, LocalizedText)]>(.named(.case, .localized)) { reader, node, subject in
        reader.named(node, .case, subject) { reader, key, value in
          reader.localized(value, .key(key)).map { (reader.tree.string(key), $0) }
        }
      }
      .map { titles in Titles(titles: titles.map(\.1), values: titles.map(\.0)) }
    )
  }
}

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

/// Titles, in their order or by the values of a choice.
struct Titles: Sendable {
  var titles: [LocalizedText] = []
  /// The values that they are written beside; none where they are in their order.
  var values: [String] = []
}

/// Titles and which of them is selected, as their keys are read.
struct TitlesDraft: Sendable {
  var titles = Titles()
  var selected = Attribute<Int>.value(0)
  var enabled: Condition?

  /// The values of the choice that the titles are for; none where a place is selected.
  func values(_ reader: DefinitionReader) -> [String] {
    titles.values.isEmpty ? reader.choices(selectedBy: selected) : titles.values
  }
}

extension Rule<Titles> {
  /// Titles in their order, or by the values of a choice.
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

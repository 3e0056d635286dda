import PetriCatalog

extension Grammar {
  package static let search = Form(
    "'search'",
    { SearchDraft() },
    checks: [
      .goesWith("selected", "scopes"), .goesWith("showsScopes", "scopes"), .place("selected", of: "scopes"),
      .titles("scopes", by: "selected"),
    ]
  ) {
    Field("placeholder", \.search.placeholder, .localized, "What it shows while it is empty.", example: "Dishes")
    Field("text", \.search.text, .localized, "What it holds at first.", example: "Pizza")
    Field(
      "scopes",
      \.scopes.titles,
      .titles(atLeast: 2),
      "The kinds of search, shown while somebody searches; of a choice in the order of its values, or by value.",
      example: "[All, Vegetarian]"
    )
    Field(
      "selected",
      \.scopes.selected,
      .selection,
      "The place of the selected kind, from 0, or a choice's value.",
      example: "1"
    )
    Field("showsScopes", \.search.showsScopes, .flag, "Whether the kinds are shown while nobody searches, too.")
    Field(
      "active",
      \.search.active,
      .attribute(),
      "Whether somebody searches: there is a button to cancel, and the title makes room."
    )
    Field("onSubmit", \.search.onSubmit, .tap, "What the key to search does.", example: "{open: cart}")
    Field(
      "hidesWhenScrolling",
      \.search.hidesWhenScrolling,
      .flag,
      "Whether it is there only where the content is at its top."
    )
  }
}

package struct SearchDraft: Sendable {
  var search = SearchDefinition()
  var scopes = TitlesDraft()

  func definition(_ reader: DefinitionReader) -> SearchDefinition {
    var search = search
    search.scopes = scopes.titles.titles
    search.values = scopes.values(reader)
    search.selected = scopes.selected
    return search
  }
}

import PetriCatalog

extension Grammar {
  static let menuRule: Rule<[MenuElementDefinition]> = .list(.menuElement, atLeast: 1)

  static let menuExample =
    "[{title: Copy, tap: {emit: copy}}, {title: Delete, style: destructive, tap: {emit: delete}}]"

  package static let menuElement: Form<MenuElementDraft> = Form(
    "the menu element",
    { MenuElementDraft() },
    checks: [
      .atLeastOne(["title", "inline"]), .notBoth("tap", "menu"), .notBoth("image", "symbol"),
      .goesWith("inline", "menu"), .goesWith("as", "each"),
    ]
  ) {
    Field(
      "title",
      \.element.title,
      .localized,
      "Its title; only a menu that is `inline` may have none.",
      example: "Copy"
    )
    Field("subtitle", \.element.subtitle, .localized, "A line below the title.", example: "As text")
    imageFields(\.element.image, example: "copy")
    Field("style", \.element.style, .word("style of a menu element"), "What it is for; `destructive` is red.")
    Field("tap", \.element.tap, .tap, "What is done when it is chosen.", example: "{emit: copy}")
    Field("checked", \.element.checked, .condition, "It has a tick where it holds.", example: "${sort} == name")
    Field("enabled", \.element.enabled, .condition, "It can be chosen where it holds.", example: "${filled}")
    Field("when", \.element.when, .condition, "It is there where it holds.", example: "${signedIn}")
    repetition("It is repeated for each element of a list.").map { $0.within(\.repetition) }
    Field("menu", \.element.menu, .menu, "The lines of a menu in this one, in place of `tap`.")
    Field(
      "inline",
      \.element.inline,
      .flag,
      "Whether the lines of `menu` are shown in this menu, set off by lines."
    )
    Field("id", \.element.id, .name(.id), "A name for tests and taps, unique in the screen.", example: "copy")
  }
}

package struct MenuElementDraft: Sendable {
  var element = MenuElementDefinition(place: Place(file: "", line: 0, column: 0))
  var repetition = RepetitionDraft()
}

extension Rule<MenuElementDefinition> {
  static let menuElement: Rule = .construct(.menuElement) { reader, node, subject in
    reader.element(node, Grammar.menuElement, subject).map { draft in
      var element = draft.element
      element.each = draft.repetition.repetition
      element.place = reader.firstPlace(node)
      return element
    }
  }
}

extension Rule<[MenuElementDefinition]> {
  fileprivate static let menu: Rule = .list(.menuElement, atLeast: 1)
}

package import PetriCatalog

extension Grammar {
  package static let bar = Form(
    "'bar'",
    { BarDefinition() },
    checks: [
      .goesWith("toolbarBackground", "toolbar"), .goesWith("toolbarTint", "toolbar"),
      .goesWith("leftItemsSupplementBackButton", "leading"),
    ]
  ) {
    Field(
      "leading",
      \.leading,
      .list(.barItem, orOne: true),
      "The buttons where reading begins, from the edge inwards, in the back button's place.",
      example: "[{system: cancel, tap: dismiss}]"
    )
    Field(
      "trailing",
      \.trailing,
      .list(.barItem, orOne: true),
      "The buttons where reading ends, from the edge inwards.",
      example: "[{title: Edit, tap: {emit: edit}}]"
    )
    Field(
      "toolbar",
      \.toolbar,
      .list(.barItem, orOne: true),
      "The items of the bar at the bottom; it isn't shown without them.",
      example: "[{system: trash, tap: {emit: delete}}, space]"
    )
    Field("prompt", \.prompt, .localized, "A line above the title.", example: "Step 2 of 3")
    Field("subtitle", \.subtitle, .localized, "A smaller line below the title.", example: "2 online")
    Field(
      "titleView",
      \.titleView,
      .view,
      "A view in place of the title, as large as it is by itself.",
      example: "{segments: {titles: [Chats, Calls]}}"
    )
    Field("largeTitle", \.largeTitle, .flag, "Whether the title is large; without it, as that of the screen before.")
    Field(
      "backButtonTitle",
      \.backButtonTitle,
      .localized,
      "The text of the button that leads back to this screen; its title without it.",
      example: "Back"
    )
    Field(
      "search",
      \.search,
      Rule(.mapping(search.shape)) { reader, node, subject in
        reader.form(node, search, subject)?.definition(reader)
      },
      "A search bar below the title.",
      example: "{placeholder: Dishes}"
    )
    barColors
    Field("hidesBackButton", \.hidesBackButton, .flag, "Hides the back button.")
    Field(
      "leftItemsSupplementBackButton",
      \.leftItemsSupplementBackButton,
      .flag,
      "Shows the buttons of 'leading' beside the back button, rather than in its place."
    )
    Field("hidden", \.hidden, .flag, "Hides the navigation bar.")
    Field(
      "toolbarBackground",
      \.toolbarBackground,
      .color,
      "The colour of the toolbar.",
      example: "systemYellow"
    )
    Field("toolbarTint", \.toolbarTint, .color, "The colour of the toolbar's buttons.", example: "systemRed")
  }

  /// The appearance of all navigation bars of a catalogue.
  package static let barAppearance = Form("'bar'", { BarDefinition() }) { barColors }

  private static var barColors: [Field<BarDefinition>] {
    fields {
      Field("background", \.background, .color, "The colour of the navigation bar.", example: "systemYellow")
      Field("tint", \.tint, .color, "The colour of the navigation bar's buttons.", example: "systemRed")
    }
  }

  package static let barItem = Form(
    "the bar item",
    { BarItemDraft() },
    checks: [
      .atLeastOne(["title", "image", "symbol", "system"]), .notBoth("system", "title"), .notBoth("system", "image"),
      .notBoth("system", "symbol"), .notBoth("image", "symbol"), .goesWith("badgeColor", "badge"),
    ]
  ) {
    Field("title", \.title, .localized, "Its title.", example: "Edit")
    imageFields(\.image, "The name of its image, which is shown in place of the title.", example: "gear")
    Field(
      "system",
      \.system,
      .word("system item"),
      "One of the system's buttons, in place of a title and an image."
    )
    Field("tap", \.item.tap, .tap, "What a tap does.", example: "{open: cart}")
    Field(
      "menu",
      \.item.menu,
      menuRule,
      "The menu that a tap opens; a long press where it has a `tap`.",
      example: menuExample
    )
    Field("style", \.item.style, .word("bar item style"), "Its look; `done` is bold.")
    Field("enabled", \.item.enabled, .condition, "It can be tapped where it holds.", example: "${filled}")
    Field("when", \.item.when, .condition, "It is shown where it holds.", example: "${signedIn}")
    Field("id", \.item.id, .name(.id), "A name for tests and taps, unique in the screen.", example: "edit")
    Field("tint", \.item.tint, .color, "Its colour.", example: "systemRed")
    Field("badge", \.item.badge, .localized, "The badge over it; none while it is empty.", example: "${state.unread}")
    Field(
      "badgeColor",
      \.item.badgeColor,
      .color,
      "The badge's colour; the system's red by default.",
      example: "systemBlue"
    )
    Field("accessibilityLabel", \.item.accessibilityLabel, .localized, "What VoiceOver reads.", example: "Settings")
  }
}

package struct BarItemDraft: Sendable {
  var item = BarItemDefinition(.space, place: Place(file: "", line: 0, column: 0))
  var title: LocalizedText?
  var image: ImageReference?
  var system: BarSystemItem?

  func item(at place: Place) -> BarItemDefinition? {
    var item = item
    item.place = place
    if let system {
      item.kind = .system(system)
    } else if title != nil || image != nil {
      item.kind = .button(title: title, image: image?.name)
      item.isSymbol = image?.isSymbol == true
    } else {
      return nil
    }
    return item
  }
}

extension Rule<BarItemDefinition> {
  static let barItem = Rule.construct(.barItem) { reader, node, _ in reader.barItem(node) }
}

extension Grammar {
  package static let tabBar = Form(
    "'tabBar'",
    { TabBarDefinition() },
    checks: [.atLeastOne(["background", "tint", "unselectedTint"])]
  ) {
    Field("background", \.background, .color, "What it is painted with.", example: "secondarySystemBackground")
    Field("tint", \.tint, .color, "The colour of the tab that is selected.", example: "systemRed")
    Field("unselectedTint", \.unselectedTint, .color, "The colour of the other tabs.", example: "systemGray")
  }

  package static let search = Form(
    "'search'",
    { SearchDraft() },
    checks: [
      .goesWith("selected", "scopes"), .goesWith("showsScopes", "scopes"), .index("selected", of: "scopes"),
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

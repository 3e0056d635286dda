import PetriCatalog

extension Grammar {
  static let contentShape = Shape.oneOf([.list(.shared(.view)), .shared(.viewOfKind), .mapping(content.shape)])

  /// Content that isn't a list of views.
  package static let content = Form(
    "'content'",
    { ContentDraft() },
    checks: [
      .exactlyOne(Content.Word.allCases.map(\.rawValue)), .goesWith("spacing", "views"),
      .goesWith("alignment", "views"), .goesWith("padding", "views"), .goesWith("ignoresSafeArea", "views"),
      .goesWith("background", "views"), .goesWith("gradient", "views"), .goesWith("tabBar", "tabs"),
      .goesWith("scene", "storyboard"), .goesWith("outlets", "storyboard"), .goesWith("actions", "storyboard"),
      .goesWith("cells", "storyboard"),
    ]
  ) {
    Field(
      "views",
      .views,
      "A column of views within the safe area and the margins.",
      example: "[label: Hi]"
    ) { draft, views, _, _ in
      draft.views.views = views
      draft.kind = .views
    }
    Field("spacing", \.views.spacing, .length, "The space between two views, in points.")
    Field("alignment", \.views.alignment, .word("alignment"), "How views are placed across the column.")
    Field(
      "padding",
      \.views.padding,
      .insets,
      "The space between the column and the safe area, in place of the system's margins.",
      example: "{top: 8, leading: 24, trailing: 24}"
    )
    Field(
      "ignoresSafeArea",
      \.views.ignoresSafeArea,
      .list(.word("side"), orOne: true),
      "The sides on which the column goes to the edges of the screen.",
      example: "[top]"
    )
    Field("background", \.views.background, .color, "The colour behind it.", example: "systemGroupedBackground")
    gradientField(\.views.gradient)
    Field(
      "tabs",
      .list(.child, atLeast: 1),
      "The screens of a tab bar controller.",
      example: "[{screen: menu}]"
    ) { draft, screens, _, _ in
      draft.tabs = screens
      draft.kind = .tabs
    }
    Field("tabBar", \.tabBar, .form(tabBar), "The colours of their bar.", example: "{tint: systemRed}")
    Field(
      "navigation",
      \.other,
      Rule.list(.child, atLeast: 1).map { .navigation($0) },
      "The stack of a navigation controller, its root first.",
      example: "[{screen: menu}]"
    )
    Field(
      "split",
      \.other,
      Rule.form(split).map { .split($0.content) },
      "The columns of a split view controller.",
      example: "{primary: {screen: cities}}"
    )
    Field(
      "pages",
      \.other,
      Rule.list(.page, atLeast: 1).map { .pages($0) },
      "The pages of a page view controller.",
      example: "[{screen: menu}]"
    )
    Field(
      "class",
      .reference(.class),
      "A controller written in Swift and registered under this name.",
      example: "ProductViewController"
    ) { draft, name, _, reader in
      draft.other = .controller(name)
      reader.usesAllKeys = true
    }
    sceneFields
    Field(
      "alert",
      \.other,
      Rule.form(alert).map { .alert($0) },
      "An alert, which is presented.",
      example: "{title: Delete the order?, actions: [{title: Delete, style: destructive, tap: {emit: delete}}]}"
    )
    Field(
      "actionSheet",
      \.other,
      Rule.form(actionSheet).map { .alert($0) },
      "A sheet of actions, which is presented.",
      example: "{actions: [{title: Share, tap: {open: share}}, {title: Cancel, style: cancel}]}"
    )
    Field(
      "systemPrompt",
      \.other,
      Rule(.mapping(systemPrompt.shape)) { reader, node, subject in
        reader.form(node, systemPrompt, subject)?.alert(of: reader.rules.settings.name, at: reader.place(node))
          .map { .alert($0) }
      },
      "What the system asks a person to allow.",
      example: "{for: camera, message: To scan codes.}"
    )
    Field(
      "share",
      \.other,
      Rule.form(share).map { .share($0) },
      "The system's share sheet.",
      example: "{items: [\"${url}\"]}"
    )
  }

  package static let split = Form("'split'", { SplitDraft() }) {
    Field("primary", \.primary, .child, isRequired: true, "The first column.", example: "{screen: cities}")
    Field("supplementary", \.supplementary, .child, "The column between the two.", example: "{screen: cities}")
    Field(
      "secondary",
      \.secondary,
      .construct(.child) { reader, node, _ in reader.child(node, isSecondary: true) },
      "The column of the details.",
      example: "{screen: city}"
    )
    Field(
      "compact",
      \.compact,
      .word("column"),
      "The column that a phone begins with, on top of the stack that the columns become; the details without it.",
      example: "primary"
    )
    Field("displayMode", \.displayMode, .word("display mode"), "The columns that are shown where there is room.")
  }

  package static let child = Form("the child screen", { ChildDraft() }, checks: childChecks) { childFields }

  package static let page = Form("the page", { ChildDraft() }, checks: childChecks + [.goesWith("as", "each")]) {
    childFields
    repeatedPage
  }

  package static let pageKeys = FormShape("the page", page.shape.all.filter { ["each", "as"].contains($0.key) })

  private static let childChecks: [KeyCheck] = [.notBoth("image", "symbol"), .goesWith("badgeColor", "badge")]

  private static let repeatedPage: [Field<ChildDraft>] =
    repetition("The page is repeated for each element of a list.", example: "${stories}", name: "story")
    .map { $0.within(\.repetition) }

  private static let childFields: [Field<ChildDraft>] = fields {
    Field("screen", \.name, .screenName, isRequired: true, "The screen.", example: "cart")
    Field(
      "fixture",
      \.fixture,
      Rule.text.shaped(.reference(.fixture)).located,
      "The fixture that its context is made of.",
      example: "full",
      default: Fixture.examples
    )
    Field(
      "with",
      \.with,
      Rule.contextValues.located,
      "Values of its context, over those of the fixture.",
      example: "{city: Kazan}"
    )
    Field("title", \.title, .localized, "The title of its tab.", example: "Cart")
    Field("image", \.image, .picture, "The image of its tab.", example: "cart")
    Field("symbol", \.image, .symbol, "The symbol of its tab, in place of an image.", example: "cart.fill")
    Field("badge", \.badge, .localized, "The badge of its tab; none while it is empty.", example: "${state.unread}")
    Field("badgeColor", \.badgeColor, .color, "The badge's colour; the system's red by default.", example: "systemBlue")
  }

  static let layer = Shape.oneOf([
    .reference(.layer),
    .mapping(
      FormShape(
        "the layer",
        [
          FieldShape(
            "class",
            .reference(.class),
            "A container written in Swift and registered under this name.",
            example: "CardController"
          )
        ]
          + SystemContainer.allCases.map { FieldShape($0.rawValue, .nothing, "UIKit's own, which has no parameters.") },
        checks: [.oneKey],
        others: (.container, .oneOf([.values(.key), .nothing]))
      )
    ),
  ])
}

package struct ContentDraft: Sendable {
  enum Kind { case views, tabs }

  var kind: Kind?
  var views = ViewsContent(views: [])
  var tabs: [ChildScreen] = []
  var tabBar: TabBarDefinition?
  var scene = SceneDraft()
  var other: Content?

  var content: Content? {
    switch kind {
    case .views?: return .views(views)
    case .tabs?:
      var content = TabsContent(tabs)
      content.bar = tabBar
      return .tabs(content)
    case nil: return other
    }
  }
}

package struct SplitDraft: Sendable {
  var primary = ChildScreen(screen: "", place: Place(file: "", line: 0, column: 0))
  var supplementary: ChildScreen?
  var secondary: ChildScreen?
  var compact: SplitColumn?
  var displayMode = SplitDisplayMode.automatic

  var content: SplitContent {
    var split = SplitContent(primary: primary)
    split.supplementary = supplementary
    split.secondary = secondary
    split.compact = compact
    split.displayMode = displayMode
    return split
  }
}

package struct ChildDraft: Sendable {
  var name: Located<String>?
  var fixture: Located<String>?
  var with: Located<ContextLiteral>?
  var title: LocalizedText?
  var image: ImageReference?
  var badge: LocalizedText?
  var badgeColor: Attribute<ColorValue>?
  var repetition = RepetitionDraft()

  func child(at place: Place) -> ChildScreen {
    var child = ChildScreen(screen: name?.value ?? "", place: place)
    child.fixture = fixture?.value
    child.with = with?.value ?? .empty
    child.title = title
    child.image = image
    child.badge = badge
    child.badgeColor = badgeColor
    child.each = repetition.repetition
    return child
  }
}

extension Rule<Content> {
  static let content = Rule.construct(.content) { reader, node, _ in reader.content(node) }
}

extension Rule<ChildScreen> {
  static let child = Rule.construct(.child) { reader, node, _ in reader.child(node) }
  static let page = Rule.construct(.page) { reader, node, _ in
    reader.repeated(node) { $0.child(node, Grammar.page) }
  }
}

extension Rule<Located<String>> {
  /// The name of a screen, recorded together with the values that it is given.
  static let screenName = Rule<String>.text.shaped(.reference(.screen)).located
}

extension Rule<[Layer]> {
  /// The layers around a screen, outermost first.
  static let layers = Rule(.list(.shared(.layer))) { reader, node, subject in reader.layers(node, subject) }
}

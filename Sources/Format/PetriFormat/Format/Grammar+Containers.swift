package import PetriCatalog

extension Grammar {
  package static let container = Form("the container", { ContainerDraft() }) {
    Field(
      "container",
      Rule(.name(.container)) { reader, node, _ in
        reader.containerName(node).map { ContainerDefinition(name: $0, place: reader.place(node)) }
      },
      isRequired: true,
      "The name, unique in the catalogue, not one of UIKit's.",
      example: "modal-container",
      turn: -2
    ) { draft, named, _, _ in draft.definition = named }
    Field("title", \.definition.title, .text, "What people read.", example: "Modal container")
    Field(
      "summary",
      \.definition.summary,
      .text,
      "What the container is for.",
      example: "A card with a button that closes it."
    )
    Field(
      "parameters",
      \.definition.parameters,
      .context(of: "the parameters"),
      "What `wrapping` may set; `${…}` in the container's views means them.",
      turn: -1
    )
    Field(
      "statusBar",
      \.definition.statusBar,
      .oneOf(Rule.oneOfWords(["child", "hidden"]).map { .word($0) }, Rule.statusBar.map { .own($0) }),
      "Who answers about the status bar; with `child` the chain goes on inwards.",
      default: "child"
    )
    Field(
      "child",
      \.definition.child,
      Rule.form(childLayout).map(\.layout),
      "Where the child goes; it fills the container without it."
    )
    Field(
      "supportingViews",
      \.definition.supportingViews,
      Rule.form(supportingViews).orNothing(SupportingViewsLayout()),
      "Where the content's supporting views go; without it they aren't shown here."
    )
    Field(
      "views",
      \.definition.views,
      .list(.containerView),
      "The container's own views, above the child.",
      example: "[button: Close]"
    )
    Field(
      "presentation",
      \.definition.presentation,
      .presentation,
      "The presentation of screens whose outermost layer it is."
    )
    Field("background", \.definition.background, .color, "Its colour.", example: "systemBackground")
  }

  package static let childLayout = Form("'child'", { ChildLayoutDraft() }) {
    Field("pin", \.pins, sides, "The sides that it is pinned to, of the container's edges.", default: "edges")
    Field(
      "center",
      \.child.center,
      .word("axis"),
      "It has its own size, in the middle of the safe area that the supporting views leave."
    )
    Field(
      "additionalSafeArea",
      \.child.additionalSafeArea,
      .form(insets),
      "Insets that are added to the safe area of the child.",
      example: "{top: 30}"
    )
    Field(
      "preservesSuperviewLayoutMargins",
      \.child.preservesSuperviewLayoutMargins,
      .flag,
      "Whether the margins of the container go on inwards."
    )
  }

  package static let insets = Form("'additionalSafeArea'", { Insets() }) {
    inset("top", \.top)
    inset("leading", \.leading)
    inset("bottom", \.bottom)
    inset("trailing", \.trailing)
  }

  private static func inset(_ key: String, _ path: FieldPath<Insets, Double>) -> Field<Insets> {
    Field(key, path, .number(-10_000...10_000), "The inset of this side, in points.")
  }

  package static let supportingViews = Form("'supportingViews'", { SupportingViewsLayout() }) {
    Field("pin", \.pins, sides, "The sides that they are pinned to, of the safe area and the margins.")
    Field("axis", \.axis, .word("axis"), "Their direction.")
    Field("spacing", \.spacing, .length, "The space between two of them, in points.")
    Field("alignment", \.alignment, .word("alignment"), "How they are placed across the axis.")
    Field("distribution", \.distribution, .word("distribution"), "How the length is shared out.")
  }

  private static let sides = Rule<[PinEdge]>.list(.word("side"), orOne: true)
}

package struct ContainerDraft: Sendable {
  var definition = ContainerDefinition(name: "", place: Place(file: "", line: 0, column: 0))
}

/// The parsed layout of a container's child; a centered child isn't pinned.
package struct ChildLayoutDraft: Sendable {
  var child = ChildLayout()
  var pins: [PinEdge]?

  var layout: ChildLayout {
    var layout = child
    layout.pins = pins ?? (layout.center == nil ? layout.pins : [])
    return layout
  }
}

extension StatusBarPolicy {
  fileprivate static func word(_ word: String) -> StatusBarPolicy {
    guard word == "hidden" else { return .child }
    var statusBar = StatusBarDefinition()
    statusBar.hidden = true
    return .own(statusBar)
  }
}

import PetriCatalog

extension Grammar {
  package static let tap = Form(
    "the tap action",
    { TapDraft() },
    checks: [
      .exactlyOne(["open", "link", "select", "set", "emit", "focus", "toast"] + TapAction.plainWords),
      .goesWith("with", "open"), .filled("link"),
    ]
  ) {
    Field("open", \.screen, .screenName, "Opens a screen.", example: "cart")
    Field(
      "with",
      \.with,
      Rule.contextValues.located,
      "The context of the screen that is opened.",
      example: "{id: \"${id}\"}"
    )
    Field(
      "link",
      \.action,
      Rule<TapAction>(.localized) { reader, node, subject in
        let text = reader.localized(node, subject)
        reader.checkLink(node)
        return text.map { .link($0) }
      },
      "Follows a link; one of the catalogue's own may begin with a slash or with a name of `hosts`.",
      example: "shop://cart"
    )
    Field(
      "select",
      \.action,
      Rule.reference(.tab).map { .select(tab: $0) },
      "Selects a tab by its place from 0, or by its screen.",
      example: "menu"
    )
    Field("set", \.action, Rule.stateValues.map { .set($0) }, setSummary, example: "{signedIn: true}")
    Field("emit", \.action, Rule.name(.event).map { .emit($0) }, emitSummary, example: "got-it")
    Field(
      "focus",
      \.action,
      Rule.reference(.input).map { .focus($0 == TapAction.noFocus ? nil : $0) },
      "Has an input of the screen typed in, by its id; `none` ends typing.",
      example: "password"
    )
    Field(
      "toast",
      \.action,
      Rule<LocalizedText>.localized.map { .toast($0) },
      "Shows a short message above the bottom of the screen, which goes after 2 seconds.",
      example: "Copied"
    )
    Field("dismiss", \.action, .plain(.dismiss), "Dismisses the modal, as the word alone does.")
    Field("pop", \.action, .plain(.pop), "Goes back in the navigation stack, as the word alone does.")
    Field(
      "close",
      \.action,
      .plain(.close),
      "Closes the modal that the screen is in, with all that it presents, as the word alone does."
    )
    Field(
      "back",
      \.action,
      .plain(.back),
      "Goes back to where the route to the screen began, as the word alone does."
    )
    Field(
      "after",
      \.after,
      .number(0...86_400),
      "How many seconds pass before, after the step before it; given up where the screen is closed or popped by then.",
      example: "2"
    )
    Field(
      "when",
      \.when,
      .condition,
      "It is done where it holds, otherwise left out.",
      example: "${state.signedIn}"
    )
  }

  /// A single action.
  static let oneAction = Shape.oneOf([.word(TapAction.plainWords), .mapping(tap.shape)])

  static let setSummary =
    "Changes the app's state, and what is in the screen's form: `form.mail`, or `form` with a mapping. "
    + "A list takes `{append: …}` and `{remove: …}` too."
  static let emitSummary = "Tells the content's controller a name."
}

package struct TapDraft: Sendable {
  var action: TapAction?
  var screen: Located<String>?
  var with: Located<ContextLiteral>?
  var after: Double?
  var when: Condition?

  var step: ActionStep? {
    (screen.map { .open(screen: $0.value, with: with?.value ?? .empty) } ?? action).map {
      ActionStep($0, after: after, when: when)
    }
  }
}

extension Rule<TapAction> {
  /// An action without parameters.
  fileprivate static func plain(_ action: TapAction) -> Rule {
    Rule(.nothing, takesNothing: true) { _, _, _ in action }
  }
}

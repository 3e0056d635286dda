import PetriCatalog

extension Grammar {
  package static let requiredLevel = Form("the level", { RequiredLevelDraft() }) {
    requiredFields.map { $0.within(\.base) }
    Field(
      "tab",
      \.tab,
      .node(.reference(.screen)),
      "The tab that is selected, by the screen that it begins with; the other tabs stay as they are.",
      example: "account"
    )
    Field(
      "push",
      \.push,
      .node(.list(.oneOf([.reference(.screen), .mapping(requiredScreen.shape)]), atLeast: 1)),
      "What is on the stack above the screen, or above the tab's first one.",
      example: "[orders]"
    )
  }

  package static let requiredScreen = Form("the screen", { RequiredScreenDraft() }) { requiredFields }

  private static let requiredFields: [Field<RequiredScreenDraft>] = fields {
    Field("screen", \.screen, .node(.reference(.screen)), isRequired: true, "The screen.", example: "home")
    Field(
      "with",
      \.with,
      Rule.contextValues.located,
      "Values of its context, over those of the route.",
      example: "{city: Kazan}"
    )
    Field(
      "context",
      \.located,
      Rule.match.located,
      "Which one stays: `same` that shows the same, as far as values are given; a list, the same values of these keys; `any`, any.",
      default: "same"
    )
  }
}

package struct RequiredScreenDraft: Sendable {
  var screen: Int?
  var with: Located<ContextLiteral>?
  var located: Located<RouteFind.Match>?

  var match: RouteFind.Match { located?.value ?? .same }
  /// The node of the identifying keys.
  var keys: Int? { if case .keys? = located?.value { located?.node } else { nil } }
}

package struct RequiredLevelDraft: Sendable {
  var base = RequiredScreenDraft()
  var tab: Int?
  var push: Int?
}

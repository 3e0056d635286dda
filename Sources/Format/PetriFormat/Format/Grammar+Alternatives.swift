import PetriCatalog

extension Grammar {
  package static let alternatives = alternatives(of: .view)

  static let listAlternatives = alternatives(of: .listView)

  static let containerAlternatives = alternatives(of: .containerView)

  private static func alternatives(of view: Construct) -> Form<NoOwner> {
    Form("the alternatives", { NoOwner() }, identity: .alternatives) {
      // The views are read once the type of the value is known.
      Field(
        readWithOthers: "switch",
        .contextValue,
        isRequired: true,
        "The value that decides.",
        example: "${state.stage}"
      )
      Field(
        readWithOthers: "cases",
        .named(.case, .list(.shared(view))),
        isRequired: true,
        "The views by the value for which they are shown.",
        example: "{loading: [spinner: ], loaded: [label: Hi]}"
      )
      Field(
        readWithOthers: "default",
        .list(.shared(view)),
        "The views for all other values; only where the cases name each value of a choice or a boolean there need be none.",
        example: "[label: Something else]"
      )
    }
  }
}

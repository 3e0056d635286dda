import PetriCatalog

extension Grammar {
  /// Views in the place of one, chosen by a value.
  package static let alternatives = alternatives(of: .view)

  /// Views of a list in the place of one, which can be rows.
  static let listAlternatives = alternatives(of: .listView)

  /// Views of a container in the place of one, which can be pinned.
  static let containerAlternatives = alternatives(of: .containerView)

  private static func alternatives(of view: Construct) -> Form<NoOwner> {
    Form("the alternatives", { NoOwner() }, identity: .alternatives) {
      // The views are read when the value's type is known.
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

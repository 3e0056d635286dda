import PetriCatalog

extension Grammar {
  /// Views in the place of one, chosen by a value.
  public static let alternatives = alternatives(of: .view)

  /// Views of a list in the place of one, which can be rows.
  static let listAlternatives = alternatives(of: .listView)

  /// Views of a container in the place of one, which can be pinned.
  static let containerAlternatives = alternatives(of: .containerView)

  private static func alternatives(of view: Construct) -> FormShape {
    FormShape(
      "the alternatives",
      [
        FieldShape("switch", .contextValue, isRequired: true, "The value that decides.", example: "${state.stage}"),
        FieldShape(
          "cases",
          .named(.case, .list(.shared(view))),
          isRequired: true,
          "The views by the value for which they are shown.",
          example: "{loading: [spinner: ], loaded: [label: Hi]}"
        ),
        FieldShape(
          "default",
          .list(.shared(view)),
          "The views for all other values; only where the cases name each value of a choice or a boolean there need be none.",
          example: "[label: Something else]"
        ),
      ]
    )
  }
}

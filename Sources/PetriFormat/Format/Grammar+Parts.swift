import PetriCatalog

extension Grammar {
  /// A part: views with parameters that screens use as a view.
  public static let part = FormShape(
    "the part",
    [
      FieldShape(
        "part",
        .name(.part),
        isRequired: true,
        "The name, unique among parts and screens.",
        example: "price-tag"
      ),
      FieldShape("parameters", .shared(.fields), "What its views may show; a key without a default is required."),
    ]
      + ["title", "summary", "group", "tags", "fixtures", "content", "devices", "matrix", "walks"].compactMap {
        screen[$0]
      }
  )

  static let partView = ViewForm(
    .part,
    "The views of a part.",
    [
      FieldShape("name", .reference(.part), isRequired: true, "The part's name.", example: "price-tag"),
      FieldShape("with", .values(.key), "Values of its parameters.", example: "{price: \"${price}\"}"),
    ],
    short: "name"
  )
}

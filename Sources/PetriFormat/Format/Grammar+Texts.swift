import PetriCatalog

extension Grammar {
  /// A text in the forms that a number needs.
  public static let plural = FormShape(
    "the plural",
    [
      FieldShape(
        "plural",
        .contextNumber,
        isRequired: true,
        "The number that decides which form is shown.",
        example: "${count}"
      ),
      FieldShape("zero", .template, "The form for 0, in every language.", example: "No items"),
      FieldShape("one", .template, "The form for 1, and in some languages for 21 and others.", example: "1 item"),
      FieldShape("two", .template, "The form for 2, where the language has one.", example: "2 items"),
      FieldShape("few", .template, "The form for a few, such as 2, 3 and 4 in Polish.", example: "a few items"),
      FieldShape("many", .template, "The form for many, such as 5 to 20 in Russian.", example: "many items"),
      FieldShape(
        "other",
        .template,
        isRequired: true,
        "The form for all others, and for those that have none here.",
        example: "${count} items"
      ),
    ]
  )

  /// A text of a localization file, with its arguments.
  public static let stringsText = FormShape(
    "the text",
    [
      FieldShape(
        "key",
        .text,
        isRequired: true,
        "The key of the text in the files that `strings` names.",
        example: "cart.title"
      ),
      FieldShape("table", .text, default: "Localizable", "The name of its files.", example: "Errors"),
      FieldShape(
        "with",
        .list(.template, orOne: true),
        "What is put in for `%d`, `%@` and others, in their order.",
        example: "[\"${count}\"]"
      ),
    ]
  )

  /// The forms of a text that are mappings, each by the key that tells it from texts by locale.
  public static let textForms: [(key: String, construct: Construct)] = [
    ("plural", .plural), ("key", .stringsText),
  ]
}

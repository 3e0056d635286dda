import PetriCatalog
import PetriFormat

extension FormatPlace {
  private static let taps = ["dismiss", "{open: two}", "{open: two, with: {city: Omsk}}"]
  private static let sections = ["[{header: A, views: [label: A]}]", "[{header: B, views: [label: A]}]"]
  private static let actions = ["[{title: A}]", "[{title: B}]"]

  private static let given = [
    "tap": taps, "refresh": taps, "detail": taps, "views": ["[label: A]", "[label: B]"], "sections": sections,
    "empty": ["[label: A]", "[label: B]"], "leading": actions, "trailing": actions,
    "contextMenu": actions, "shadow": ["{y: 1}", "{y: 4}"],
    "accessory": ["disclosure", "checkmark", "{detail: dismiss}", "{switch: true}", "{switch: false}"],
    "swipe": ["{leading: {title: A}}", "{leading: {title: B}}", "{trailing: {title: A}}"],
    "imageMaximumSize": ["{width: 30, height: 40}", "{width: 30, height: 30}"],
    "itemSize": ["{width: 3, height: 4}", "{width: 5, height: 4}"], "switch": ["true", "false"],
  ]

  private static func place(
    _ name: String,
    _ fields: some Sequence<FieldShape>,
    required: [(key: String, value: String)] = [],
    oneOf: [String] = [],
    in view: String
  ) -> FormatPlace {
    FormatPlace(
      name,
      fields,
      given: given,
      // What an element of a list is called: all that name it change with it.
      unnoticed: ["as"],
      required: required,
      oneOf: oneOf,
      "screen: one\n\(context)\ncontent:\n  - \(view)"
    )
  }

  private static let imageKeys = ["imageCornerRadius", "imageMaximumSize"]

  /// Lists and grids with what they are made of.
  static let listsAndGrids: [FormatPlace] = [
    place(
      "list",
      Grammar.form(of: .list).fields.all.filter { $0.key != "empty" },
      required: [("views", "[label: A]")],
      in: "list: {@}"
    ),
    place(
      "list without rows",
      Grammar.form(of: .list).fields.all.filter { $0.key == "empty" },
      required: [("views", "[]")],
      in: "list: {@}"
    ),
    place(
      "row",
      Grammar.form(of: .row).fieldsInLists.all.filter { !imageKeys.contains($0.key) },
      required: [("title", "A")],
      in: "list: {views: [row: {@}]}"
    ),
    place(
      "image of a row",
      Grammar.form(of: .row).own.filter { imageKeys.contains($0.key) },
      required: [("title", "A"), ("image", "a")],
      in: "list: {views: [row: {@}]}"
    ),
    place(
      "greatest size of an image",
      Grammar.imageMaximumSize.shape.all,
      required: [("width", "30"), ("height", "40")],
      in: "list: {views: [row: {title: A, image: a, imageMaximumSize: {@}}]}"
    ),
    place("view of a list", Grammar.cellShapes, required: [("text", "A")], in: "list: {views: [label: {@}]}"),
    place("accessory", Grammar.accessory.shape.all, in: "list: {views: [row: {title: A, accessory: {@}}]}"),
    place(
      "switch of a row",
      Grammar.rowSwitch.shape.all,
      in: "list: {views: [row: {title: A, accessory: {switch: {@}}}]}"
    ),
    place("swipe", Grammar.swipe.shape.all, in: "list: {views: [row: {title: A, swipe: {@}}]}"),
    place(
      "swipe action",
      Grammar.swipeAction.shape.all,
      required: [("title", "A")],
      in: "list: {views: [row: {title: A, swipe: {trailing: {@}}}]}"
    ),
    place(
      "section of a list",
      Grammar.listSection.shape.all,
      required: [("views", "[label: A]")],
      in: "list: {sections: [{@}]}"
    ),
    place(
      "section of a grid",
      Grammar.gridSection.shape.all,
      required: [("views", "[label: A]")],
      in: "grid: {sections: [{@}]}"
    ),
    place(
      "grid",
      Grammar.form(of: .grid).fields.all.filter { !["empty", "paging", "pageDots"].contains($0.key) },
      required: [("views", "[label: A]")],
      in: "grid: {@}"
    ),
    place(
      "grid without items",
      Grammar.form(of: .grid).fields.all.filter { $0.key == "empty" },
      required: [("views", "[]")],
      in: "grid: {@}"
    ),
    place(
      "grid with pages",
      Grammar.form(of: .grid).fields.all.filter { ["paging", "pageDots", "columns"].contains($0.key) },
      required: [("views", "[label: A]"), ("axis", "horizontal"), ("paging", "true")],
      in: "grid: {@}"
    ),
    place(
      "size of items",
      Grammar.itemSize.shape.all,
      required: [("width", "3"), ("height", "4")],
      in: "grid: {views: [label: A], itemSize: {@}}"
    ),
  ]
}

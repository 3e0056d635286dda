import PetriCatalog
import PetriFormat

extension FormatPlace {
  /// Parts, launched alone and used.
  static let parts = [
    FormatPlace(
      "a part that is used",
      Grammar.part.shape.all,
      given: ["content": ["[label: A]", "[label: B]"], "parameters": ["{n: {type: int, default: 1}}"]],
      // A part's name changes with all that name it; its title and the like are for lists, and its fixtures and its walks for itself.
      unnoticed: [
        "part", "parameters", "title", "summary", "group", "tags", "fixtures", "devices", "matrix", "walks",
      ],
      required: [("part", "tag"), ("content", "[label: A]")],
      "@\n---\nscreen: one\ncontent: [part: tag]"
    ),
    FormatPlace(
      "a part as a view",
      Grammar.form(of: .part).own,
      given: ["name": ["tag", "other"], "with": ["{city: Omsk}", "{city: Perm}"]],
      required: [("name", "tag")],
      "part: tag\nparameters: {city: {type: string, default: Ufa}}\ncontent: [label: '${city}']\n---\n"
        + "part: other\ncontent: [label: A]\n---\nscreen: one\ncontent:\n  - part: {@}"
    ),
  ]
}

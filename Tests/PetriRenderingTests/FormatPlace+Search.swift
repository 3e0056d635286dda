import PetriFormat

extension FormatPlace {
  /// The search bar of a navigation bar.
  static let searches = [
    FormatPlace(
      "a search bar",
      Grammar.search.shape.all.filter { $0.key != "selected" },
      given: [
        "scopes": ["[A, B]", "[A, C]"], "active": ["true", "false"], "onSubmit": ["dismiss", "{open: two}"],
      ],
      required: [("scopes", "[A, D]")],
      "screen: one\nwrapping: [navigation]\nbar: {search: {@}}\ncontent: [label: A]"
    ),
    FormatPlace(
      "the kinds of a search, by value",
      Grammar.search.shape.all.filter { $0.key == "selected" },
      given: ["selected": ["'${form.one}'", "'${form.two}'"]],
      required: [("scopes", "{a: A, b: B}")],
      "screen: one\nform:\n  one: {type: choice, values: [a, b], default: a}\n  two: {type: choice, values: [a, b], default: b}\n"
        + "wrapping: [navigation]\nbar: {search: {@}}\ncontent: [label: A]"
    ),
  ]
}

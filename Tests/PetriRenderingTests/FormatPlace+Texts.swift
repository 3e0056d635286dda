import PetriGrammar

extension FormatPlace {
  /// The forms of texts that are mappings.
  static let texts: [FormatPlace] = [
    FormatPlace(
      "plural",
      Grammar.plural.all,
      given: ["plural": ["'${item}'", "'${index}'"]],
      // Arabic has all forms.
      required: [("plural", "'${item}'"), ("few", "Few"), ("other", "Other")],
      """
      screen: one
      context: {numbers: {type: list, of: int, default: [0, 1, 2, 3, 11, 100]}}
      content: [label: {each: '${numbers}', text: {ar: {@}}}]
      """
    ),
    FormatPlace(
      "the day that is today",
      Grammar.catalog.all.filter { $0.key == "today" },
      catalog: "@",
      "screen: one\ncontext: {due: {type: date, default: 2026-01-02}}\ncontent: [label: '${due, relative}']"
    ),
  ]
}

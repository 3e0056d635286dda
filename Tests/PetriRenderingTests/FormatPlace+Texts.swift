import PetriCatalog
import PetriFormat

extension FormatPlace {
  /// The forms of texts that are mappings.
  static let texts: [FormatPlace] = [
    FormatPlace(
      "plural",
      Grammar.plural.shape.all,
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
      "one of two keys",
      Grammar.keyChoice.shape.all,
      given: ["when": ["'${item}'", "'not ${item}'"], "then": ["a", "b"], "else": ["a", "b"]],
      required: [("when", "'${item}'"), ("then", "a"), ("else", "b")],
      catalog: "strings: Texts",
      files: ["Texts/en.lproj/Localizable.strings": "a = A; b = B;"],
      """
      screen: one
      context: {both: {type: list, of: bool, default: [true, false]}}
      content: [label: {each: '${both}', text: {key: {@}}}]
      """
    ),
    FormatPlace(
      "one of two values in a button",
      (Grammar.form(of: .button).own + Grammar.commonShapes).filter { conditionals[$0.key] != nil },
      given: conditionals,
      required: [("title", "A")],
      "screen: one\ncontext: {yes: {type: bool, default: true}}\ncontent: [button: {@}]"
    ),
    FormatPlace(
      "a stepper's bounds",
      Grammar.form(of: .stepper).own.filter { $0.key != "value" },
      given: [
        "minimum": ["'${less}'", "'${more}'"], "maximum": ["'${less}'", "'${more}'"],
        "step": ["'${less}'", "'${more}'"],
      ],
      required: [("value", "5")],
      "screen: one\ncontext: {yes: {type: bool, default: true}, less: {type: int, default: 6}, "
        + "more: {type: double, default: 7.5}}\ncontent: [stepper: {@}]"
    ),
    FormatPlace(
      "the day that is today",
      Grammar.catalog.shape.all.filter { $0.key == "today" },
      catalog: "@",
      "screen: one\ncontext: {due: {type: date, default: 2026-01-02}}\ncontent: [label: '${due, relative}']"
    ),
  ]

  /// Conditionals of each kind of value, of which the other side counts in the second.
  private static let conditionals: [String: [String]] = [
    "title": ["\"${yes ? A : 'B and C'}\"", "\"${not yes ? A : 'B and C'}\""],
    "symbol": ["'${yes ? star.fill : star}'", "'${yes != true ? star.fill : star}'"],
    "tint": ["'${yes ? systemRed : null}'", "'${not yes ? systemRed : null}'"],
    "alpha": ["'${yes ? 0.25 : 0.75}'", "'${yes == false ? 0.25 : 0.75}'"],
  ]
}

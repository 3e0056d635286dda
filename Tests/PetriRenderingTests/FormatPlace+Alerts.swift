import PetriFormat

extension FormatPlace {
  private static let taps = ["dismiss", "{open: two}", "{open: two, with: {city: Omsk}}"]

  /// Alerts, and what else is only presented.
  static let alerts = [
    FormatPlace(
      "alert",
      Grammar.alert.shape.all,
      given: [
        "fields": ["[{placeholder: A}]", "[{placeholder: B}]"], "actions": ["[{title: A}]", "[{title: B}]"],
      ],
      required: [("title", "A"), ("actions", "[{title: A}]")],
      "screen: one\ncontent: {alert: {@}}"
    ),
    FormatPlace(
      "action sheet",
      Grammar.actionSheet.shape.all,
      given: ["actions": ["[{title: A}]", "[{title: B}]"]],
      required: [("actions", "[{title: A}]")],
      "screen: one\ncontent: {actionSheet: {@}}"
    ),
    FormatPlace(
      "a field of an alert",
      Grammar.alertField.shape.all,
      "screen: one\ncontent: {alert: {title: A, fields: [{@}], actions: [{title: A}]}}"
    ),
    FormatPlace(
      "an action of an alert",
      Grammar.alertAction.shape.all,
      given: ["tap": taps],
      unnoticed: ["as"],
      required: [("title", "A")],
      "screen: one\n\(context)\ncontent: {alert: {title: A, actions: [{@}, {title: B}]}}"
    ),
    FormatPlace(
      "system prompt",
      Grammar.systemPrompt.shape.all,
      given: ["allow": taps, "deny": taps],
      required: [("for", "camera")],
      "screen: one\ncontent: {systemPrompt: {@}}"
    ),
    FormatPlace(
      "share sheet",
      Grammar.share.shape.all,
      given: ["completed": taps],
      required: [("items", "A")],
      "screen: one\ncontent: {share: {@}}"
    ),
  ]

  /// Menus of buttons, of bar items and of other views.
  static let menus =
    ["button: {title: A, menu: [{@}, {title: B}]}", "label: {text: A, contextMenu: [{@}, {title: B}]}"]
    .map { element($0, "screen: one\n\(context)\ncontent:\n  - \($0)") } + [
      element(
        "a menu of a bar item",
        "screen: one\n\(context)\nwrapping: [navigation]\nbar: {trailing: {title: A, menu: [{@}, {title: B}]}}\ncontent: [label: A]"
      ),
      FormatPlace(
        "a menu in a menu",
        Grammar.menuElement.shape.all.filter { $0.key == "inline" },
        required: [("title", "A"), ("menu", "[{title: B}]")],
        "screen: one\ncontent:\n  - button: {title: A, menu: [{@}]}"
      ),
    ]

  private static func element(_ name: String, _ screen: String) -> FormatPlace {
    FormatPlace(
      name,
      Grammar.menuElement.shape.all.filter { $0.key != "inline" },
      given: ["tap": taps, "menu": ["[{title: B}]", "[{title: C}]"]],
      unnoticed: ["as"],
      required: [("title", "A")],
      screen
    )
  }
}

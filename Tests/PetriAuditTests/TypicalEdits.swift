/// Edits of the sample as people make them, a line each.
enum TypicalEdits {
  /// The description of an edit, its file, the text that is replaced at its first occurrence, and the new text.
  struct Edit {
    let what: String
    let file: String
    let old: String
    let new: String

    init(_ what: String, _ file: String, _ old: String, _ new: String) {
      self.what = what
      self.file = "Screens/\(file).yaml"
      self.old = old
      self.new = new
    }
  }

  static let all = [
    // Texts.
    Edit("a label's text", "Account/sign-in", "{text: Sign in,", "{text: Log in,"),
    Edit("a label's text in one of several languages", "States/error", "Что-то пошло не так", "Не вышло"),
    Edit("a label's text with a value in it", "Orders/feedback", "How was order", "How did you like order"),
    Edit("a label's text that only a fixture shows", "Account/sign-in", "password is wrong.", "password is not right."),
    Edit("a short label's text", "Orders/feedback", "label: You may write", "label: You can write"),
    Edit("a text inside a list", "Account/settings", "label: Sounds", "label: Sound"),
    Edit("a button's title", "Start/prompt", "title: About us", "title: About"),
    Edit("a button's title in a template", "Orders/feedback", "title: Send", "title: Send it"),
    Edit("a button's title that tells two states apart", "States/empty", "To the shop", "Shop now"),
    Edit("a placeholder", "Shop/search", "Find a product", "Search"),
    Edit("a text for VoiceOver", "States/error", "A sad face", "Sad"),
    Edit("a segment's title", "Shop/search", "[All, Food, Drinks]", "[All, Meals, Drinks]"),
    Edit("a screen's title", "Account/plans", "title: Plans", "title: Our plans"),
    Edit("a link behind a button", "Start/prompt", "shop.example/about", "shop.example/us"),
    // Looks.
    Edit("a label's style", "States/error", "style: title2", "style: title1"),
    Edit("a label's colour", "Account/sign-in", "color: systemRed", "color: systemOrange"),
    Edit("a label's alignment", "Start/prompt", "style: title3, alignment: center", "style: title3, alignment: left"),
    Edit("a button's style", "Account/plans", "style: filled", "style: tinted"),
    Edit("a slider's tint", "Shop/filter", "tint: systemOrange", "tint: systemRed"),
    Edit("a box's padding", "Account/plans", "padding: 12", "padding: 16"),
    Edit("a corner's radius", "Account/plans", "cornerRadius: 10", "cornerRadius: 12"),
    Edit("a border's colour", "Account/plans", "border: systemGray4", "border: systemGray3"),
    Edit("an image's name", "States/empty", "name: heart", "name: star"),
    Edit("an image's mode", "Start/prompt", "mode: scaleAspectFit", "mode: center"),
    Edit("an image's opacity", "States/empty", "alpha: 0.5", "alpha: 0.7"),
    Edit("a list's style", "Shop/cart", "style: insetGrouped", "style: grouped"),
    Edit("a keyboard", "Account/delivery-address", "keyboard: numberPad", "keyboard: phonePad"),
    Edit("the status bar's style", "Start/prompt", "style: dark", "style: light"),
    // Layout.
    Edit("an image's height", "Account/delivery-address", "height: 160", "height: 180"),
    Edit("a stack's spacing", "States/empty", "spacing: 16", "spacing: 12"),
    Edit("a spacer's length", "Start/prompt", "spacer: 24", "spacer: 32"),
    Edit("a stack's distribution", "Shop/filter", "distribution: equalSpacing", "distribution: fill"),
    Edit("a stack's alignment", "Orders/order-status", "alignment: center", "alignment: top"),
    Edit("a number of lines", "Start/prompt", "lines: 3", "lines: 2"),
    // Views.
    Edit("a row more", "Shop/filter", "  - divider\n", "  - label: Vegan\n  - divider\n"),
    Edit("a button more", "Orders/feedback", "  - button: {title: Send", "  - button: Later\n  - button: {title: Send"),
    Edit("a view less", "Account/delivery-address", "        - image: {name: map, height: 160, mode: center}\n", ""),
    Edit(
      "a button less",
      "Orders/feedback",
      "  - button: {title: Not now, style: gray, tap: dismiss}\n",
      ""
    ),
    Edit("a condition", "States/error", "when: \"${canRetry}\"", "when: \"not ${canRetry}\""),
    // Behaviour.
    Edit("where a tap leads", "Start/prompt", "{open: cities}", "{open: settings}"),
    Edit("what a tap sets", "Account/plans", "{set: {plan: plus}}", "{set: {plan: business}}"),
    Edit("whether a button can be used", "Shop/cart", "enabled: \"${items}\"", "enabled: \"not ${items}\""),
    Edit("a presentation's style", "Account/sign-in", "style: pageSheet", "style: formSheet"),
    Edit("a link to the screen", "Account/sign-in", "shop://sign-in?", "shop://login?"),
    Edit("a route's step", "Account/settings", "- from: current", "- from: root"),
    // Values.
    Edit("a default", "Account/settings", "default: 7.12.0", "default: 7.13.0"),
    Edit("an example", "Orders/order-status", "example: 1042", "example: 1043"),
    Edit("a fixture's value", "Account/delivery-address", "Bauman Street 12A", "Bauman Street 12"),
    Edit("a fixture more", "Orders/order-status", "  delivered: {", "  late: {done: 0.9}\n  delivered: {"),
    Edit("a screen's name", "DesignSystem/stacks", "screen: stacks", "screen: rows-and-columns"),
  ]
}

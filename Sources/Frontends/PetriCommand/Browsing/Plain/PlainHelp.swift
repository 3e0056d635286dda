import PetriBrowser

enum PlainHelp {
  static var tabs: String { PreviewTab.allCases.map(\.rawValue).joined(separator: ", ") }

  static var list: [String] {
    [
      "a number or a name: open the screen",
      "/text: search names, titles, groups and #tags",
      "l: list all screens; Enter: the next part of a long list",
      "g: list the groups; g GROUP: list the screens of one",
      "v SCREEN KIND: show it as \(tabs)",
      "open URL: launch by a link",
      "e: the device, appearance, size of texts, locale and experiments; e dark de: change them",
      "r: load the files again",
      "q: quit",
    ]
  }

  static let form = [
    "Enter: launch", "KEY=VALUE: give a value, of a screen inside too",
    "KEY=: back to the value that was there; KEY=\"\": an empty text",
    "a fixture's name: take its values", "l: say all values again", "b: back to the list", "q: quit",
  ]

  static let launch = [
    "a number: tap it; in a text field, press return",
    "a number and a text: type it, or set a control to it; \"\" for an empty text",
    "a number and + or -: a step up or down",
    "b: back, and to the list where there is nothing to go back to; c: to the list",
    "l: read the screen again", "d, u: scroll down, up; n, p: the next page, the page before",
    "log: what happened since it was last printed; log all: everything", "e: the environment; e dark de: change it",
    "set KEY=VALUE: give a value of the context; state KEY=VALUE: one of the app's state",
    "layers: the layers around the screen; layer NUMBER: take one off, or put it on",
    "walks: those that there are; walk NAME: play one; begin NAME: go through one, then next: a step",
    "save fixture NAME, save walk NAME: keep the context, or what was done", "open URL: follow a link",
    "w: draw it; t: its tree; snapshot KIND: record it as tree, wireframe or another kind",
    "y: the command that launches exactly this", "r: load the files again", "q: quit",
  ]
}

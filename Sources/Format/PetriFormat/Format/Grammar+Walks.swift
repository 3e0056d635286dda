package import PetriCatalog

extension Grammar {
  package static let walk = Form("the walk", { WalkDraft() }) {
    Field(
      "fixture",
      \.fixture,
      .reference(.fixture),
      "The fixture that the screen is launched with.",
      example: "sold-out",
      default: Fixture.examples
    )
    Field("steps", \.steps, walkSteps, isRequired: true, "What is done and expected, in order.", example: "[dismiss]")
  }

  static let walkSteps = Rule<[WalkStep]>.list(
    .construct(.walkStep) { reader, node, _ in reader.walkStep(node) },
    atLeast: 1
  )

  static let walkRule = Rule.oneOf(walkSteps.map { WalkDraft(steps: $0) }, .form(walk))

  package static let walkStep = Form.choice("the step", { WalkStepDraft() }) {
    Field(
      "tap",
      \.kind,
      .move(.tap),
      "Taps what is called so: by its `id`, its title, its placeholder or what VoiceOver reads; a row also by what its text begins with, else by a part of it, where only one row has that. The second of a name is `NAME#2`.",
      example: "Add to cart"
    )
    Field(
      "longPress",
      \.kind,
      .move(.longPress),
      "Presses what is called so for long, which opens its menu.",
      example: "Orders"
    )
    Field(
      "type",
      \.kind,
      .move(.type, typing),
      "Types into a field until it holds the text.",
      example: "{into: Name, text: Ann}"
    )
    Field("submit", \.kind, .move(.submit), "Presses the return key in a field.", example: "Name")
    Field(
      "set",
      \.kind,
      .move(.set, setting),
      "Sets a switch (on, off), a slider or a stepper (a number), segments or a picker (a title), a date picker (`2026-12-31`, `18:00`, or both, separated by a space), a page control (a page, from 0).",
      example: "{control: Volume, to: 0.5}"
    )
    Field(
      "swipe",
      \.kind,
      .oneOf(Rule<Move.Swipe>.word().map { .move(.swipe($0)) }, .move(.swipe, swiping)),
      "Turns a page, swipes down to dismiss what is presented, or swipes over a row and taps an action of its.",
      example: "{row: Milk, action: Delete}"
    )
    Field(
      "select",
      \.kind,
      Rule.reference(.tab).map { .move(.select(tab: $0)) },
      "Selects a tab by its place from 0, or by its screen.",
      example: "menu"
    )
    Field(
      "push",
      \.kind,
      Rule.builtScreen.map { .move(.push(screen: $0)) },
      "Pushes a screen, as the app's own code does.",
      example: "cart"
    )
    Field(
      "present",
      \.kind,
      .oneOf(Rule.builtScreen.map { .move(.present(screen: $0, style: nil)) }, .move(.present, presenting)),
      "Presents a screen, as the app's own code does.",
      example: "cart"
    )
    Field(
      "open",
      \.kind,
      .move(.open, .link),
      "Follows a link, as if it had come from outside.",
      example: "shop://cart"
    )
    Field(
      "wait",
      \.kind,
      Rule.number(0...86_400).map { .move(.wait(seconds: $0)) },
      "Lets so many seconds pass for timeouts and animations, in no time.",
      example: "0.5"
    )
    Field(
      "expect",
      \.kind,
      Rule.form(expectation).map { .expect($0) },
      "Checks what is shown.",
      example: "{screen: cart, text: 1 item}"
    )
  }

  package static let typing = Form("'type'", { MovePartsDraft() }) {
    Field("into", \.first, .reference(.control), isRequired: true, "The field.", example: "Name")
    Field("text", \.second, .text, isRequired: true, "What it holds then.", example: "Ann")
  }

  package static let setting = Form("'set'", { MovePartsDraft() }) {
    Field("control", \.first, .reference(.control), isRequired: true, "The control.", example: "Volume")
    Field("to", \.second, .text, isRequired: true, "Its value then.", example: "0.5")
  }

  package static let swiping = Form("'swipe'", { MovePartsDraft() }) {
    Field("row", \.first, .reference(.control), isRequired: true, "The row, as `tap` has it.", example: "Milk")
    Field("action", \.second, .text, isRequired: true, "The title of the action.", example: "Delete")
  }

  package static let presenting = Form("'present'", { MovePartsDraft() }) {
    Field("screen", \.first, .builtScreen, isRequired: true, "The screen.", example: "cart")
    Field(
      "style",
      \.second,
      Rule<PresentationStyle>.word("presentation style").map(\.rawValue),
      "Its style; the screen's own without it."
    )
  }

  package static let expectation = Form(
    "'expect'",
    { WalkExpectation() },
    checks: [.atLeastOne(["screen", "text", "noText", "refused", "opens", "event", "focused"])]
  ) {
    Field("screen", \.screen, .reference(.screen), "The screen in front, or one that it is in.", example: "cart")
    Field(
      "text",
      \.texts,
      .list(.text, orOne: true),
      "Texts, each a part of one that is shown.",
      example: "1 item"
    )
    Field(
      "noText",
      \.noTexts,
      .list(.text, orOne: true),
      "Texts, none a part of one that is shown.",
      example: "Empty"
    )
    Field(
      "refused",
      \.refused,
      .text,
      "A part of the reason why the step before is refused.",
      example: "Sign in"
    )
    Field(
      "opens",
      \.opens,
      .text,
      "The link that the step before opens outside the app.",
      example: "https://example.com/"
    )
    Field("event", \.event, .name(.event), "What the step before emits or tracks.", example: "got-it")
    Field(
      "focused",
      \.focused,
      .reference(.control),
      "What is typed in, as `tap` has it; `none` where nothing is.",
      example: "password"
    )
  }
}

package struct WalkDraft: Sendable {
  var fixture: String?
  var steps: [WalkStep] = []
}

package struct WalkStepDraft: Sendable {
  var kind: WalkStep.Kind?
}

package struct MovePartsDraft: Sendable {
  var first: String?
  var second: String?
}

extension Rule<WalkStep.Kind> {
  fileprivate static func move(_ word: Move.Word, _ kind: NameKind = .control) -> Rule {
    Rule<String>.reference(kind).map { Move(Move.Spelling(word, $0)).map { .move($0) } }
  }

  fileprivate static func move(_ word: Move.Word, _ parts: Form<MovePartsDraft>) -> Rule {
    Rule<MovePartsDraft>.form(parts).map { Move(Move.Spelling(word, $0.first, $0.second)).map { .move($0) } }
  }
}

import PetriText

extension OutputSchema {
  static let moving: [(String, JSONText)] = [
    ("launch", either(reference("screen"), reference("changes"))),
    (
      "screen",
      closed(
        [
          ("version", whole), ("device", string), ("appearance", string), ("contentSize", string), ("locale", string),
          ("root", either(reference("controller"), reference("view"))),
        ],
        optional: [
          ("screen", string), ("context", open), ("state", open), ("toast", string), ("hash", string),
          ("keyboard", open), ("moves", list(reference("move"))), ("refused", list(string)),
          (
            "controls",
            list(
              closed(
                [("name", string)],
                optional: [("ref", string), ("value", string), ("enabled", flag)]
              )
            )
          ),
        ]
      )
    ),
    (
      "controller",
      closed(
        [("controller", string), ("class", string), ("state", word("not loaded", "disappeared", "appeared"))],
        optional: [
          ("ref", string), ("title", string), ("presentation", string), ("frame", list(number)), ("attributes", open),
          ("views", list(reference("view"))), ("children", list(reference("controller"))),
          ("presented", reference("controller")),
        ]
      )
    ),
    (
      "view",
      closed(
        [("view", string)],
        optional: [
          ("ref", string), ("id", string), ("text", string), ("value", string), ("frame", list(number)),
          ("hidden", flag),
          ("alpha", number), ("enabled", flag), ("accessibilityLabel", string), ("attributes", open), ("tap", string),
          ("views", list(reference("view"))),
        ]
      )
    ),
    (
      "move",
      closed(
        [("move", string), ("added", whole), ("removed", whole)],
        optional: [
          ("effects", list(string)), ("shows", list(string)), ("leaves", list(string)), ("notes", list(string)),
        ]
      )
    ),
    (
      "changes",
      closed(
        [
          ("version", one), ("since", string), ("hash", string),
          ("changes", list(closed([("change", word("same", "folded", "removed", "added")), ("line", string)]))),
        ],
        optional: [("moves", list(reference("move"))), ("refused", list(string))]
      )
    ),
    (
      "route",
      closed([("plan", open)], optional: [("result", string), ("screen", string), ("hash", string)])
    ),
    (
      "walk",
      closed([
        ("version", one),
        (
          "walks",
          list(
            closed(
              [("screen", string), ("walk", string), ("steps", whole), ("passed", flag)],
              optional: [
                ("place", string), ("reason", string), ("texts", list(closed([("step", string), ("text", string)]))),
              ]
            )
          )
        ),
      ])
    ),
  ]
}

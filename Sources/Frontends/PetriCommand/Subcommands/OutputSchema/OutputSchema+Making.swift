import PetriText

extension OutputSchema {
  static let making: [(String, JSONText)] = [
    (
      "gallery",
      closed(
        [
          ("version", one), ("page", string), ("screens", whole), ("looks", whole), ("states", whole),
          ("newScreens", whole), ("seconds", number),
          ("leftOut", list(closed([("reason", string)], optional: [("screen", string)]))),
        ],
        optional: [("changes", whole)]
      )
    ),
    ("skill", closed([("version", one), ("page", string)])),
    // The output of `petri schema` is itself a JSON Schema.
    (
      "schema",
      .object([("type", .string("object")), ("required", .array(["$schema", "title"].map(JSONText.string)))])
    ),
    ("--version", closed([("version", one), ("petri", string)])),
    // With --out; otherwise the output is the catalogue itself.
    ("compile", reference("made")), ("init", reference("made")),
    ("new", reference("made")),
    (
      "import",
      closed([
        ("version", one), ("found", reference("imported")), ("files", list(string)), ("kept", list(string)),
        ("dryRun", flag), ("next", list(string)),
      ])
    ),
    (
      "imported",
      closed(
        [
          ("name", string), ("folder", string), ("devices", list(string)),
          (
            "storyboards",
            list(
              closed(
                [
                  ("name", string), ("path", string), ("isLaunchScreen", flag),
                  (
                    "screens",
                    list(closed([("name", string), ("scene", string)], optional: [("title", string)]))
                  ),
                ],
                optional: [("initial", string)]
              )
            )
          ),
          ("xibs", list(closed([("name", string), ("path", string)], optional: [("screen", string)]))),
          ("segues", map(whole)),
          ("schemes", list(string)), ("hosts", list(string)), ("tables", list(string)), ("locales", list(string)),
          (
            "assets",
            closed(
              [("catalogues", list(string)), ("colors", whole), ("images", whole)],
              optional: [("accentColor", string)]
            )
          ),
          ("images", list(string)), ("fonts", list(string)), ("missingFonts", list(string)),
          ("classes", list(string)), ("unreadParts", map(whole)),
          ("problems", list(closed([("place", string), ("message", string)]))), ("lacking", list(string)),
        ],
        optional: [("target", string), ("deploymentTarget", string)]
      )
    ),
    ("made", closed([("version", one), ("files", list(string)), ("next", list(string))])),
  ]
}

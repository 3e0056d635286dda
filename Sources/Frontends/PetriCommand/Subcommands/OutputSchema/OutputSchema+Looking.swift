import PetriText

extension OutputSchema {
  static let looking: [(String, JSONText)] = [
    (
      "list",
      list(
        closed(
          [
            ("name", string), ("title", string), ("group", string), ("tags", list(string)),
            ("required", list(closed([("name", string), ("type", string)], optional: [("example", string)]))),
            ("file", string), ("line", whole),
          ],
          optional: [("summary", string)]
        )
      )
    ),
    (
      "show",
      // The definition as compiled for apps; its keys are those of the YAML format.
      .object([
        ("type", .string("object")),
        ("required", .array(["name", "title", "content", "context", "place"].map(JSONText.string))),
      ])
    ),
    (
      "manifest",
      either(
        reference("entries"),
        reference("table"),
        closed([("version", one), ("tables", list(string))]),
        closed([("version", one), ("tables", list(closed([("table", string), ("rows", list(map(string)))])))])
      )
    ),
    ("table", closed([("version", one), ("table", string), ("rows", list(map(string)))])),
    (
      "entries",
      closed([
        ("version", one), ("catalog", string),
        (
          "entries",
          list(
            closed(
              [
                ("kind", word("part", "container", "screen", "state", "string", "color", "font", "symbol")),
                ("name", string),
              ],
              optional: [
                ("title", string), ("summary", string), ("group", string), ("fixtures", list(string)),
                ("links", list(string)), ("walks", list(string)), ("use", string), ("screens", whole),
                ("place", string),
                (
                  "context",
                  list(
                    closed(
                      [("name", string), ("type", string), ("required", flag)],
                      optional: [("default", string), ("example", string), ("summary", string)]
                    )
                  )
                ),
              ]
            )
          )
        ),
      ])
    ),
    (
      "graph",
      closed([
        ("screens", list(string)),
        (
          "edges",
          list(
            closed([
              ("from", string), ("to", string), ("kind", word("opens", "links to", "holds", "routes to", "asks by")),
            ])
          )
        ),
      ])
    ),
    (
      "links list",
      list(
        closed(
          [("pattern", string), ("screen", string), ("file", string), ("line", whole)],
          optional: [("example", string)]
        )
      )
    ),
    (
      "links match",
      either(
        closed(
          [("context", open), ("pattern", string), ("screen", string)],
          optional: [("passed", list(string)), ("redirects", list(string))]
        ),
        closed([("reason", string)], optional: [("nearest", closed([("pattern", string), ("reason", string)]))])
      )
    ),
    (
      "explain",
      either(reference("explanation"), list(reference("explanation")))
    ),
    (
      "explanation",
      closed([("code", string), ("text", string)], optional: [("wrong", string), ("right", string)])
    ),
    (
      "changed",
      closed(
        [
          ("version", one), ("since", string),
          ("files", list(closed([("path", string), ("defines", list(string))]))),
          ("screens", list(closed([("name", string), ("reason", string), ("file", string)]))),
          ("parts", list(string)), ("containers", list(string)), ("links", list(string)), ("walks", list(string)),
          ("snapshots", list(string)),
        ],
        optional: [("pictures", map(string))]
      )
    ),
  ]
}

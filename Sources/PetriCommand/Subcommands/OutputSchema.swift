import PetriText

/// The JSON Schema (draft 7) of what commands print with `--json`: a definition for each, by the command's words.
///
/// Objects are closed: a key that isn't here fails the test that runs every command. A key that changes its meaning or goes is a new version.
enum OutputSchema {
  /// The version of all of them.
  static let version = 1

  static let text =
    JSONText.object([
      ("$schema", .string("http://json-schema.org/draft-07/schema#")),
      ("title", .string("JSON that petri prints, version \(version)")),
      (
        "description",
        .string(
          "A definition for each command. A command that can't be carried out prints a 'failure' instead, and has its exit code."
        )
      ),
      ("definitions", .object(definitions)),
    ]).pretty + "\n"

  // MARK: - Words

  static let string = JSONText.object([("type", .string("string"))])
  static let whole = JSONText.object([("type", .string("integer"))])
  static let number = JSONText.object([("type", .string("number"))])
  static let flag = JSONText.object([("type", .string("boolean"))])
  static let anything = JSONText.object([])
  static let open = JSONText.object([("type", .string("object"))])
  static let one = JSONText.object([("const", .int(1))])

  static func list(_ item: JSONText) -> JSONText {
    .object([("type", .string("array")), ("items", item)])
  }

  static func map(_ value: JSONText) -> JSONText {
    .object([("type", .string("object")), ("additionalProperties", value)])
  }

  static func word(_ words: String...) -> JSONText { .object([("enum", .array(words.map(JSONText.string)))]) }

  static func either(_ forms: JSONText...) -> JSONText { .object([("anyOf", .array(forms))]) }

  static func reference(_ name: String) -> JSONText {
    .object([("$ref", .string("#/definitions/\(name)"))])
  }

  /// A closed object.
  static func closed(_ required: [(String, JSONText)], optional: [(String, JSONText)] = []) -> JSONText {
    .object([
      ("type", .string("object")), ("required", .array(required.map { .string($0.0) })),
      ("properties", .object(required + optional)), ("additionalProperties", .bool(false)),
    ])
  }

  // MARK: - Commands

  private static let definitions: [(String, JSONText?)] =
    (failing + looking + moving + checking + making).map { ($0.0, $0.1) }

  private static let failing: [(String, JSONText)] = [
    (
      "failure",
      closed([
        ("version", one), ("exitCode", whole),
        (
          "problems",
          list(
            closed(
              [("message", string), ("next", string)],
              optional: [("place", string), ("code", string), ("nearest", list(string))]
            )
          )
        ),
      ])
    )
  ]

  private static let looking: [(String, JSONText)] = [
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
      // The definition itself, as an app reads it: its keys are those of the format.
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

  private static let moving: [(String, JSONText)] = [
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

  /// A part of a file: bytes from 0, lines and columns from 1, columns in code points.
  private static let extent = ["byteStart", "byteEnd", "line", "column", "endLine", "endColumn"].map { ($0, whole) }

  private static let checking: [(String, JSONText)] = [
    (
      "validate",
      closed([("version", one), ("errors", whole), ("warnings", whole), ("problems", list(reference("diagnostic")))])
    ),
    (
      "diagnostic",
      closed(
        [
          ("severity", word("error", "warning")), ("code", string), ("message", string),
          ("labels", list(closed([("message", string)], optional: extent))),
          ("notes", list(closed([("message", string)], optional: [("file", string)] + extent))),
          (
            "fixIts",
            list(
              closed(
                [
                  ("message", string), ("replacement", string), ("applicability", word("machine", "maybe")),
                  ("file", string),
                ] + extent
              )
            )
          ),
        ],
        optional: [("file", string), ("yamlPath", string)] + extent
      )
    ),
    (
      "coverage",
      list(closed([("name", string), ("total", whole), ("uncovered", list(string))]))
    ),
    (
      "check",
      closed(
        [
          (
            "parts",
            list(
              closed([
                ("check", word("leaks", "navigation", "layout")), ("findings", list(reference("finding"))),
                ("accepted", list(reference("finding"))), ("covered", map(whole)), ("leftOut", map(whole)),
              ])
            )
          ),
          (
            "gone",
            list(closed([("rule", string), ("screen", string), ("subject", string)], optional: [("reason", string)]))
          ),
        ],
        optional: [("budget", closed([("seconds", number), ("share", number), ("leftOut", map(whole))]))]
      )
    ),
    (
      "finding",
      closed(
        [
          ("rule", string), ("screen", string), ("subject", string), ("message", string), ("context", map(string)),
          ("moves", list(string)), ("notes", list(string)),
          (
            "also",
            list(
              closed(
                [("rule", string), ("screen", string), ("subject", string), ("message", string)],
                optional: [("place", closed([("file", string), ("line", whole), ("column", whole)]))]
              )
            )
          ),
        ],
        optional: [
          ("place", closed([("file", string), ("line", whole), ("column", whole)])),
          (
            "environment",
            closed([("device", string), ("appearance", string), ("contentSize", string), ("locale", string)])
          ),
          ("givenFixture", string), ("fixture", string), ("picture", string),
        ]
      )
    ),
    (
      "snapshot verify",
      .object([
        ("type", .string("object")),
        ("required", .array(["version", "catalog", "isComplete", "cells"].map(JSONText.string))),
        (
          "properties",
          .object([
            ("version", whole), ("catalog", string), ("isComplete", flag),
            (
              "cells",
              list(
                .object([
                  ("type", .string("object")),
                  ("required", .array(["path", "cell", "screen", "status"].map(JSONText.string))),
                ])
              )
            ),
          ])
        ),
      ])
    ),
    ("snapshot record", reference("snapshot verify")), ("snapshot merge", reference("snapshot verify")),
    ("snapshot accept", reference("decision")), ("snapshot reject", reference("decision")),
    (
      "decision",
      closed([
        ("version", one), ("decision", word("accepted", "rejected")), ("snapshots", list(reference("snapshot"))),
        ("deleted", list(string)), ("refused", list(string)),
      ])
    ),
    ("snapshot", closed([("path", string), ("cell", string), ("screen", string)])),
    (
      "snapshot review",
      closed([
        ("version", one),
        (
          "groups",
          list(
            closed([
              ("status", string), ("snapshots", list(reference("snapshot"))), ("difference", string),
              ("accept", string), ("reject", string),
            ])
          )
        ),
      ])
    ),
    (
      "snapshot prune",
      closed([
        ("version", one), ("renamed", list(closed([("from", string), ("to", string)]))), ("obsolete", list(string)),
        ("deleted", list(string)), ("unknown", list(string)),
      ])
    ),
    (
      "snapshot audit",
      .object([
        ("type", .string("object")),
        ("required", .array(["changes", "noticed", "percent", "unnoticed"].map(JSONText.string))),
      ])
    ),
  ]
}

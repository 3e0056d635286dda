import PetriText

extension OutputSchema {
  /// A source range: byte offsets from 0, lines and columns from 1, with columns in code points.
  private static let extent = ["byteStart", "byteEnd", "line", "column", "endLine", "endColumn"].map { ($0, whole) }

  static let checking: [(String, JSONText)] = [
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
        optional: [
          ("budget", closed([("seconds", number), ("share", number), ("leftOut", map(whole))])),
          (
            "failed",
            list(
              closed([("check", word("leaks", "navigation", "layout")), ("screen", string), ("reason", string)])
            )
          ),
        ]
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
  ]
}

import PetriText

extension OutputSchema {
  static let snapshots: [(String, JSONText)] = [
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

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

  private static let definitions: [(String, JSONText?)] =
    (failing + looking + moving + checking + snapshots + making).map { ($0.0, $0.1) }

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
}

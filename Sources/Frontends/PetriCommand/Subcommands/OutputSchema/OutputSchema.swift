import PetriText

/// The JSON Schema (draft 7) of all `--json` output, with one definition per command.
///
/// Objects don't allow additional properties, and a test validates the output of every command. Removing a key or
/// changing its meaning requires a new version.
enum OutputSchema {
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

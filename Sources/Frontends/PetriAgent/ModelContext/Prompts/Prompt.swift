import PetriText

/// A prompt that a user can choose.
struct Prompt: Sendable {
  let name: String
  let title: String
  let summary: String
  let parameters: [ToolParameter]
  /// The text for the model.
  let text: @Sendable (ToolArguments) -> String

  static let all = [writeScreen, findBreak]

  private static let writeScreen = Prompt(
    name: "write_screen",
    title: "Write a screen from a picture",
    summary: "Writes a screen of the catalogue that looks like a picture or fits a description.",
    parameters: [
      ToolParameter("name", "The screen's name.", isRequired: true),
      ToolParameter("description", "What it shows and does, where no picture is attached."),
    ]
  ) { arguments in
    """
    Write the screen '\(arguments.text("name"))' for this Petri catalogue\
    \(arguments.string("description").map { ": \($0)" } ?? ", after the attached picture").

    1. Read the resource petri://skill for the format and the loop. Call manifest to see the parts, containers, colours and \
    symbols that there are, and use them. Call show for one screen that is alike.
    2. Write the file below Screens. Give each key of its context a type and an example, and add a fixture for each state that \
    the picture doesn't show: empty, long texts, an error.
    3. Call validate and mend each error; launch the screen; compare its tree, and its picture where you can see one, with what is \
    wanted: texts, order, sizes, alignment, colours.
    4. Launch it on a small device, in dark appearance and with content_size accessibility-large. Mend what is cut off.
    5. Tap each control and check the effects. Write a walk for the way through it, and play it with walk.
    6. Call verify for all screens: no other one may have changed. Then record the new one.
    """
  }

  private static let findBreak = Prompt(
    name: "find_break",
    title: "Find what this change broke",
    summary: "Compares the catalogue with a revision and explains each difference.",
    parameters: [ToolParameter("since", "The revision of Git to compare with; HEAD without it.")]
  ) { arguments in
    let since = arguments.string("since") ?? "HEAD"
    return """
      Find what the changes since \(since) broke in this Petri catalogue.

      1. Call changed with since \(since): which files, screens, links and walks are touched.
      2. Call validate, then verify with changed_since \(since), then walk. Each reports all that it finds.
      3. For each difference decide whether it was meant, by the edit that caused it. Launch the screen and look at the part that \
      changed; go the ways to it and from it.
      4. Report, for each difference that wasn't meant: the screen and fixture, what a person would see, the file and line of its \
      cause, and the smallest fix. Record nothing.
      """
  }

  /// The prompt as the protocol lists it.
  var json: JSONText {
    .object([
      ("name", .string(name)), ("title", .string(title)), ("description", .string(summary)),
      (
        "arguments",
        .array(
          parameters.map {
            .object([
              ("name", .string($0.name)), ("description", .string($0.summary)), ("required", .bool($0.isRequired)),
            ])
          }
        )
      ),
    ])
  }
}

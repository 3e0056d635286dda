extension Toolbox {
  private static let screens = ToolParameter("screens", .strings, "Names of screens; all without it.")

  static let checks: [Tool] = [
    check(
      "validate",
      "Validate",
      "Checks the catalogue's files and prints all errors and warnings with places and fixes.",
      [ToolParameter("paths", .strings, "Screens, files or folders; all without it.")]
    ) { arguments in ["validate", "--"] + arguments.strings("paths") },
    check(
      "verify",
      "Verify snapshots",
      "Compares screens with their snapshots and prints what differs, grouped by cause. Writes no snapshot.",
      [
        screens, ToolParameter("changed_since", "Only screens affected by changes since a revision of Git."),
        ToolParameter("matrix", .flag, "All devices, appearances, sizes and locales."),
      ]
    ) { arguments in
      ["snapshot", "verify"] + option("changed", arguments.string("changed_since"))
        + (arguments.flag("matrix") ? ["--matrix"] : []) + ["--"] + arguments.strings("screens")
    },
    Tool(
      "record",
      "Record snapshots",
      "Writes the snapshots of screens as they are now. Verify first: this accepts each difference.",
      [ToolParameter("screens", .strings, "Names of screens.", isRequired: true)],
      isReadOnly: false
    ) { work in
      let screens = work.arguments.strings("screens")
      guard !screens.isEmpty else { return .refusal("name the screens to record") }
      return ToolAnswer(work.run(["snapshot", "record", "--"] + screens))
    },
    check(
      "changed",
      "What an edit touches",
      "Lists the screens, parts, links, walks and snapshots that edits touch.",
      [ToolParameter("since", "A revision of Git, or a time such as 1m; HEAD without it.")]
    ) { arguments in ["changed"] + option("since", arguments.string("since")) },
    check(
      "walk",
      "Play walks",
      "Plays the walks of a screen, or all, and reports steps that fail.",
      [ToolParameter("screen", "The screen."), ToolParameter("walk", "One walk of it: the tree after each step.")]
    ) { arguments in
      ["walk", "--"] + ["screen", "walk"].compactMap { arguments.string($0) }
    },
  ]

  /// A tool for a command that reports problems: finding some isn't a failure of the tool.
  private static func check(
    _ name: String,
    _ title: String,
    _ summary: String,
    _ parameters: [ToolParameter],
    _ command: @escaping @MainActor (ToolArguments) -> [String]
  ) -> Tool {
    Tool(name, title, summary, parameters) { work in
      let output = work.run(command(work.arguments))
      var answer = ToolAnswer(output)
      if output.ending == .exit(1) || output.ending == .exit(3) { answer.isError = false }
      return answer
    }
  }
}

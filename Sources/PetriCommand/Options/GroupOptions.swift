import ArgumentParser

/// Which groups and tags a command is about.
struct GroupOptions: ParsableArguments, Sendable {
  @Option(help: ArgumentHelp("Only screens of a group or its subgroups.", valueName: "group"))
  var group: String?

  @Option(help: ArgumentHelp("Only screens with a tag; with all of several.", valueName: "tag"))
  var tag: [String] = []

  /// Whether every screen is meant.
  var isAll: Bool { group == nil && tag.isEmpty }
}

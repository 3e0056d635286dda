import ArgumentParser

/// Which screens a command is about.
struct SelectionOptions: ParsableArguments, Sendable {
  @Argument(help: "Names of screens; all of them where none is given.", completion: NameCompletion.screens)
  var screens: [String] = []

  @Option(help: ArgumentHelp("Only screens whose name a regular expression matches.", valueName: "regex"))
  var filter: [String] = []

  @Option(help: ArgumentHelp("No screens whose name a regular expression matches.", valueName: "regex"))
  var skip: [String] = []

  @OptionGroup var groups: GroupOptions

  @Option(help: ArgumentHelp("No screens with a tag.", valueName: "tag"))
  var notTag: [String] = []
}

/// Groups and tags, which `list` has too.
struct GroupOptions: ParsableArguments, Sendable {
  @Option(help: ArgumentHelp("Only screens of a group or of the groups below it.", valueName: "group"))
  var group: String?

  @Option(help: ArgumentHelp("Only screens with a tag; with each of several.", valueName: "tag"))
  var tag: [String] = []
}

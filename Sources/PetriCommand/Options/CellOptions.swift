import ArgumentParser
import PetriCatalog

/// Which snapshots a command is about: of which screens, and which cells of their matrix.
struct CellOptions: ParsableArguments, Sendable {
  @Argument(help: "Names of screens; all of them where none is given.", completion: NameCompletion.screens)
  var screens: [String] = []

  @Option(help: ArgumentHelp("Only screens whose name a regular expression matches.", valueName: "regex"))
  var filter: [String] = []

  @Option(help: ArgumentHelp("No screens whose name a regular expression matches.", valueName: "regex"))
  var skip: [String] = []

  @Option(help: ArgumentHelp("No screens with a tag.", valueName: "tag"))
  var notTag: [String] = []

  @Option(
    defaultAsFlag: "HEAD",
    help: ArgumentHelp(
      "Only screens that a change in git can affect; since a commit, or since the last one by default.",
      valueName: "ref"
    )
  )
  var changed: String?

  @Flag(help: "Only snapshots that were not as they should be in the last run.")
  var failed = false

  @Flag(help: "Every cell of the matrix, instead of the base cells and those that have a file.")
  var matrix = false

  @Option(name: .customLong("as"), help: ArgumentHelp("A kind of text; repeatable.", valueName: "kind"))
  var kinds: [WordArgument<Rendering>] = []

  @Option(help: ArgumentHelp("Cells of a fixture; repeatable.", valueName: "name"), completion: NameCompletion.fixtures)
  var fixture: [String] = []

  @Option(help: ArgumentHelp("Cells of a device; repeatable.", valueName: "name"), completion: NameCompletion.devices)
  var device: [String] = []

  @Option(help: ArgumentHelp("Cells of an appearance; repeatable.", valueName: "appearance"))
  var appearance: [WordArgument<Appearance>] = []

  @Option(help: ArgumentHelp("Cells of a size of texts; repeatable.", valueName: "size"))
  var contentSize: [WordArgument<ContentSize>] = []

  @Option(help: ArgumentHelp("Cells of a locale; repeatable.", valueName: "locale"))
  var locale: [String] = []

  /// Whether only some cells of each screen are wanted.
  var narrowsCells: Bool {
    !(kinds.isEmpty && fixture.isEmpty && device.isEmpty && appearance.isEmpty && contentSize.isEmpty && locale.isEmpty)
  }
}

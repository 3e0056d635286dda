import ArgumentParser
import PetriCatalog

/// Selects snapshots: the screens, and the cells of their snapshot matrix.
struct CellOptions: ParsableArguments, Sendable {
  @Argument(help: "Names of screens; all screens by default.", completion: NameCompletion.screens)
  var screens: [String] = []

  @Option(help: ArgumentHelp("Only screens whose name matches a regular expression.", valueName: "regex"))
  var filter: [String] = []

  @Option(help: ArgumentHelp("No screens whose name matches a regular expression.", valueName: "regex"))
  var skip: [String] = []

  @Option(help: ArgumentHelp("No screens with a tag.", valueName: "tag"))
  var notTag: [String] = []

  @Option(
    defaultAsFlag: "HEAD",
    help: ArgumentHelp(
      "Only screens affected by changes in git since a commit; the last one by default.",
      valueName: "ref"
    )
  )
  var changed: String?

  @Flag(help: "Only snapshots that failed in the last run.")
  var failed = false

  @Flag(help: "All cells of the matrix, not only base cells and those that have a file.")
  var matrix = false

  @Option(name: .customLong("as"), help: ArgumentHelp("Only a kind of text; repeatable.", valueName: "kind"))
  var kinds: [WordArgument<Rendering>] = []

  @Option(
    help: ArgumentHelp("Only cells of a fixture; repeatable.", valueName: "name"),
    completion: NameCompletion.fixtures
  )
  var fixture: [String] = []

  @Option(
    help: ArgumentHelp("Only cells of a device; repeatable.", valueName: "name"),
    completion: NameCompletion.devices
  )
  var device: [String] = []

  @Option(help: ArgumentHelp("Only cells of an appearance; repeatable.", valueName: "appearance"))
  var appearance: [WordArgument<Appearance>] = []

  @Option(help: ArgumentHelp("Only cells of a text size; repeatable.", valueName: "size"))
  var contentSize: [WordArgument<ContentSize>] = []

  @Option(help: ArgumentHelp("Only cells of a locale; repeatable.", valueName: "locale"))
  var locale: [String] = []

  /// True if the options select a subset of each screen's cells.
  var narrowsCells: Bool {
    !(kinds.isEmpty && fixture.isEmpty && device.isEmpty && appearance.isEmpty && contentSize.isEmpty && locale.isEmpty)
  }
}

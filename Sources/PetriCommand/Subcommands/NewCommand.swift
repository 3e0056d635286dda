import ArgumentParser
import PetriCatalog
import PetriText

/// `petri new`: a screen to begin with.
struct NewCommand: PetriSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Make a screen that passes validate, in the catalogue's first folder of screens."
  )

  @Argument(help: "The screen's name: lower-case letters, digits and dashes.")
  var name: String

  @Option(help: ArgumentHelp("A folder below the catalogue's first folder of screens.", valueName: "folder"))
  var folder: String?

  @OptionGroup var options: CatalogOptions

  func perform() throws {
    guard name.wholeMatch(of: /[a-z][a-z0-9-]*/) != nil, name.utf8.count <= 100 else {
      throw CommandFailure(
        "'\(name)' is no screen's name; names are lower-case letters, digits and dashes, such as new-year-hours",
        .usage
      )
    }
    if let folder, folder.hasPrefix("/") || folder.split(separator: "/").contains("..") {
      throw CommandFailure("'\(folder)' leads out of the catalogue's folder", .usage)
    }
    let workspace = try Workspace(options)
    if let place = workspace.placeOfScreen(named: name) {
      throw CommandFailure("there is a screen '\(name)' already, in \(place)", .usage)
    }
    let screens = workspace.catalog.settings.screens.first { !$0.contains("*") && !$0.hasSuffix(".yaml") } ?? "Screens"
    let path = ([screens, folder].compactMap { $0 } + ["\(name).yaml"]).joined(separator: "/")
    try NewFiles(folder: workspace.folder, isShown: false).write([(path, InitialCatalog.screen(named: name))])
    Console.note("next: petri launch \(name)")
  }
}

import ArgumentParser
import PetriCatalog
import PetriComposer
import PetriFormat
import PetriLoader
import PetriText

struct NewCommand: PetriSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Make a screen in the catalogue's first folder of screens."
  )

  @Argument(help: "The screen name: lowercase letters, digits and hyphens.")
  var name: String

  @Option(help: ArgumentHelp("A subfolder of the catalogue's first folder of screens.", valueName: "folder"))
  var folder: String?

  @Flag(help: "Print JSON: an object with files and next.")
  var json = false

  @OptionGroup var options: CatalogOptions

  func perform(in invocation: Invocation) throws {
    guard name.isKebabCase else {
      let near = NewCommand.kebabCase(name)
      throw CommandFailure(
        "invalid screen name '\(name)'; use lowercase letters, digits and hyphens, such as \(near ?? "new-year-hours")",
        .usage,
        nearest: [near].compactMap(\.self),
        next: "petri new \(near ?? "new-year-hours")"
      )
    }
    if let folder, folder.hasPrefix("/") || folder.split(separator: "/").contains("..") {
      throw CommandFailure("'\(folder)' is outside the catalogue's folder", .usage)
    }
    if let folder, folder.cleaned != folder {
      throw CommandFailure("the folder name '\(folder.cleaned)' has control characters", .usage)
    }
    let workspace = try Workspace(options, invocation)
    try workspace.refuseTreeOfLinks()
    if let place = workspace.placeOfScreen(named: name) {
      throw CommandFailure("the screen '\(name)' already exists in \(place)", .usage, next: "petri show \(name)")
    }
    let screens = workspace.catalog.settings.screens
    let path = NewCommand.path(of: name, in: folder, screens: screens)
    guard CatalogLoader.finds(path, in: screens) else {
      throw CommandFailure(
        "Petri wouldn't find \(path): it looks for screens in \(screens.joined(separator: ", ")), "
          + "not in __Snapshots__ and not where a name begins with '.'",
        .usage
      )
    }
    let files = MadeFiles(folder: workspace.folder, console: invocation.console, isShown: false)
    let made = [(path, InitialCatalog.screen(named: name))]
    guard !json else { return try files.write(made, next: ["petri launch \(name)"]) }
    try files.write(made)
    invocation.console.note("next: petri launch \(name)")
  }

  /// Suggests a valid name for an invalid one: `NewYear_hours` becomes `new-year-hours`.
  static func kebabCase(_ name: String) -> String? {
    var words = ""
    for letter in name {
      if letter.isASCII, letter.isLetter || letter.isNumber {
        if letter.isUppercase, words.last?.isLowercase ?? false { words += "-" }
        words += letter.lowercased()
      } else if !words.isEmpty, words.last != "-" {
        words += "-"
      }
    }
    if words.last == "-" { words.removeLast() }
    return words.isKebabCase ? words : nil
  }

  /// The path of a new screen's file, in a folder below the first folder or pattern in `screens`.
  static func path(of name: String, in folder: String?, screens: [String]) -> String {
    let patterns = screens.filter { $0.contains("*") }
    let folders = screens.filter { !$0.contains("*") && !$0.hasSuffix(".yaml") && !$0.hasSuffix(".yml") }
    let first =
      folders.first ?? patterns.first?.split(separator: "/").prefix { !$0.contains("*") }.joined(separator: "/")
      ?? "Screens"
    return ("\(first)/\(folder ?? "")".split(separator: "/").filter { $0 != "." } + ["\(name).yaml"])
      .joined(separator: "/")
  }
}

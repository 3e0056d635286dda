import ArgumentParser
import PetriCatalog
import PetriDiagnostics
import PetriText

/// `petri list`: every screen.
struct ListCommand: PetriSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the screens: name, title and required context, by group."
  )

  @Argument(help: "Words that the name, title, group or tags hold; all of them.")
  var query: [String] = []

  @OptionGroup var groups: GroupOptions
  @OptionGroup var options: CatalogOptions

  @Flag(help: "Print JSON: an array of objects with name, title, group, tags, required, file and line.")
  var json = false

  func perform() throws {
    let workspace = try Workspace(options)
    workspace.mentionBrokenScreens()
    let screens = workspace.catalog.screens.filter { groups.matches($0) && matches($0) }
    if screens.isEmpty, !workspace.catalog.screens.isEmpty { throw nothingMatched(in: workspace.catalog) }
    if json {
      Console.write(PrettyJSON.text(of: screens.map { ScreenSummary($0, locale: workspace.locale) }))
    } else {
      let color = options.color.isOnForOutput
      Console.write(ScreenList(workspace.catalog.settings, screens, locale: workspace.locale).text(color: color))
    }
  }

  private func matches(_ screen: ScreenDefinition) -> Bool {
    let title = screen.title.variants.map { $0.text.description }
    let haystack = ([screen.name] + title + screen.group + screen.tags).joined(separator: "\n").lowercased()
    return query.flatMap { $0.split(separator: " ") }.allSatisfy { haystack.contains($0.lowercased()) }
  }

  private func nothingMatched(in catalog: Catalog) -> CommandFailure {
    let asked = query.joined(separator: " ")
    let nearest = NearestName.suggestion(for: asked, among: catalog.screens.map(\.name))
    let what = asked.isEmpty ? "no screen is in that group with those tags" : "no screen matches '\(asked)'"
    return CommandFailure(what + (nearest.map { "; did you mean '\($0)'?" } ?? ""), .nothingMatched)
  }
}

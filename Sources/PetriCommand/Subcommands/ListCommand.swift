import ArgumentParser
import PetriComposer
import PetriDiagnostics
import PetriText

/// `petri list`: every screen.
struct ListCommand: PetriSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the screens: name, title and required context, by group."
  )

  @Argument(help: "Words that must all occur in the name, title, group or tags.")
  var query: [String] = []

  @OptionGroup var groups: GroupOptions
  @OptionGroup var options: CatalogOptions

  @Flag(help: "Print JSON: an array of objects with name, title, group, tags, required, file and line.")
  var json = false

  func perform(with registry: ControllerRegistry) throws {
    let overview = try Workspace.overview(options, registry)
    Workspace.mentionBroken(screens: overview.brokenScreens.count, hasErrors: overview.hasErrors)
    let screens = overview.screens.filter { groups.matches(group: $0.group, tags: $0.tags) && matches($0) }
    if screens.isEmpty, !overview.screens.isEmpty { throw nothingMatched(in: overview) }
    if json {
      Console.write(PrettyJSON.text(of: screens))
    } else {
      Console.write(ScreenList(overview.name, screens).text(color: options.color.isOnForOutput))
    }
  }

  private func matches(_ screen: ScreenSummary) -> Bool {
    if query.isEmpty { return true }
    let haystack = ([screen.name] + screen.titles + screen.group + screen.tags).joined(separator: "\n").lowercased()
    return query.flatMap { $0.split(separator: " ") }.allSatisfy { haystack.contains($0.lowercased()) }
  }

  private func nothingMatched(in overview: CatalogOverview) -> CommandFailure {
    let asked = query.joined(separator: " ")
    let nearest = NearestName.suggestion(for: asked, among: overview.screens.map(\.name))
    let what = asked.isEmpty ? "no screen has that group and those tags" : "no screen matches '\(asked)'"
    return CommandFailure(what + (nearest.map { "; did you mean '\($0)'?" } ?? ""), .nothingMatched)
  }
}

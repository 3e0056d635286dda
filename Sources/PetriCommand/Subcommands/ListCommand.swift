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
    // A summary is much to copy, ten thousand times.
    let isAll = groups.isAll && query.isEmpty
    let screens = isAll ? overview.screens : overview.screens.filter(isWanted)
    if screens.isEmpty, !overview.screens.isEmpty { throw nothingMatched(in: overview) }
    if json {
      Console.write(PrettyJSON.text(of: screens))
    } else {
      Console.write(ScreenList(overview.name, screens).text(color: options.color.isOnForOutput))
    }
  }

  private func isWanted(_ screen: ScreenSummary) -> Bool {
    guard groups.matches(group: screen.group, tags: screen.tags) else { return false }
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

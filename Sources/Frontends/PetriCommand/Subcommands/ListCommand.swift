import ArgumentParser
import PetriCatalog
import PetriComposer
import PetriDiagnostics
import PetriText

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

  func perform(in invocation: Invocation) throws {
    let workspace = try Workspace(options, invocation)
    workspace.outlive()
    workspace.mentionBrokenScreens()
    let all = workspace.catalog.screens.map { ScreenSummary($0, locale: workspace.locale) }
    // Copying the summaries of ten thousand screens is slow.
    let isAll = groups.isAll && query.isEmpty
    let screens = isAll ? all : all.filter(isWanted)
    if screens.isEmpty, !all.isEmpty {
      throw nothingMatched(among: all.map(\.name), groups.hint(in: workspace.catalog))
    }
    if json {
      invocation.console.write(PrettyJSON.text(of: screens))
    } else {
      invocation.console.write(
        ScreenList(workspace.catalog.settings.name, screens).text(color: invocation.colorsOutput(options.color))
      )
    }
  }

  private func isWanted(_ screen: ScreenSummary) -> Bool {
    guard groups.matches(group: screen.group, tags: screen.tags) else { return false }
    let haystack = ([screen.name] + screen.titles + screen.group + screen.tags).joined(separator: "\n").lowercased()
    return query.flatMap { $0.split(separator: " ") }.allSatisfy { haystack.contains($0.lowercased()) }
  }

  private func nothingMatched(among names: [String], _ hint: String?) -> CommandFailure {
    let asked = query.joined(separator: " ")
    let near = NearestName.suggestion(for: asked, among: names)
    let nearest = near.map { "did you mean '\($0)'?" }
    let what = asked.isEmpty ? "no screen has that group and those tags" : "no screen matches '\(asked)'"
    return CommandFailure(
      "\(what); \(nearest ?? hint ?? "'petri list' prints all")",
      .nothingMatched,
      nearest: [near].compactMap(\.self),
      next: "petri list"
    )
  }
}

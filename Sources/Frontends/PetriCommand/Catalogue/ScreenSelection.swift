import PetriCatalog
import PetriLoader

@MainActor
struct ScreenSelection {
  let screens: [ScreenDefinition]
  /// Screens with errors that match the selection, as far as their properties could be read.
  let broken: [BrokenScreen]
  /// True if the options select every screen.
  let isComplete: Bool

  /// - Throws: `CommandFailure`, with the exit code for wrong usage if a name or regular expression is invalid, and
  ///   another one if nothing matches.
  init(_ options: CellOptions, _ groups: GroupOptions, in workspace: Workspace) throws {
    let all = workspace.catalog.screens
    for name in options.screens { _ = try workspace.screen(named: name) }
    let filters = try options.filter.map(ScreenSelection.expression)
    let skips = try options.skip.map(ScreenSelection.expression)
    let names = Set(options.screens)
    func isNamed(_ name: String) -> Bool {
      (names.isEmpty || names.contains(name)) && (filters.isEmpty || filters.contains { name.contains($0) })
        && !skips.contains { name.contains($0) }
    }
    screens = all.filter { screen in
      isNamed(screen.name) && groups.matches(group: screen.group, tags: screen.tags)
        && !options.notTag.contains { screen.tags.contains($0) }
    }
    // The tags of a broken screen are unknown.
    broken = workspace.loaded.brokenScreens.filter {
      isNamed($0.name) && groups.matches(group: $0.group, tags: groups.tag)
    }
    isComplete = screens.count == all.count && workspace.loaded.brokenScreens.isEmpty
    guard !all.isEmpty || !broken.isEmpty else {
      throw CommandFailure.noScreens
    }
    guard !screens.isEmpty || !broken.isEmpty else {
      throw CommandFailure(
        "no screen matches the selection; \(groups.hint(in: workspace.catalog) ?? "'petri list' prints all")",
        .nothingMatched,
        next: "petri list"
      )
    }
  }

  private static func expression(_ text: String) throws -> Regex<AnyRegexOutput> {
    do {
      return try Regex(text)
    } catch {
      throw CommandFailure("invalid regular expression '\(text)': \(error)", .usage)
    }
  }
}

extension GroupOptions {
  func matches(group own: [String], tags: [String]) -> Bool {
    let path = group.map { $0.split(separator: "/").map { $0.lowercased() } } ?? []
    return own.map { $0.lowercased() }.starts(with: path) && tag.allSatisfy(tags.contains)
  }
}

import PetriCatalog
import PetriLoader

/// The screens that options choose.
@MainActor
struct ScreenSelection {
  /// The chosen screens, in the catalogue's order.
  let screens: [ScreenDefinition]
  /// The screens with errors that would be among them, as far as their properties are known.
  let broken: [BrokenScreen]
  /// Whether nothing was left out.
  let isComplete: Bool

  /// Chooses.
  ///
  /// - Throws: `CommandFailure`: for an unknown name or a broken expression wrong usage, else where nothing is left.
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
    // Their tags aren't known.
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
  /// Whether a screen is in the group and has the tags.
  func matches(group own: [String], tags: [String]) -> Bool {
    let path = group.map { $0.split(separator: "/").map { $0.lowercased() } } ?? []
    return own.map { $0.lowercased() }.starts(with: path) && tag.allSatisfy(tags.contains)
  }
}

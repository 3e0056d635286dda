import ArgumentParser
import PetriAgent
import PetriCatalog
import PetriComposer
import PetriRendering
import PetriSnapshots
import PetriText

struct ChangedCommand: PetriSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "changed",
    abstract: "List what an edit touches: files, screens, parts, containers, links, walks and snapshots.",
    discussion: """
      A screen is touched by its own file, by the containers around it, the parts and screens in it, the defaults above it, and by what all \
      screens share. 'petri snapshot verify --changed' compares these screens alone.

      EXAMPLES
        petri changed --since 1m
        petri changed --since 2h --as wireframe
        petri changed --since HEAD~1 --json
      """
  )

  @Option(
    help: ArgumentHelp(
      "A revision of git, or a time in which files were saved: 30s, 1m, 2h, 1d.",
      valueName: "revision-or-time"
    )
  )
  var since = "HEAD"

  @Option(
    name: .customLong("as"),
    help: ArgumentHelp("Print the screens too: as tree, wireframe, svg or accessibility.", valueName: "kind")
  )
  var rendering: WordArgument<Rendering>?

  @Flag(help: "Print JSON: an object with files, screens, parts, containers, links, walks and snapshots.")
  var json = false

  @OptionGroup var options: CatalogOptions

  func perform(in invocation: Invocation) throws {
    let workspace = try Workspace(options, invocation)
    workspace.mentionBrokenScreens()
    var reach = try reach(in: workspace)
    if let rendering { reach.pictures = try pictures(of: reach, as: rendering.word, workspace) }
    guard !json else { return invocation.console.write(PrettyJSON.text(of: reach)) }
    invocation.console.write(reach.text.split(separator: "\n").map { String($0).cleaned + "\n" }.joined())
    for screen in reach.screens {
      guard let picture = reach.pictures?[screen.name] else { continue }
      invocation.console.write("\n== \(screen.name)\n\(picture)")
    }
  }

  @MainActor private func reach(in workspace: Workspace) throws -> ChangeReach {
    let changed: ChangedScreens
    if let seconds = ChangedCommand.seconds(of: since) {
      changed = try ChangedScreens(savedWithin: seconds, in: workspace)
    } else {
      let instead = ("petri changed --since 1h", "lists what was saved in the last hour")
      changed = try ChangedScreens(since: since, in: workspace, for: "--since", instead: instead)
    }
    return ChangeReach(
      since: since,
      files: changed.files.paths,
      affected: changed.names,
      snapshots: workspace.snapshotFiles.cells.map { ($0.screen, $0.id) },
      in: workspace.catalog
    )
  }

  /// Renders the screens with their examples; a screen that fails has its error message instead.
  @MainActor private func pictures(
    of reach: ChangeReach,
    as rendering: Rendering,
    _ workspace: Workspace
  ) throws -> [String: String] {
    let launcher = Launcher(workspace: workspace)
    let environment = LaunchEnvironment(settings: workspace.catalog.settings)
    var pictures: [String: String] = [:]
    for screen in reach.screens.compactMap({ workspace.catalog.screen(named: $0.name) }) {
      do {
        let launch = Launch(of: screen, in: environment)
        let stage = try launcher.stage(environment)
        let launched = try LaunchedScreen(launch, stage: stage, composer: launcher.composer(for: launch))
        pictures[screen.name] = launched.text(as: rendering)
      } catch {
        pictures[screen.name] = "\(error)".cleaned + "\n"
      }
    }
    return pictures
  }

  /// Parses a duration such as `1m`; `nil` for a revision.
  private static func seconds(of text: String) -> Double? {
    let units: [Character: Double] = ["s": 1, "m": 60, "h": 3_600, "d": 86_400]
    guard let unit = text.last.flatMap({ units[$0] }), let count = Int(text.dropLast()), (1...100_000).contains(count)
    else { return nil }
    return Double(count) * unit
  }
}

import ArgumentParser
import PetriCatalog
import PetriComposer
import PetriLoader
import PetriRendering
import PetriSnapshots
import PetriText

struct CoverageCommand: PetriSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "coverage",
    abstract: "Show which screens, fixtures and views have no snapshot, and which context keys have no example.",
    discussion: """
      A screen is covered by a snapshot or a walk, a link by examples or a fixture whose link leads to its screen. The walks \
      are played; one that fails covers nothing and is listed. A view is covered by a snapshot that shows it, a condition of a \
      view by a snapshot in which it holds and one in which it doesn't: add a fixture with the values, and with 'state:' for \
      those of the app's state. Routes aren't counted yet, and neither are screens that \
      'matrix' skips.
      """
  )

  @OptionGroup var options: CatalogOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Fail with exit code 1 if less than this percentage is covered.", valueName: "percent")
  )
  var min: Int?

  @Flag(help: "Print JSON: an array of objects with name, total and uncovered.")
  var json = false

  func validate() throws {
    if let min, !(0...100).contains(min) { throw ValidationError("--min must be between 0 and 100; found \(min)") }
  }

  func perform(in invocation: Invocation) throws {
    let workspace = try Workspace(options, invocation)
    workspace.mentionBrokenScreens()
    guard !workspace.catalog.screenNames.isEmpty else {
      throw CommandFailure.noScreens
    }
    let launcher = Launcher(workspace: workspace)
    let environment = LaunchEnvironment(settings: workspace.catalog.settings)
    let (catalog, cells) = (workspace.catalog, workspace.snapshotFiles.cells)
    let views = ViewCoverage(of: catalog, snapshots: cells, printer: workspace.printer)
    let coverage = CatalogCoverage(of: catalog, snapshots: cells, views: views) { walk, screen in
      do {
        let composer = try launcher.composer(for: Launch(of: screen, fixture: walk.fixture, in: environment))
        try LaunchedScreen.play(walk, of: screen, on: try launcher.stage(environment), with: composer)
        return true
      } catch {
        return false
      }
    }
    if json {
      invocation.console.write(PrettyJSON.text(of: coverage.sections))
    } else {
      for section in coverage.sections {
        let name = section.name.padded(toColumns: 13)
        invocation.console.line("\(name) \(section.covered) of \(section.total)")
        for part in section.uncovered { invocation.console.line("  \(part.cleaned)") }
      }
      invocation.console.line("\(coverage.percent)% covered")
    }
    if let min, coverage.percent < min {
      throw CommandFailure(
        "the coverage is \(coverage.percent)%; --min requires \(min)%",
        .failed,
        next: "petri coverage"
      )
    }
  }
}

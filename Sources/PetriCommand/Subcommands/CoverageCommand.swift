import ArgumentParser
import PetriCatalog
import PetriComposer
import PetriLoader
import PetriRendering
import PetriSnapshots
import PetriText

/// `petri coverage`: what no snapshot and no example holds.
struct CoverageCommand: PetriSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "coverage",
    abstract: "Show which screens and fixtures have no snapshot, and which context keys have no example.",
    discussion: """
      A screen is covered by a snapshot or a walk, a link by examples or a fixture whose link leads to its screen. The walks \
      are played; one that fails covers nothing and is listed. Routes aren't counted yet, and neither are screens that \
      'matrix' skips.
      """
  )

  @OptionGroup var options: CatalogOptions

  @Option(
    help: ArgumentHelp("Fail with exit code 1 if less than this percentage is covered.", valueName: "percent")
  )
  var min: Int?

  @Flag(help: "Print JSON: an array of objects with name, total and uncovered.")
  var json = false

  func validate() throws {
    if let min, !(0...100).contains(min) { throw ValidationError("--min must be between 0 and 100; found \(min)") }
  }

  func perform(with registry: ControllerRegistry) throws {
    let workspace = try Workspace(options, registry, building: .atOnce)
    workspace.mentionBrokenScreens()
    guard !workspace.catalog.screenNames.isEmpty else {
      throw CommandFailure("the catalogue has no screens; add one with 'petri new NAME'", .nothingMatched)
    }
    // Misuse of UIKit makes a walk fail.
    Stage.onMisuse { _ in }
    let launcher = Launcher(workspace: workspace)
    let environment = LaunchEnvironment(settings: workspace.catalog.settings)
    let coverage = CatalogCoverage(
      of: workspace.catalog.build(),
      snapshots: workspace.snapshotFiles.cells
    ) { walk, screen in
      do {
        let state = screen.state(ofFixture: walk.fixture)
        let composer = try launcher.composer([], over: state, locale: environment.locale)
        try LaunchedScreen.play(walk, of: screen, on: try launcher.stage(environment), with: composer)
        return true
      } catch {
        return false
      }
    }
    if json {
      Console.write(PrettyJSON.text(of: coverage.sections))
    } else {
      for section in coverage.sections {
        let name = section.name.padded(toColumns: 13)
        Console.line("\(name) \(section.covered) of \(section.total)")
        for part in section.uncovered { Console.line("  \(part.cleaned)") }
      }
      Console.line("\(coverage.percent)% covered")
    }
    if let min, coverage.percent < min {
      throw CommandFailure("the coverage is \(coverage.percent)%; --min requires \(min)%", .failed)
    }
  }
}

import ArgumentParser
import PetriSnapshots
import PetriText

/// `petri coverage`: what no snapshot and no example holds.
struct CoverageCommand: PetriSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "coverage",
    abstract: "Show which screens and fixtures have no snapshot, and which context keys no example.",
    discussion: """
      A screen is held by a snapshot or a walk, a link by examples or a fixture whose link leads to its screen. Routes are \
      counted once petri plays them. A screen whose 'matrix' says why it is skipped is not counted.
      """
  )

  @OptionGroup var options: CatalogOptions

  @Option(
    help: ArgumentHelp("Fail, with exit code 1, where less than so many per cent are held.", valueName: "percent")
  )
  var min: Int?

  @Flag(help: "Print JSON: an array of objects with name, total and uncovered.")
  var json = false

  func validate() throws {
    if let min, !(0...100).contains(min) { throw ValidationError("--min wants a number from 0 to 100, not \(min)") }
  }

  func perform() throws {
    let workspace = try Workspace(options)
    workspace.mentionBrokenScreens()
    let coverage = CatalogCoverage(of: workspace.catalog, snapshots: workspace.snapshotFiles.paths)
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
      throw CommandFailure("\(coverage.percent)% is less than the \(min)% that --min wants", .failed)
    }
  }
}

import ArgumentParser
import Foundation
import PetriCatalog
import PetriChecks
import PetriComposer
import PetriDiagnostics

/// `petri check`: what nobody looks at.
struct CheckCommand: PetriSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Find screens that leak, lead nowhere, or don't fit in some language or size.",
    discussion: """
      EXAMPLES
        petri check
        petri check layout cart checkout
      """
  )

  @Argument(
    help: ArgumentHelp(
      "A check (leaks, navigation or layout; all without one), then screens (all without one).",
      valueName: "check-or-screen"
    ),
    completion: NameCompletion.screens
  )
  var words: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The number of worker processes; one for each processor by default.", valueName: "n")
  )
  var jobs: Int?

  @Flag(help: "Print JSON: an object with findings, covered and left out.")
  var json = false

  @OptionGroup var options: CatalogOptions

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs must be at least 1; found \(jobs)") }
  }

  /// The check that the first word names, and the screens that the others do.
  private var selection: (kinds: [CheckKind], screens: [String]) {
    guard let kind = words.first.flatMap(CheckKind.init) else { return (CheckKind.allCases, words) }
    return ([kind], Array(words.dropFirst()))
  }

  func perform(with registry: ControllerRegistry) throws {
    let workspace = try Workspace(options, registry)
    workspace.mentionBrokenScreens()
    let screens =
      try selection.screens.isEmpty
      ? workspace.catalog.screens : selection.screens.map { try workspace.screen(named: $0) }
    guard !screens.isEmpty else { throw CommandFailure.noScreens }
    let checker = Checker(of: CheckedCatalog(workspace.catalog, registry: registry))
    let work = CheckWork(workspace: workspace, jobs: jobs)
    let all = selection.kinds.flatMap { checker.jobs(of: $0, on: screens) }
    let outcomes = try work.outcomes(of: all)
    let report = CheckReport(
      selection.kinds.map { kind in
        let own = zip(all, outcomes).filter { $0.0.kind == kind }.map(\.1)
        return CheckReport.Part(kind, findings: checker.findings(of: kind, from: own), of: own)
      }
    )
    Console.write(json ? PrettyJSON.text(of: report) : report.text)
    if report.hasFindings { throw ExitStatus.failed }
  }
}

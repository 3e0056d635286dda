import ArgumentParser
import Foundation
import PetriCatalog
import PetriChecks
import PetriComposer
import PetriDiagnostics
import PetriLoader

struct CheckCommand: PetriSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Find screens that leak, lead nowhere, or don't fit in some language or size.",
    discussion: """
      Findings that a team lives with for now are kept in checks-baseline.json beside the catalogue: --accept adds \
      those of this run, --update-baseline takes out those that are gone. Only others fail, with exit code 1. \
      'petri explain RULE' has more about a finding; its rule is in brackets.

      EXAMPLES
        petri check
        petri check layout cart --fixtures
        petri check layout --pictures FOLDER
        petri check leaks --report junit=FILE --report sarif=FILE
        petri check --budget 20
        petri check --changed
        petri check --accept
      """
  )

  @Argument(
    help: ArgumentHelp(
      "Checks (leaks, navigation or layout; all without one), then screens (all without one).",
      valueName: "check-or-screen"
    ),
    completion: NameCompletion.screens
  )
  var words: [String] = []

  @Option(
    defaultAsFlag: "HEAD",
    help: ArgumentHelp(
      "Only screens affected by changes in git since a commit; the last one by default.",
      valueName: "ref"
    )
  )
  var changed: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Stop after so many seconds, and print the share of the work that was done.",
      valueName: "seconds"
    )
  )
  var budget: Double?

  @Option(
    help: ArgumentHelp(
      "The file of accepted findings; \(CheckBaseline.fileName) beside the catalogue by default.",
      valueName: "file"
    ),
    completion: .file()
  )
  var baseline: String?

  @Flag(help: "Add what is found to the file of accepted findings.")
  var accept = false

  @Flag(help: "Take what isn't found any more out of the file of accepted findings.")
  var updateBaseline = false

  @Flag(help: "Also print entries for the 'fixtures' of screens with the values that show what was found.")
  var fixtures = false

  @Option(
    help: ArgumentHelp(
      "Draw each finding of layout, with the fault outlined, into a folder of SVG files; with --json into the report, too.",
      valueName: "folder"
    ),
    completion: .directory
  )
  var pictures: String?

  @Option(help: CheckReports.help)
  var report: [ReportArgument] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The number of worker processes; one for each processor by default.", valueName: "n")
  )
  var jobs: Int?

  @Flag(help: "Print JSON: an object with the findings of each check, and what was covered and left out.")
  var json = false

  @OptionGroup var options: CatalogOptions

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs must be at least 1; found \(jobs)") }
    if let budget, !(0.1...86_400).contains(budget) {
      throw ValidationError("--budget must be between 0.1 and 86400 seconds; found \(budget)")
    }
    if report.contains(where: { $0.form == .html }) {
      throw ValidationError("--report html=FILE is for snapshots; write junit, json, markdown, sarif or github")
    }
    try ReportArgument.check(report)
  }

  func perform(in invocation: Invocation) throws {
    let workspace = try Workspace(options, invocation)
    workspace.mentionBrokenScreens()
    let file = BaselineFile(baseline, besideCatalogIn: workspace.folder)
    var accepted = try file.read(isMade: accept)
    let selection = try CheckSelection(words, changedSince: changed, in: workspace)
    if pictures != nil, !selection.kinds.contains(.layout) {
      throw CommandFailure("--pictures is for layout, which isn't checked: add 'layout', or leave it out", .usage)
    }
    let run = try CheckRun(
      selection,
      in: workspace,
      jobs: jobs,
      budget: budget,
      drawsPictures: pictures != nil
    )
    let before = accepted
    var report = run.report(with: accepted)
    if updateBaseline { accepted.remove(report.gone) }
    if accept { accepted.accept(report.findings) }
    if accepted != before {
      try file.write(accepted)
      report = run.report(with: accepted)
    }
    try pictures.map { try FindingPictures(report.findings).write(to: $0) }
    invocation.console.write(json ? PrettyJSON.text(of: report) : report.text)
    if fixtures, !json { invocation.console.write(report.fixtures) }
    try CheckReports(report: report, workspace: workspace).write(self.report)
    let hasUnchecked = selection.meansBrokenScreens && workspace.loaded.hasErrors
    if report.hasFindings || report.failed != nil || hasUnchecked { throw ExitStatus.failed }
  }
}

import ArgumentParser
import PetriComposer
import PetriSnapshots
import PetriText

struct SnapshotMergeCommand: PetriSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract:
      "Merge the reports of a run's shards; exit code 1 if a snapshot failed or a shard is missing.",
    discussion: """
      The reports are those that one run of all cells would have written, whether the shards left JSON reports or folders. Which snapshots \
      are obsolete, and which screens have another name, is only known from all shards together.

      EXAMPLES
        petri snapshot merge shard-1.json shard-2.json --report junit=snapshots.xml
        petri snapshot merge kept-1 kept-2 --report html=snapshots.html --report markdown=pull-request.md
      """
  )

  @Argument(help: "Reports written by 'verify --report json=FILE', or folders made by 'verify --keep'.")
  var reports: [String]

  @Option(help: ReportArgument.help)
  var report: [ReportArgument] = []

  @Flag(help: "Print the joined report as JSON, in place of the text for people.")
  var json = false

  func validate() throws {
    try ReportArgument.check(report)
  }

  func perform(in invocation: Invocation) throws {
    let runs = try KeptRuns(reports, color: false)
    let merged = runs.report
    if !json { show(merged, runs, on: invocation.console) }
    try RunReports(arguments: report, invocation: invocation).write(merged, runs.evidence, by: runs.printer)
    for path in runs.withoutTexts where !report.isEmpty {
      invocation.console.note(
        "petri: \(path.cleaned) has no texts of its differences; they are there in reports of this version of petri"
      )
    }
    // Without all shards there is no merged report.
    guard runs.problems.isEmpty else { throw CommandFailure(runs.problems.map { CommandProblem($0) }, .failed) }
    if json { invocation.console.write(merged.json) }
    if !merged.isClean { throw ExitStatus.failed }
  }

  @MainActor private func show(_ merged: RunReport, _ runs: KeptRuns, on console: Console) {
    for cell in merged.cells where !cell.status.isGood {
      console.line("\(cell.status.rawValue.padded(toColumns: 9)) \(cell.name.cleaned)")
    }
    for screen in merged.broken { console.line("broken    \(screen.screen.cleaned) at \(screen.message.cleaned)") }
    let renamed = Set(runs.printer.renames.values)
    for path in merged.obsolete where !renamed.contains(path) { console.line("obsolete  \(path.cleaned)") }
    console.line(merged.summary)
  }
}

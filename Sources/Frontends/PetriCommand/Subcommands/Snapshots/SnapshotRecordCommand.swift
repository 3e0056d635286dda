import ArgumentParser
import Foundation
import PetriCatalog
import PetriComposer
import PetriLoader
import PetriSnapshots
import PetriText

struct SnapshotRecordCommand: PetriSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Write snapshots; by default those that are missing or differ.",
    discussion: """
      Only changed snapshots are written, each file atomically. On CI, recording is disabled unless --force is used.

      EXAMPLES
        petri snapshot record
        petri snapshot record cart --matrix
        petri snapshot record cart --device iphone-se --appearance dark
      """
  )

  @OptionGroup(title: "Which") var cells: CellOptions
  @OptionGroup(title: "Which") var groups: GroupOptions
  @OptionGroup(title: "How") var how: RunOptions
  @OptionGroup var options: CatalogOptions

  @Flag(help: "Write only snapshots that are missing.")
  var missing = false

  @Flag(help: "Write only snapshots that differ.")
  var differing = false

  @Flag(help: "Write snapshots that are missing or differ (the default).")
  var all = false

  @Flag(help: "Record even on CI.")
  var force = false

  private var mode: RecordMode {
    if all || missing == differing { return .all }
    return missing ? .missing : .differing
  }

  func perform(in invocation: Invocation) throws {
    if invocation.environment["CI"]?.isEmpty == false, !force {
      throw CommandFailure(
        "recording is disabled on CI (the variable CI is set); to record anyway, use --force",
        .usage,
        next: "petri snapshot verify"
      )
    }
    let shard = try how.takeShard(TestRunner(environment: invocation.environment))
    let workspace = try Workspace(options, invocation)
    try workspace.refuseTreeOfLinks()
    let selection = try CellSelection(cells, groups, in: workspace)
    // Cells included only to detect renames aren't recorded.
    let own = selection.cells.filter { !selection.renamed.contains($0.id) }
    let part = shard?.part(of: own) ?? own
    invocation.console.note("petri: recording \(RunSize.words(part.count, of: selection, shard?.shard))")
    workspace.snapshotStore.removeLeftovers(beside: workspace.loaded.folders)
    let report = RunReport(
      catalog: workspace.catalog.settings.name,
      isComplete: selection.isComplete,
      shard: shard?.shard,
      cells: try CellRun(workspace: workspace, mode: mode, run: nil).results(
        of: part,
        jobs: how.jobs,
        timeout: how.timeout
      ),
      skipped: selection.skipped,
      broken: selection.broken
    )
    if how.json { invocation.console.write(report.json) }
    for status in how.json ? [] : [SnapshotStatus.recorded, .rewritten] {
      for line in FileLine.lines(of: report.cells.filter { $0.status == status }) {
        invocation.console.line("\(status.rawValue.padded(toColumns: 9)) \(line)")
      }
    }
    var failures: Set<String> = []
    for cell in report.cells where cell.status == .failed || cell.status == .blocked {
      let failure = "\(cell.screen): \(cell.message ?? "")"
      if failures.insert(failure).inserted { invocation.console.fail(failure) }
    }
    let written = report.count(.recorded) + report.count(.rewritten)
    let failed = report.count(.failed) + report.count(.blocked)
    let summary =
      "\(written) written, \(report.cells.count - written - failed) unchanged"
      + (failed > 0 ? ", \(failed) failed" : "") + (report.skipped.isEmpty ? "" : ", \(report.skipped.count) skipped")
    if !how.json { invocation.console.line(summary) }
    try RunReports(arguments: how.report, invocation: invocation).write(report)
    selection.failBroken(on: invocation.console)
    if report.count(.blocked) > 0 { throw ExitStatus.io }
    if failed > 0 || !report.broken.isEmpty { throw ExitStatus.failed }
  }
}

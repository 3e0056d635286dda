import ArgumentParser
import PetriCatalog
import PetriComposer
import PetriLoader
import PetriSnapshots
import PetriText

struct SnapshotPruneCommand: PetriSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "prune",
    abstract: "List obsolete snapshots, which belong to no screen; --delete deletes them.",
    discussion: """
      The entire catalogue is composed first: while screens have errors, it isn't known which snapshots are obsolete. An \
      obsolete snapshot with the same text as a missing one is listed as renamed; 'verify' and 'accept' move it. Cells that a \
      file holds and the matrix doesn't have are obsolete, too.

      Only files that are certainly snapshots of this catalogue are deleted: those in __Snapshots__ beside the catalogue's \
      own files, whose name is the one in their header. Other files there, such as copies, are only listed.
      """
  )

  @OptionGroup var options: CatalogOptions

  @Flag(help: "Delete them.")
  var delete = false

  @Flag(help: "Print JSON: an object with obsolete, deleted, renamed and unknown files.")
  var json = false

  private struct Answer: Encodable {
    struct Rename: Encodable {
      let from: String
      let to: String
    }

    var version = OutputSchema.version
    var renamed: [Rename] = []
    /// Unowned snapshots that weren't deleted.
    var obsolete: [String] = []
    var deleted: [String] = []
    /// Files that aren't snapshots.
    let unknown: [String]
  }

  func perform(in invocation: Invocation) throws {
    let workspace = try Workspace(options, invocation)
    if delete { try workspace.refuseTreeOfLinks() }
    guard workspace.loaded.brokenScreens.isEmpty, !workspace.loaded.hasErrors else {
      workspace.mentionBrokenScreens()
      throw CommandFailure(
        "some screens have errors, so it isn't known which snapshots are obsolete",
        .failed,
        next: "petri validate"
      )
    }
    let selection = try CellSelection(CellOptions.parse([]), GroupOptions.parse([]), in: workspace)
    let run = try CellRun.newRun(in: workspace)
    defer { workspace.history.discard(run) }
    var printer = workspace.runPrinter(run, color: false)
    let compared = RunReport(
      catalog: workspace.catalog.settings.name,
      isComplete: selection.isComplete,
      cells: try CellRun(workspace: workspace, mode: .never, run: run).results(of: selection.cells, jobs: nil),
      unowned: selection.unowned
    )
    let report = printer.resolve(compared, renamed: selection.renamed)
    let failed = report.cells.filter { $0.status == .failed || $0.status == .blocked }
    guard failed.isEmpty else {
      let reasons = failed.map { CommandProblem("\($0.screen): \($0.message ?? "")") }
      let last = CommandProblem("some screens failed, so it isn't known which snapshots are obsolete")
      throw CommandFailure(reasons + [last], .failed).advising("petri snapshot verify")
    }
    let answer = try prune(report, printer, in: workspace, unknown: selection.unknown)
    if json {
      invocation.console.write(PrettyJSON.text(of: answer))
    } else {
      for path in selection.unknown {
        invocation.console.line("unknown   \(path.cleaned): not a snapshot, left as it is")
      }
    }
    workspace.snapshotStore.removeLeftovers(beside: workspace.loaded.folders)
  }

  @MainActor private func prune(
    _ report: RunReport,
    _ printer: RunPrinter,
    in workspace: Workspace,
    unknown: [String]
  ) throws -> Answer {
    var answer = Answer(unknown: unknown)
    func say(_ line: String) { if !json { workspace.console.line(line) } }
    let renames = printer.renames
    let matrix = SnapshotMatrix(of: workspace.catalog)
    for (new, old) in renames.sorted(by: { $0.value < $1.value }) {
      answer.renamed.append(Answer.Rename(from: old, to: new))
      say("renamed   \(old.cleaned) -> \(new.cleaned): to move it, run 'petri snapshot verify' and 'accept'")
    }
    let renamed = Set(renames.values)
    let obsolete = report.obsolete.filter { !renamed.contains($0) }
    for path in obsolete {
      if delete {
        do throws(StoreFailure) {
          try workspace.snapshotStore.remove(unowned: path, of: matrix)
        } catch {
          throw CommandFailure(error.description, .io)
        }
      }
      say("\(delete ? "deleted " : "obsolete")  \(path.cleaned)")
    }
    if delete { answer.deleted = obsolete } else { answer.obsolete = obsolete }
    say(
      obsolete.isEmpty
        ? "nothing is obsolete" : "\(obsolete.count) \(delete ? "deleted" : "obsolete; --delete deletes them")"
    )
    return answer
  }
}

import ArgumentParser
import Foundation
import PetriSnapshots

/// `petri snapshot worker`: a part of a run, started by the run; see `WorkerPool`.
struct SnapshotWorkerCommand: PetriSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "worker",
    abstract: "Do a part of a run; started by verify and record.",
    shouldDisplay: false
  )

  @OptionGroup var options: CatalogOptions

  @Option var run: String
  @Option var mode: WordArgument<RecordMode>
  @Argument var list: String

  func perform() throws {
    let workspace = try Workspace(options)
    let matrix = SnapshotMatrix(of: workspace.catalog)
    let work = CellRun(workspace: workspace, mode: mode.word, run: RunFolder(path: run)).work
    let paths = try String(contentsOfFile: list, encoding: .utf8).split(separator: "\n").map(String.init)
    let encoder = JSONEncoder()
    for path in paths {
      guard let cell = matrix.cell(at: path) else {
        throw CommandFailure("\(path) is no snapshot of this catalogue", .failed)
      }
      let result: CellResult
      do {
        result = try work.result(of: cell)
      } catch {
        throw CellRun.failure(error, RunFolder(path: run))
      }
      let text = result.status == .same ? "=" : String(decoding: try encoder.encode(result), as: UTF8.self)
      Console.line(String(Character(Unicode.Scalar(WorkerPool.separator))) + text)
    }
  }
}

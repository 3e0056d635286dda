import PetriFiles
import PetriSnapshots
import PetriText

/// The merged reports of all shards of a run, from JSON files and folders created by `--keep`.
@MainActor
struct KeptRuns {
  let report: RunReport
  /// The reasons why the merged report is incomplete.
  let problems: [String]
  let withoutTexts: [String]
  let evidence: RunEvidence
  let printer: RunPrinter

  init(_ paths: [String], color: Bool) throws {
    let reports = try paths.map { try KeptRuns.read($0) }
    var (merged, problems) = RunReport.merging(reports)
    withoutTexts = zip(paths, reports).filter { _, report in
      report.evidence == nil && report.cells.contains { $0.status.isPending }
    }.map(\.0)
    evidence = merged.evidence ?? RunEvidence()
    var printer = RunPrinter(evidence, color: color)
    // The evidence is written separately.
    merged.evidence = nil
    let candidates = merged.candidates ?? []
    if problems.isEmpty, !candidates.isEmpty || !merged.obsolete.isEmpty {
      merged.cells = RunReport.inOrder(merged.cells + candidates)
      merged.candidates = nil
      merged = printer.resolve(merged, renamed: Set(candidates.map(\.id)))
    }
    (report, self.problems, self.printer) = (merged, problems, printer)
  }

  private static let maximumBytes = 1 << 30

  private static func read(_ path: String) throws -> RunReport {
    guard let kind = NamedFile(path).kind else {
      throw CommandFailure("no report at \(path)", .io, next: "petri snapshot verify --keep \(path.shellQuoted)")
    }
    let file = NamedFile(kind == .folder ? "\(path)/\(RunFolder.reportName)" : path)
    do {
      var report = try RunReport(json: file.readInput(limit: maximumBytes))
      if kind == .folder { report.evidence = try RunFolder(path: path).evidence() }
      return report
    } catch let error as RunReport.Unreadable {
      throw CommandFailure("\(path): \(error.description)", .usage)
    } catch let error as FileError {
      throw CommandFailure("can't read \(path): \(error.reason)", .io)
    } catch let error as StoreFailure {
      throw CommandFailure("\(path): \(error.description)", .io)
    }
  }
}

import PetriFiles
import PetriSnapshots
import PetriText

/// Runs that were kept: JSON reports and folders that `--keep` made, of all shards of a run.
@MainActor
struct KeptRuns {
  /// The run of all.
  let report: RunReport
  /// The problems that keep it from being complete.
  let problems: [String]
  /// The reports that have differences without their texts.
  let withoutTexts: [String]
  /// The texts and pictures.
  let evidence: RunEvidence
  /// Knows the texts.
  let printer: RunPrinter

  /// Reads runs and joins them.
  ///
  /// - Throws: `CommandFailure` for a path that is none.
  init(_ paths: [String], color: Bool) throws {
    let reports = try paths.map { try KeptRuns.read($0) }
    var (merged, problems) = RunReport.merging(reports)
    withoutTexts = zip(paths, reports).filter { _, report in
      report.evidence == nil && report.cells.contains { $0.status.isPending }
    }.map(\.0)
    evidence = merged.evidence ?? RunEvidence()
    var printer = RunPrinter(evidence, color: color)
    // The evidence is written apart from the report.
    merged.evidence = nil
    let candidates = merged.candidates ?? []
    if problems.isEmpty, !candidates.isEmpty || !merged.obsolete.isEmpty {
      merged.cells = RunReport.inOrder(merged.cells + candidates)
      merged.candidates = nil
      merged = printer.resolve(merged, renamed: Set(candidates.map(\.id)))
    }
    (report, self.problems, self.printer) = (merged, problems, printer)
  }

  /// A file that is longer isn't a report.
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

import ArgumentParser
import PetriComposer
import PetriFiles
import PetriSnapshots
import PetriText

/// `petri snapshot merge`: the reports of shards as one.
struct SnapshotMergeCommand: PetriSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract:
      "Merge the JSON reports of a run's shards; exit code 1 if a snapshot failed or a shard is missing.",
    discussion: """
      Which snapshots are obsolete is only known from all shards together.

      EXAMPLE
        petri snapshot merge shard-1.json shard-2.json --report junit=snapshots.xml
      """
  )

  @Argument(help: "Reports written by 'verify --report json=FILE', or folders made by 'verify --keep'.")
  var reports: [String]

  @Option(help: ArgumentHelp("Write a report: junit=FILE or json=FILE. Repeatable.", valueName: "form=file"))
  var report: [ReportArgument] = []

  func validate() throws {
    try ReportArgument.check(report)
  }

  func perform(with registry: ControllerRegistry) throws {
    let read = try reports.map { try SnapshotMergeCommand.read($0) }
    let (merged, problems) = RunReport.merging(read)
    for cell in merged.cells where !cell.status.isGood {
      Console.line("\(cell.status.rawValue.padded(toColumns: 9)) \(cell.name.cleaned)")
    }
    for screen in merged.broken { Console.line("broken    \(screen.screen.cleaned) at \(screen.message.cleaned)") }
    for path in merged.obsolete { Console.line("obsolete  \(path.cleaned)") }
    Console.line(merged.summary)
    try RunReports(arguments: report).write(merged) { $0.message }
    for problem in problems { Console.fail(problem) }
    if !problems.isEmpty || !merged.isClean { throw ExitStatus.failed }
  }

  /// A file that is longer isn't a report.
  private static let maximumBytes = 1 << 30

  private static func read(_ path: String) throws -> RunReport {
    guard let kind = NamedFile(path).kind else { throw CommandFailure("no report at \(path)", .io) }
    let file = NamedFile(kind == .folder ? "\(path)/\(RunFolder.reportName)" : path)
    do {
      return try RunReport(json: file.readInput(limit: maximumBytes))
    } catch let error as RunReport.Unreadable {
      throw CommandFailure("\(path): \(error.description)", .usage)
    } catch let error as FileError {
      throw CommandFailure("can't read \(path): \(error.reason)", .io)
    }
  }
}

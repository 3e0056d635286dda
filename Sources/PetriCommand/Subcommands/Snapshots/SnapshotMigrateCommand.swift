import ArgumentParser
import Foundation
import PetriCatalog
import PetriComposer
import PetriLoader
import PetriSnapshots
import PetriText

/// `petri snapshot migrate`: files of older versions of a kind of text, rewritten.
struct SnapshotMigrateCommand: PetriSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "migrate",
    abstract: "Update snapshots recorded by an older petri to the current form and version.",
    discussion: """
      Files of single cells become one file for each screen and kind of text. Where a newer version says more of a screen than \
      the recorded one, the screen is printed as both: if it still reads as recorded, its new text is written; if it differs, \
      the difference is shown and the file isn't changed. So changes of screens aren't accepted along the way. Files that \
      can't be migrated are listed and not changed.
      """
  )

  @OptionGroup var options: CatalogOptions

  @Flag(help: "Show what would be rewritten, without writing.")
  var dryRun = false

  func perform(with registry: ControllerRegistry) throws {
    let workspace = try Workspace(options, registry)
    let files = workspace.snapshotFiles
    let unknown = Set(files.unknown)
    let paths = files.paths.filter { !unknown.contains($0) }
    let migration = SheetMigration(of: workspace.snapshotStore, in: workspace.catalog)
    let outcomes: [SheetMigration.Outcome]
    do {
      let cells = try migration.cellsToPrint(paths)
      let printed = try SnapshotMigrateCommand.texts(of: cells, workspace)
      outcomes = try migration.migrate(paths, isDryRun: dryRun, printed: printed)
    } catch let error as StoreFailure {
      throw CommandFailure(error.description, .io)
    }
    for outcome in outcomes {
      if outcome.isMigrated {
        Console.line("migrated  \(outcome.path.cleaned): \(SnapshotMigrateCommand.words(outcome))")
      }
      if let refusal = outcome.refusal {
        let line = refusal.line.map { ":\($0)" } ?? ""
        Console.fail("\(refusal.path.cleaned)\(line): \(refusal.description.cleaned)")
      }
    }
    let differences = outcomes.flatMap(\.differences)
    Console.write(
      SnapshotMigrateCommand.text(
        of: differences,
        workspace.runPrinter(HeldTexts(), color: options.color.isOnForOutput)
      )
    )
    let (migrated, refused) = (outcomes.count { $0.isMigrated }, outcomes.count { $0.refusal != nil })
    let differing = outcomes.count { !$0.differences.isEmpty }
    var others: Set<String> = []
    for outcome in outcomes {
      others.formUnion(outcome.joined)
      others.formUnion(outcome.differences.map(\.cell.id))
      others.insert(outcome.path)
      if let refusal = outcome.refusal { others.insert(refusal.path) }
    }
    Console.line(
      "\(migrated) migrated\(dryRun ? " (not written)" : ""), \(paths.count { !others.contains($0) }) up to date"
        + (differing > 0 ? ", \(differing) \(differing == 1 ? "differs" : "differ")" : "")
        + (refused > 0 ? ", \(refused) refused" : "")
    )
    if differing > 0 {
      var seen: Set<String> = []
      let screens = differences.map(\.cell.screen).filter { seen.insert($0).inserted }.joined(separator: " ")
      Console.note(
        "petri: what differs was not changed; to write it as it is now, run 'petri snapshot record \(screens)'".cleaned
      )
    }
    if refused > 0 || differing > 0 { throw ExitStatus.failed }
  }

  /// The texts of cells today; in worker processes, since a controller may do anything to its process.
  @MainActor private static func texts(
    of cells: [VersionedCell],
    _ workspace: Workspace
  ) throws -> [VersionedCell: VersionedText] {
    guard !cells.isEmpty else { return [:] }
    Console.note("petri: printing \(cells.count) \(cells.count == 1 ? "cell" : "cells") that an older version recorded")
    let groups = CellRun.groups(of: cells, by: \.cell.screen)
    var pool = WorkerPool(
      MigrationRole(folder: workspace.folder, fileName: workspace.fileName),
      count: CellRun.workerCount(of: cells.count, jobs: nil),
      timeout: .seconds(CellRun.usualTimeout)
    )
    let progress = Progress(total: cells.count)
    defer { progress.end() }
    let results = try pool.results(of: groups) { progress.show($0) }
    let texts = results.map { result in
      switch result {
      case .done(let printed): printed.text
      case .ended(let ending): VersionedText(CellFailure(ending.description))
      }
    }
    return Dictionary(zip(cells, texts), uniquingKeysWith: { first, _ in first })
  }

  /// `18 cells in one file, tree v1 to v2`.
  private static func words(_ outcome: SheetMigration.Outcome) -> String {
    var words: [String] = []
    if !outcome.joined.isEmpty {
      words.append("\(outcome.joined.count) \(outcome.joined.count == 1 ? "cell" : "cells") in one file")
    }
    if let (old, new) = outcome.updated { words.append("\(old.kind) v\(old.version) to v\(new.version)") }
    return words.joined(separator: ", ")
  }

  /// The differences, the same edit once.
  @MainActor private static func text(of differences: [SheetMigration.Difference], _ printer: RunPrinter) -> String {
    var text = ""
    var texts: [String: (old: String, new: String)] = [:]
    for difference in differences {
      let (cell, header) = (difference.cell, difference.cell.header)
      switch difference.new {
      case .success(let new): texts[cell.id] = (header + difference.old, header + new)
      case .failure(let failure):
        text += "failed    \(CellResult(of: cell, .failed).name.cleaned): \(failure.description.cleaned)\n"
      }
    }
    let results = differences.map { CellResult(of: $0.cell, .differs) }
    for group in PendingGroup.groups(of: results, texts: { texts[$0.id] }, files: { _ in nil }) {
      text += printer.text(of: group)
    }
    return text
  }
}

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
      Files of single cells become one file for each screen and kind of text. Only files are read, and no screen is composed, \
      so changes of screens aren't accepted along the way. Files that can't be migrated are listed and not changed.
      """
  )

  @OptionGroup var options: CatalogOptions

  @Flag(help: "Show what would be rewritten, without writing.")
  var dryRun = false

  func perform(with registry: ControllerRegistry) throws {
    let workspace = try Workspace(options, registry)
    let files = workspace.snapshotFiles
    let migration = SheetMigration(of: workspace.snapshotStore, settings: workspace.catalog.settings)
    let outcomes: [SheetMigration.Outcome]
    do throws(StoreFailure) {
      outcomes = try migration.migrate(files.paths, isDryRun: dryRun)
    } catch {
      throw CommandFailure(error.description, .io)
    }
    for outcome in outcomes {
      if let refusal = outcome.refusal {
        Console.fail("\(outcome.path.cleaned): \(refusal.cleaned)")
      } else {
        var words: [String] = []
        if !outcome.joined.isEmpty {
          words.append("\(outcome.joined.count) \(outcome.joined.count == 1 ? "cell" : "cells") in one file")
        }
        if let (old, new) = outcome.updated { words.append("\(old.kind) v\(old.version) to v\(new.version)") }
        Console.line("migrated  \(outcome.path.cleaned): \(words.joined(separator: ", "))")
      }
    }
    let refused = outcomes.count { $0.refusal != nil }
    let joined = Set(outcomes.flatMap { $0.joined + [$0.path] }).intersection(files.paths).count
    Console.line(
      "\(outcomes.count - refused) migrated\(dryRun ? " (not written)" : ""), \(files.paths.count - joined) up to date"
        + (refused > 0 ? ", \(refused) refused" : "")
    )
    if refused > 0 { throw ExitStatus.failed }
  }
}

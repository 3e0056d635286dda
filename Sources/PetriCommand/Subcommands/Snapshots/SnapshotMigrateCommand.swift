import ArgumentParser
import Foundation
import PetriCatalog
import PetriComposer
import PetriSnapshots
import PetriText

/// `petri snapshot migrate`: files of older versions of a kind of text, rewritten.
struct SnapshotMigrateCommand: PetriSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "migrate",
    abstract: "Update snapshots recorded by an older petri to the current version of their format.",
    discussion: """
      Only files are read, and no screen is composed, so changes of screens aren't accepted along the way. Files that can't \
      be migrated are listed and not changed.
      """
  )

  @OptionGroup var options: CatalogOptions

  @Flag(help: "Show what would be rewritten, without writing.")
  var dryRun = false

  func perform(with registry: ControllerRegistry) throws {
    let workspace = try Workspace(options, registry)
    let store = workspace.snapshotStore
    var (migrated, refused, whole) = (0, 0, 0)
    for path in workspace.snapshotFiles.paths {
      let bytes: [UInt8]?
      do throws(StoreFailure) {
        bytes = try store.read(path)
      } catch {
        throw CommandFailure(error.description, .io)
      }
      guard let bytes, let text = String(validating: bytes, as: UTF8.self), let header = SnapshotHeader(of: text),
        let rendering = Rendering(rawValue: header.kind), header.version != rendering.version
      else {
        whole += 1
        continue
      }
      guard let rewritten = SnapshotMigration.migrate(text, to: rendering.version) else {
        let reason =
          header.version > rendering.version
          ? "it was recorded by a newer petri" : "it can't be migrated; record it again"
        Console.fail("\(path.cleaned): \(header.kind) v\(header.version): \(reason)")
        refused += 1
        continue
      }
      if !dryRun {
        do throws(StoreFailure) {
          try store.write(rewritten, to: path)
        } catch {
          throw CommandFailure(error.description, .io)
        }
      }
      Console.line("migrated  \(path.cleaned): \(header.kind) v\(header.version) to v\(rendering.version)")
      migrated += 1
    }
    Console.line(
      "\(migrated) migrated\(dryRun ? " (not written)" : ""), \(whole) up to date"
        + (refused > 0 ? ", \(refused) refused" : "")
    )
    if refused > 0 { throw ExitStatus.failed }
  }
}

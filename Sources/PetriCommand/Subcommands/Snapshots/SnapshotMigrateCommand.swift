import ArgumentParser
import Foundation
import PetriCatalog
import PetriSnapshots
import PetriText

/// `petri snapshot migrate`: files of older versions of a kind of text, rewritten.
struct SnapshotMigrateCommand: PetriSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "migrate",
    abstract: "Rewrite snapshots that an older petri recorded as this one prints the same.",
    discussion: """
      Only the files are read, no screen is composed: what a screen looks like today is not accepted on the way. A file \
      that can't be rewritten is left as it is and named.
      """
  )

  @OptionGroup var options: CatalogOptions

  @Flag(help: "Say what would be rewritten, and write nothing.")
  var dryRun = false

  func perform() throws {
    let workspace = try Workspace(options)
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
          ? "a newer petri recorded it" : "its text can't be rewritten; record it anew"
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
      "\(migrated) migrated\(dryRun ? " (not written)" : ""), \(whole) as they should be"
        + (refused > 0 ? ", \(refused) refused" : "")
    )
    if refused > 0 { throw ExitStatus.failed }
  }
}

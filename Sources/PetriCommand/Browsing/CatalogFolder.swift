import PetriFiles
import PetriSnapshots

/// The files and folders below a catalogue's folder that may belong to it, as they are now.
struct CatalogFolder {
  /// The folder and those below.
  private(set) var folders: [String]
  /// The folders of snapshots in them.
  private(set) var snapshots: [String] = []
  /// The stamp of each file, by its path from the folder.
  private(set) var states: [String: FileStamp] = [:]

  /// Finds them; links to folders are not followed.
  init(_ folder: String) {
    folders = [folder]
    guard let root = try? Folder(folder) else { return }
    var waiting = [""]
    while let path = waiting.popLast() {
      if !path.isEmpty { folders.append("\(folder)/\(path)") }
      for entry in (try? root.entries(in: path)) ?? [] {
        let inner = path.isEmpty ? entry.name : "\(path)/\(entry.name)"
        if !CatalogFolder.isLookedAt(entry.name) {
          if entry.name == SnapshotStore.folder, entry.kind == .folder { snapshots.append("\(folder)/\(inner)") }
        } else if entry.kind == .folder {
          waiting.append(inner)
        } else if CatalogFolder.hasFile(named: entry.name) {
          states[inner] = root.stamp(of: inner, followsLink: false)
        }
      }
    }
  }

  /// Whether a file or folder of a name may belong to a catalogue.
  static func isLookedAt(_ name: String) -> Bool { !name.hasPrefix(".") && !name.hasPrefix("__") }

  /// Whether a name is that of a file that a catalogue may have.
  static func hasFile(named name: String) -> Bool {
    isLookedAt(name) && [".yaml", ".yml", ".strings", ".stringsdict", ".xcstrings"].contains { name.hasSuffix($0) }
  }
}

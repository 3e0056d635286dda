import PetriCatalog
import PetriChecks
import PetriFiles
import PetriGallery
import PetriSnapshots

/// The files and folders below a catalogue's folder that may belong to it, as they are now.
struct CatalogFolder {
  /// The folder and those below.
  private(set) var folders: [String]
  /// The folders of snapshots in them.
  private(set) var snapshots: [String] = []
  /// The stamp of each file, by its path from the folder.
  private(set) var states: [String: FileStamp] = [:]

  /// Finds them; links to folders are not followed, and a gallery is left out, whose pictures aren't the catalogue's.
  init(_ folder: String) {
    folders = [folder]
    guard let root = try? Folder(folder) else { return }
    var waiting = [""]
    while let path = waiting.popLast() {
      let entries = (try? root.entries(in: path)) ?? []
      if GallerySite.isGallery(Set(entries.map(\.name))) { continue }
      if !path.isEmpty { folders.append("\(folder)/\(path)") }
      for entry in entries {
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

  /// Whether a name is that of a file that a catalogue may have, or of the findings that are accepted in it.
  static func hasFile(named name: String) -> Bool {
    guard isLookedAt(name), let ending = name.split(separator: ".").last else { return false }
    return name == "Contents.json" || name == CheckBaseline.fileName || endings.contains(ending.lowercased())
  }

  /// The endings of such files' names.
  private static let endings = CatalogSettings.imageEndings
    .union(["yaml", "yml", "strings", "stringsdict", "xcstrings", "storyboard", "xib", "ttf", "otf", "ttc"])
}

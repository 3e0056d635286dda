import PetriCatalog
import PetriChecks
import PetriFiles
import PetriGallery
import PetriSnapshots

struct CatalogFolder {
  private(set) var folders: [String]
  private(set) var snapshots: [String] = []
  private(set) var states: [String: FileStamp] = [:]

  /// Scans the folder. Skips symbolic links to folders, and gallery output.
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

  static func isLookedAt(_ name: String) -> Bool { !name.hasPrefix(".") && !name.hasPrefix("__") }

  /// Whether a file name is one that a catalogue may use, or the baseline of checks.
  static func hasFile(named name: String) -> Bool {
    guard isLookedAt(name), let ending = name.split(separator: ".").last else { return false }
    return name == "Contents.json" || name == CheckBaseline.fileName || endings.contains(ending.lowercased())
  }

  private static let endings = CatalogSettings.imageEndings
    .union(["yaml", "yml", "strings", "stringsdict", "xcstrings", "storyboard", "xib", "ttf", "otf", "ttc"])
}

import Foundation
import PetriCatalog
import PetriDiagnostics
import PetriFiles
import PetriLoader
import PetriText

/// The files of a catalogue that arguments name: each a screen, a file or a folder.
struct FileSelection {
  /// The files, as the catalogue names them.
  private let files: Set<String>
  /// The folders, each with a slash at its end.
  private let folders: [String]

  /// Finds the files.
  ///
  /// - Throws: `CommandFailure` for a name that is neither a screen's nor a file's of the catalogue.
  @MainActor init(_ names: [String], in workspace: Workspace) throws {
    var (files, folders): (Set<String>, [String]) = ([], [])
    for name in names {
      if let place = workspace.placeOfScreen(named: name) {
        files.insert(place.file)
        continue
      }
      let (path, isFolder) = try FileSelection.path(name, in: workspace)
      if isFolder { folders.append(path.isEmpty ? "" : path + "/") } else { files.insert(path) }
    }
    self.files = files
    self.folders = folders
  }

  /// Whether a file is chosen.
  func contains(_ path: String) -> Bool { files.contains(path) || folders.contains { path.hasPrefix($0) } }

  /// Whether a problem is in a chosen file.
  func contains(_ diagnostic: Diagnostic) -> Bool { diagnostic.path.map(contains) ?? false }

  /// A file or folder as the catalogue names it: it is written from the current folder or from the catalogue's.
  @MainActor private static func path(_ name: String, in workspace: Workspace) throws -> (path: String, isFolder: Bool)
  {
    let root = NamedFile(workspace.folder).realPath ?? workspace.folder
    let known = Set(workspace.loaded.files + [workspace.fileName])
    if known.contains(name) { return (name, false) }
    for base in [FileManager.default.currentDirectoryPath, root] {
      let file = NamedFile(URL(fileURLWithPath: name, relativeTo: URL(fileURLWithPath: base + "/")).path)
      guard let path = file.realPath, let kind = file.kind, path == root || path.hasPrefix(root + "/") else { continue }
      let inside = String(path.dropFirst(root.count + 1))
      // Texts and images of the catalogue are files of it too; of YAML, only those that it names.
      guard kind == .folder || known.contains(inside) || !isDefinition(inside) else {
        throw CommandFailure(
          "'\(name)' isn't a file of the catalogue; see 'screens' in \(workspace.fileName)",
          .usage,
          next: "petri validate"
        )
      }
      return (inside, kind == .folder)
    }
    // Says which screens are near.
    _ = try workspace.screen(named: name)
    return (name, false)
  }

  private static func isDefinition(_ path: String) -> Bool { path.hasSuffix(".yaml") || path.hasSuffix(".yml") }
}

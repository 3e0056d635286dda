import Foundation
import PetriCatalog
import PetriDiagnostics
import PetriFiles
import PetriLoader
import PetriText

/// Catalogue files selected by arguments, each a screen name, a file or a folder.
struct FileSelection {
  private let files: Set<String>
  /// Folder paths with a trailing slash.
  private let folders: [String]

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

  func contains(_ path: String) -> Bool { files.contains(path) || folders.contains { path.hasPrefix($0) } }

  func contains(_ diagnostic: Diagnostic) -> Bool { diagnostic.path.map(contains) ?? false }

  /// Resolves a path, relative to the current folder or to the catalogue's, to the path used by the catalogue.
  @MainActor private static func path(_ name: String, in workspace: Workspace) throws -> (path: String, isFolder: Bool)
  {
    let root = NamedFile(workspace.folder).realPath ?? workspace.folder
    let known = Set(workspace.loaded.files + [workspace.fileName])
    if known.contains(name) { return (name, false) }
    for base in [FileManager.default.currentDirectoryPath, root] {
      let file = NamedFile(URL(fileURLWithPath: name, relativeTo: URL(fileURLWithPath: base + "/")).path)
      guard let path = file.realPath, let kind = file.kind, path == root || path.hasPrefix(root + "/") else { continue }
      let inside = String(path.dropFirst(root.count + 1))
      // Localization files and images also belong to the catalogue; a YAML file only if the catalogue references it.
      guard kind == .folder || known.contains(inside) || !isDefinition(inside) else {
        throw CommandFailure(
          "'\(name)' isn't a file of the catalogue; see 'screens' in \(workspace.fileName)",
          .usage,
          next: "petri validate"
        )
      }
      return (inside, kind == .folder)
    }
    // The error suggests screens with similar names.
    _ = try workspace.screen(named: name)
    return (name, false)
  }

  private static func isDefinition(_ path: String) -> Bool { path.hasSuffix(".yaml") || path.hasSuffix(".yml") }
}

import Foundation
import PetriCatalog
import PetriFiles
import PetriLoader
import PetriSnapshots

/// The screens that changes in git can affect: those of changed files, those wrapped in containers and showing screens or parts of
/// changed files, those below changed defaults, and with changed Swift code all that are written in Swift.
@MainActor
struct ChangedScreens {
  /// The names of the screens.
  let names: Set<String>
  /// The changed files.
  let files: ChangedFiles

  /// Compares the working tree with a commit.
  ///
  /// - Parameters:
  ///   - reference: the commit; of another branch, where that branch and this one parted.
  ///   - option: the option that needs it, for messages.
  ///   - instead: the command that does without git, and what it does.
  /// - Throws: `CommandFailure` if git can't tell.
  init(
    since reference: String,
    in workspace: Workspace,
    for option: String = "--changed",
    instead: (command: String, effect: String)? = nil
  ) throws {
    let git = try Git(in: workspace.folder, for: option, instead: instead)
    let commit = try git.commit(reference)
    let parting = try git.parting(of: commit, and: "HEAD")
    let inside = try git.changed(since: parting, .below)
    let new = try git.untracked(.below)
    let everywhere = try git.changed(since: parting, .everywhere) + git.untracked(.everywhere)
    let files = ChangedFiles(Set(inside + new), folders: workspace.loaded.folders, in: workspace.folder)
    self.files = files
    names = ChangedScreens.affected(
      by: files,
      isCodeChanged: everywhere.contains { $0.hasSuffix(".swift") },
      in: workspace
    )
  }

  /// Takes the files that were saved in the last seconds; those that went in them aren't known.
  init(savedWithin seconds: Double, in workspace: Workspace) throws {
    let root = workspace.folder
    let folders = Set(workspace.loaded.folders + [""])
    var names: Set<String> = []
    do throws(FileError) {
      let folder = try Folder(root)
      for path in folders {
        for entry in try folder.entries(in: path) where entry.kind == .file {
          let name = path.isEmpty ? entry.name : "\(path)/\(entry.name)"
          if let age = folder.stamp(of: name)?.age, age <= seconds { names.insert(name) }
        }
      }
    } catch {
      throw CommandFailure("can't read \(root): \(error.reason)", .io)
    }
    files = ChangedFiles(names, folders: workspace.loaded.folders, in: root)
    self.names = ChangedScreens.affected(by: files, isCodeChanged: false, in: workspace)
  }

  private static func affected(by files: ChangedFiles, isCodeChanged: Bool, in workspace: Workspace) -> Set<String> {
    // The app's own texts may be on any screen.
    let strings = [".strings", ".stringsdict", ".xcstrings"]
    let areTextsChanged = files.names.contains { name in strings.contains { name.hasSuffix($0) } }
    if areTextsChanged || files.contains(workspace.fileName) { return Set(workspace.catalog.screenNames) }
    let catalog = workspace.catalog
    let matrix = SnapshotMatrix(of: catalog)
    let snapshots = Set(
      files.names.compactMap { matrix.contents(ofFile: $0)?.screen.name }
    )
    let defaults = files.names.filter { $0.hasSuffix("_defaults.yaml") }.map { $0.dropLast("_defaults.yaml".count) }
    let documents = Dictionary(catalog.settings.interfaces.map { ($0.name, $0.path) }) { first, _ in first }
    let own = Set(
      catalog.screens.filter { screen in
        let layers = screen.wrapping.map(\.kind)
        return snapshots.contains(screen.name) || files.contains(screen.place.file)
          || defaults.contains { screen.place.file.hasPrefix($0) }
          || layers.contains { isAffected($0, by: files, isCodeChanged, catalog) }
          || (isCodeChanged && screen.content.isSwift)
          || screen.content.storyboard.flatMap { documents[$0] }.map(files.contains) == true
      }
      .map(\.name)
    )
    return ScreenHolders(catalog).withHolders(of: own)
  }

  private static func isAffected(
    _ layer: Layer.Kind,
    by files: ChangedFiles,
    _ isCodeChanged: Bool,
    _ catalog: Catalog
  ) -> Bool {
    switch layer {
    case .container(let name, _): catalog.container(named: name).map { files.contains($0.place.file) } ?? isCodeChanged
    default: false
    }
  }
}

extension Content {
  /// The storyboard of its scene; `nil` for other content.
  fileprivate var storyboard: String? {
    if case .scene(let content) = self { content.scene.storyboard } else { nil }
  }

  /// Whether it is a controller written in Swift.
  fileprivate var isSwift: Bool {
    if case .controller = self { true } else { false }
  }
}

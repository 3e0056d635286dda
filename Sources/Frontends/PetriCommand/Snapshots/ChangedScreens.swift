import Foundation
import PetriCatalog
import PetriFiles
import PetriLoader
import PetriSnapshots

/// The screens that changed files can affect.
///
/// A changed definition affects its screen, screens that contain it and screens wrapped in it; changed defaults affect
/// the screens below their folder. Settings, localizations, asset catalogues, images and fonts affect all screens.
/// Swift code, storyboards and xibs affect screens that are implemented in Swift or are scenes.
@MainActor
struct ChangedScreens {
  let names: Set<String>
  let files: ChangedFiles

  /// Compares the working tree with a commit.
  ///
  /// - Parameters:
  ///   - reference: the revision; for another branch, the merge base is used.
  ///   - option: the option that requires git, for messages.
  ///   - instead: an alternative command that works without git, for messages.
  /// - Throws: `CommandFailure` if git fails.
  init(
    since reference: String,
    in workspace: Workspace,
    for option: String = "--changed",
    instead: (command: String, effect: String)? = nil
  ) throws {
    let git = try Git(in: workspace.folder, workspace.invocation.environment, for: option, instead: instead)
    let commit = try git.commit(reference)
    let parting = try git.parting(of: commit, and: "HEAD")
    let inside = try git.changed(since: parting, .below)
    let new = try git.untracked(.below)
    let everywhere = try git.changed(since: parting, .everywhere) + git.untracked(.everywhere)
    let files = ChangedFiles(inside + new, folders: ChangedScreens.folders(of: workspace), in: workspace.folder)
    self.files = files
    names = ChangedScreens.affected(
      by: files,
      isCodeChanged: everywhere.contains(where: ChangedScreens.isCode),
      in: workspace
    )
  }

  /// Includes files modified in the last seconds; deleted files can't be detected.
  init(savedWithin seconds: Double, in workspace: Workspace) throws {
    let root = workspace.folder
    let folders = Set(ChangedScreens.folders(of: workspace))
    var names: [String] = []
    do throws(FileError) {
      let folder = try Folder(root)
      for path in folders {
        for entry in try folder.entries(in: path) where entry.kind == .file {
          let name = path.isEmpty ? entry.name : "\(path)/\(entry.name)"
          if let age = folder.stamp(of: name)?.age, age <= seconds { names.append(name) }
        }
      }
    } catch {
      throw CommandFailure("can't read \(root): \(error.reason)", .io)
    }
    files = ChangedFiles(names, folders: Array(folders), in: root)
    self.names = ChangedScreens.affected(by: files, isCodeChanged: false, in: workspace)
  }

  private static func folders(of workspace: Workspace) -> [String] {
    let loaded = workspace.loaded
    let files = loaded.resources + workspace.catalog.settings.interfaces.map(\.path)
    return Set(loaded.folders + files.map(\.folder)).sorted()
  }

  /// Whether a file belongs to a Swift package: a manifest, resolved dependencies, source code or a resource.
  private nonisolated static func isCode(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    guard let name = parts.last, !name.hasSuffix(".md") else { return false }
    return name == "Package.resolved" || parts.dropLast().contains("Sources")
      || codeEndings.contains { name.hasSuffix(".\($0)") }
  }

  private nonisolated static let codeEndings = ["swift", "h", "m", "mm", "c", "cc", "cpp", "modulemap", "xcconfig"]

  private static func affected(by files: ChangedFiles, isCodeChanged: Bool, in workspace: Workspace) -> Set<String> {
    let catalog = workspace.catalog
    // Resources are recognized only by their file names.
    if files.contains(workspace.fileName) || isResourceChanged(files, in: workspace) { return Set(catalog.screenNames) }
    let matrix = SnapshotMatrix(of: catalog)
    let snapshots = Set(files.paths.compactMap { matrix.contents(ofFile: $0)?.screen.name })
    let defaults = files.paths.filter { $0.hasSuffix("_defaults.yaml") }.map { $0.dropLast("_defaults.yaml".count) }
    let documents = Dictionary(catalog.settings.interfaces.map { ($0.name, $0.path) }) { first, _ in first }
    let storyboards = Set(documents.values.filter { $0.hasSuffix(".storyboard") })
    // Any scene or code may load a xib. An unknown document is a localization or was deleted.
    let isAnyDocumentChanged = files.paths.contains { path in
      path.hasSuffix(".xib") || path.hasSuffix(".storyboard") && !storyboards.contains(path)
    }
    let own = Set(
      catalog.screens.filter { screen in
        let layers = (screen.wrapping + screen.variants.flatMap { $0.wrapping ?? [] }).map(\.kind)
        let contents = [screen.content] + screen.variants.compactMap(\.content)
        if snapshots.contains(screen.name) || files.contains(screen.place.file) { return true }
        if defaults.contains(where: { screen.place.file.hasPrefix($0) }) { return true }
        if layers.contains(where: { isAffected($0, by: files, isCodeChanged, catalog) }) { return true }
        if isCodeChanged || isAnyDocumentChanged, contents.contains(where: \.runsCode) { return true }
        return contents.contains { $0.storyboard.flatMap { documents[$0] }.map(files.contains) == true }
      }
      .map(\.name)
    )
    return ScreenHolders(catalog).withHolders(of: own)
  }

  /// Whether a localization, asset catalogue, image or font changed, including deleted files that may have been one.
  private static func isResourceChanged(_ files: ChangedFiles, in workspace: Workspace) -> Bool {
    let strings = [".strings", ".stringsdict", ".xcstrings"]
    if files.paths.contains(where: { name in strings.contains { name.hasSuffix($0) } })
      || workspace.loaded.resources.contains(where: files.contains)
    {
      return true
    }
    let settings = workspace.catalog.settings
    let roots = (settings.strings + settings.assets + settings.images + settings.fonts).map { path in
      path.split(separator: "/").prefix { !$0.contains("*") }.filter { $0 != "." }.joined(separator: "/")
    }
    let others = ["swift", "md", "yaml", "yml", "txt", "storyboard", "xib"]
    return files.paths.contains { path in
      roots.contains { $0.isEmpty || path == $0 || path.hasPrefix("\($0)/") }
        && !others.contains { path.hasSuffix(".\($0)") } && NamedFile("\(workspace.folder)/\(path)").stamp == nil
    }
  }

  private static func isAffected(
    _ layer: Layer.Kind,
    by files: ChangedFiles,
    _ isCodeChanged: Bool,
    _ catalog: Catalog
  ) -> Bool {
    switch layer {
    case .container(let name, _): catalog.container(named: name).map { files.contains($0.place.file) } ?? isCodeChanged
    case .controller: isCodeChanged
    case .system: false
    }
  }
}

extension Content {
  fileprivate var storyboard: String? {
    if case .scene(let content) = self { content.scene.storyboard } else { nil }
  }

  /// True for screens implemented in Swift and for scenes, which may have custom classes and load xibs.
  fileprivate var runsCode: Bool {
    switch self {
    case .controller, .scene: true
    case .views, .tabs, .navigation, .split, .pages, .alert, .share: false
    }
  }
}

extension String {
  fileprivate var folder: String { split(separator: "/").dropLast().joined(separator: "/") }
}

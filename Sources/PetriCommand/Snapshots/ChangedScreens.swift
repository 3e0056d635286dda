import Foundation
import PetriCatalog
import PetriLoader
import PetriSnapshots

/// The screens that changes in git can affect: those of changed files, those wrapped in containers and holding screens of
/// changed files, those below changed defaults, and with changed Swift code all that are written in Swift.
@MainActor
struct ChangedScreens {
  /// The names of the screens.
  let names: Set<String>
  /// Whether a changed file holds a screen with errors, which can't be compared.
  let hasBrokenOnes: Bool

  /// Compares the working tree with a commit.
  ///
  /// - Parameter reference: the commit; of another branch, where that branch and this one parted.
  /// - Throws: `CommandFailure` where git can't say.
  init(since reference: String, in workspace: Workspace) throws {
    let folder = workspace.folder
    guard !reference.hasPrefix("-") else { throw CommandFailure("'\(reference)' is no commit", .usage) }
    let base = try Git.run(
      ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(reference)^{commit}"],
      in: folder
    )
    guard let commit = base.lines.first else {
      throw CommandFailure("git knows no commit '\(reference)' in \(folder)", .usage)
    }
    let parting = try Git.run(["merge-base", commit, "HEAD"], in: folder).lines.first ?? commit
    let inside = try Git.files(["diff", "--name-only", "--relative", "-z", parting, "--"], in: folder)
    let new = try Git.files(["ls-files", "--others", "--exclude-standard", "-z"], in: folder)
    let everywhere =
      try Git.files(["diff", "--name-only", "-z", parting, "--"], in: folder)
      + Git.files(["ls-files", "--others", "--exclude-standard", "-z", ":/"], in: folder)
    let files = Set(inside + new)
    hasBrokenOnes = workspace.loaded.brokenScreens.contains { files.contains($0.place.file) }
    names = ChangedScreens.affected(
      by: files,
      isCodeChanged: everywhere.contains { $0.hasSuffix(".swift") },
      in: workspace
    )
  }

  private static func affected(by files: Set<String>, isCodeChanged: Bool, in workspace: Workspace) -> Set<String> {
    let catalog = workspace.catalog
    if files.contains(CatalogLoader.fileName) { return Set(catalog.screens.names) }
    let matrix = SnapshotMatrix(of: catalog)
    let snapshots = Set(files.compactMap { matrix.cell(at: $0)?.screen })
    let defaults = files.filter { $0.hasSuffix("_defaults.yaml") }.map { $0.dropLast("_defaults.yaml".count) }
    let own = Set(
      catalog.screens.filter { screen in
        let layers = screen.wrapping.map(\.kind)
        return snapshots.contains(screen.name) || files.contains(screen.place.file)
          || defaults.contains { screen.place.file.hasPrefix($0) }
          || layers.contains { isAffected($0, by: files, isCodeChanged, catalog) }
          || (isCodeChanged && screen.content.isSwift)
      }
      .map(\.name)
    )
    return Set(
      catalog.screens.filter { own.contains($0.name) || !catalog.screensInside($0).isDisjoint(with: own) }.map(\.name)
    )
  }

  private static func isAffected(
    _ layer: Layer.Kind,
    by files: Set<String>,
    _ isCodeChanged: Bool,
    _ catalog: Catalog
  ) -> Bool {
    switch layer {
    case .container(let name, _): catalog.container(named: name).map { files.contains($0.place.file) } ?? isCodeChanged
    default: false
    }
  }
}

/// Git, asked.
private enum Git {
  struct Answer {
    let text: String
    var lines: [String] { text.split(separator: "\n").map(String.init) }
  }

  /// The files that a command lists with `-z`.
  static func files(_ arguments: [String], in folder: String) throws -> [String] {
    try run(arguments, in: folder).text.split(separator: "\0").map(String.init)
  }

  /// What a command prints; nothing where it fails but for want of a repository.
  static func run(_ arguments: [String], in folder: String) throws -> Answer {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + arguments
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    do {
      try process.run()
    } catch {
      throw CommandFailure("--changed needs git, which can't be started: \(error.localizedDescription)", .io)
    }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let complaint = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    if process.terminationStatus == 127 { throw CommandFailure("--changed needs git, which is not installed", .io) }
    if process.terminationStatus == 128, complaint.contains("not a git repository") {
      throw CommandFailure("--changed needs a git repository, and \(folder) is in none", .usage)
    }
    return Answer(text: process.terminationStatus == 0 ? text : "")
  }
}

extension Content {
  /// Whether it is a controller written in Swift.
  fileprivate var isSwift: Bool {
    if case .controller = self { true } else { false }
  }
}

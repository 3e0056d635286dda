import Foundation
import PetriDiagnostics
import PetriLoader
import PetriText

/// Puts the fixes in that are certain, file by file, and looks again each time: a file in which one did not help is left as it was.
@MainActor
struct CertainFixes {
  private let options: CatalogOptions
  private let cache: FileCache
  /// Files that fixes did not make better.
  private var given: Set<String> = []

  /// Every round may uncover more; no honest file needs so many.
  private static let mostRounds = 20

  /// - Parameter cache: the files of the load before.
  init(_ options: CatalogOptions, reusing cache: FileCache) {
    self.options = options
    self.cache = cache
  }

  /// Fixes what can be.
  ///
  /// - Parameter tell: hears of every fix, as `path:line:column` and what was done.
  /// - Returns: the catalogue as it is then.
  /// - Throws: what loading throws, and `CommandFailure` for a file that can't be written or was changed meanwhile.
  mutating func apply(tell: (String) -> Void) throws -> Workspace {
    var workspace = try load()
    for _ in 0..<CertainFixes.mostRounds {
      let files = FixedFile.all(for: workspace.loaded.diagnostics).filter { !given.contains($0.file.path) }
      guard !files.isEmpty else { break }
      for fixed in files { try write(fixed.bytes, over: fixed.file.bytes, fixed.file.path, in: workspace) }
      let new = try load()
      for fixed in files {
        let path = fixed.file.path
        let before = CertainFixes.fixable(in: path, workspace)
        if before.isDisjoint(with: CertainFixes.fixable(in: path, new)) {
          for fix in fixed.fixes { tell("\(fix.range): \(fix.message)".cleaned) }
        } else {
          given.insert(path)
          try write(fixed.file.bytes, over: fixed.bytes, path, in: workspace)
        }
      }
      workspace = given.isEmpty ? new : try load()
    }
    return workspace
  }

  private func load() throws -> Workspace {
    try Workspace(options, toleratingErrors: true, lints: true, reusing: cache)
  }

  /// The complaints that have a certain fix: their lines and words. What is put right may uncover others, but none of these.
  private static func fixable(in path: String, _ workspace: Workspace) -> Set<String> {
    let fixable = workspace.loaded.diagnostics.filter { diagnostic in
      diagnostic.path == path && diagnostic.fixIts.contains { $0.applicability == .machine }
    }
    return Set(fixable.map { "\($0.range?.start.line ?? 0) \($0.message)" })
  }

  /// Writes at once or not at all, and only over what was read.
  private func write(_ bytes: [UInt8], over expected: [UInt8], _ path: String, in workspace: Workspace) throws {
    let url = URL(fileURLWithPath: "\(workspace.folder)/\(path)").resolvingSymlinksInPath()
    do {
      guard try Data(contentsOf: url) == Data(expected) else {
        throw CommandFailure("\(path.cleaned) was changed meanwhile; nothing was written over it", .io)
      }
      try Data(bytes).write(to: url, options: .atomic)
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      throw CommandFailure("can't write \(path.cleaned): \(error.localizedDescription)", .io)
    }
  }
}

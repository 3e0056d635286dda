import Foundation
import PetriCatalog
import PetriChecks
import PetriComposer
import PetriFiles
import PetriGallery

/// Composes the parts of a gallery in worker processes.
@MainActor
struct GalleryWork {
  let workspace: Workspace
  /// The names of the screens.
  let screens: [String]
  /// The screen that the prototype begins with; `nil` for no prototype.
  let start: String?
  /// How far the prototype goes.
  let limits: ExplorationLimits
  /// The number of worker processes.
  let jobs: Int
  let timeout: Duration?

  /// Composes the parts, and keeps their pictures in a folder.
  ///
  /// - Parameters:
  ///   - kept: parts that needn't be composed, whose pictures are in the folder.
  ///   - check: called now and then; ends the work by throwing.
  /// - Throws: `CommandFailure`, and what `check` throws.
  func parts(in folder: String, keeping kept: GalleryParts, check: () throws -> Void) throws -> GalleryParts {
    let old = Dictionary(kept.screens.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var parts = GalleryParts()
    if let prototype = kept.prototype, prototype.start == start { parts.prototype = prototype }
    let missing = screens.filter { old[$0] == nil }
    parts.newScreens = missing.count
    var jobs: [GalleryRole.Job] = missing.map { .screen($0) }
    // It takes longest, so it comes first.
    if let start, parts.prototype == nil { jobs.insert(.prototype(from: start, limits), at: 0) }
    var made: [String: GalleryScreen] = [:]
    for (result, job) in zip(try results(of: jobs, in: folder, check: check), jobs) {
      switch (result, job) {
      case (.done(.screen(let screen)), _): made[screen.name] = screen
      case (.done(.prototype(let states, let cut)), .prototype(let start, _)):
        parts.prototype = GalleryParts.Prototype(start: start, states: states, cutWays: cut)
      case (.done(.prototype), _): break
      case (.ended(let ending), .screen(let name)):
        parts.leftOut.append(GalleryParts.LeftOut(screen: name, reason: ending.description))
        workspace.console.fail("'\(name)' is left out: \(ending.description)")
      case (.ended(let ending), .prototype):
        parts.leftOut.append(GalleryParts.LeftOut(reason: ending.description))
        workspace.console.fail("the prototype is left out: \(ending.description)")
      }
    }
    parts.screens = screens.compactMap { old[$0] ?? made[$0] }
    return parts
  }

  private func results(
    of jobs: [GalleryRole.Job],
    in folder: String,
    check: () throws -> Void
  ) throws -> [WorkerResult<GalleryRole.Outcome>] {
    guard !jobs.isEmpty else { return [] }
    let role = GalleryRole(
      folder: workspace.folder,
      fileName: workspace.fileName,
      variants: workspace.unusualVariants,
      gallery: URL(fileURLWithPath: folder).path
    )
    var pool = WorkerPool(
      role,
      count: min(self.jobs, jobs.count),
      timeout: timeout,
      isQuiet: true,
      program: workspace.invocation.program
    )
    let progress = Progress(total: jobs.count, in: workspace.invocation)
    defer { progress.end() }
    return try pool.results(of: jobs.map { [$0] }) { done in
      try check()
      progress.show(done)
    }
  }
}

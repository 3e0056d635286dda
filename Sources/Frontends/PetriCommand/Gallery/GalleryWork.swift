import Foundation
import PetriCatalog
import PetriChecks
import PetriComposer
import PetriFiles
import PetriGallery

@MainActor
struct GalleryWork {
  let workspace: Workspace
  let screens: [String]
  /// The start screen of the prototype; `nil` for no prototype.
  let start: String?
  let limits: ExplorationLimits
  let jobs: Int
  let timeout: Duration?

  /// Renders the parts and writes their pictures to a folder.
  ///
  /// - Parameters:
  ///   - kept: parts to reuse, whose pictures are already in the folder.
  ///   - check: called regularly; may throw to cancel.
  func parts(in folder: String, keeping kept: GalleryParts, check: () throws -> Void) throws -> GalleryParts {
    let old = Dictionary(kept.screens.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var parts = GalleryParts()
    if let prototype = kept.prototype, prototype.start == start { parts.prototype = prototype }
    let missing = screens.filter { old[$0] == nil }
    parts.newScreens = missing.count
    var jobs: [GalleryRole.Job] = missing.map { .screen($0) }
    // The prototype takes longest, so start it first.
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

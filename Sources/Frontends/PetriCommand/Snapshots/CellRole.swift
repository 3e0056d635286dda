import Foundation
import PetriCatalog
import PetriComposer
import PetriLoader
import PetriSnapshots

/// The worker role that renders cells and compares them with their snapshots.
struct CellRole: WorkerRole {
  nonisolated static let name = "cells"

  let folder: String
  let fileName: String
  let variants: [String: String]
  /// The run's folder for pending texts; if `nil`, the texts are part of the outcome.
  let run: String?

  /// Runs at low priority.
  let isBehind: Bool

  @MainActor init(_ workspace: Workspace, run: RunFolder?, isBehind: Bool = false) {
    folder = workspace.folder
    fileName = workspace.fileName
    variants = workspace.unusualVariants
    self.run = run?.path
    self.isBehind = isBehind
  }

  func begin(with registry: ControllerRegistry) throws -> (SnapshotCell) throws -> CellOutcome {
    if isBehind { _ = nice(10) }
    let place = try CatalogPlace("\(folder)/\(fileName)", registry)
    let catalog = try place.loader.load(place.source, fileName: fileName).catalog.applying(variants)
    let texts = HeldTexts()
    let run = run.map { RunFolder(path: $0) }
    let work = SnapshotWork(
      printer: CellPrinter(catalog: catalog, registry: registry),
      store: SnapshotStore(root: folder, catalogFile: fileName),
      mode: .never,
      run: run ?? texts as any PendingTexts
    )
    return { cell in
      do {
        let start = ContinuousClock.now
        let result = try work.result(of: cell)
        defer { texts.forget(result.id) }
        let text = texts.pendingText(for: result.id)
        return CellOutcome(result, text: text, seconds: (ContinuousClock.now - start) / .seconds(1))
      } catch {
        throw CellRun.failure(error, run)
      }
    }
  }
}

struct CellOutcome: Codable {
  /// `nil` if the cell matches its snapshot.
  let result: CellResult?
  /// The new text of a pending cell, unless it was written to a run's folder.
  let text: String?
  let seconds: Double

  init(_ result: CellResult, text: String?, seconds: Double) {
    self.result = result.status == .same ? nil : result
    self.text = text
    self.seconds = seconds
  }
}

extension WorkerResult<CellOutcome> {
  var pendingText: String? { if case .done(let outcome) = self { outcome.text } else { nil } }

  func result(of cell: SnapshotCell) -> CellResult {
    switch self {
    case .done(let outcome):
      var result = outcome.result ?? CellResult(of: cell, .same)
      result.seconds = outcome.seconds
      return result
    case .ended(let ending): return CellResult(of: cell, .failed, message: ending.description)
    }
  }
}

import Foundation
import PetriCatalog
import PetriComposer
import PetriLoader
import PetriSnapshots

/// The work of a worker process on cells: it prints them, and compares them with their snapshots.
struct CellRole: WorkerRole {
  nonisolated static let name = "cells"

  /// The catalogue's folder and the name of its file.
  let folder: String
  let fileName: String
  /// The variants that are not the usual ones, by their experiments.
  let variants: [String: String]
  /// The folder of the run, for texts that are not written as snapshots; where there is none, they are part of the outcome.
  let run: String?

  /// Whether others come first where there are fewer processors than there is to do.
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

/// The outcome of a cell in a worker process.
struct CellOutcome: Codable {
  /// The result; `nil` where it reads like its snapshot.
  let result: CellResult?
  /// The text that the snapshot would have, where it pends and is in no run's folder.
  let text: String?
  /// How many seconds it took.
  let seconds: Double

  init(_ result: CellResult, text: String?, seconds: Double) {
    self.result = result.status == .same ? nil : result
    self.text = text
    self.seconds = seconds
  }
}

extension WorkerResult<CellOutcome> {
  /// The text that the snapshot would have, where it pends.
  var pendingText: String? { if case .done(let outcome) = self { outcome.text } else { nil } }

  /// The result as reports have it.
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

import ArgumentParser
import PetriCatalog
import PetriComposer
import PetriRendering
import PetriSnapshots
import PetriText

/// Screens printed and compared with the files of their catalogue.
@MainActor
struct SnapshotRun {
  let workspace: Workspace
  let store: SnapshotStore

  init(workspace: Workspace) {
    self.workspace = workspace
    store = SnapshotStore(root: workspace.folder)
  }

  /// What came of one screen.
  func compare(_ screen: ScreenDefinition) -> SnapshotResult {
    let cell = SnapshotCell(base: screen, in: workspace.catalog.settings)
    do {
      let text = cell.header + (try self.text(of: cell))
      do {
        let reference = try store.read(cell.path)
        return SnapshotResult(cell: cell, text: text, outcome: SnapshotOutcome(reference: reference, text: text))
      } catch {
        return SnapshotResult(cell: cell, failure: error.description, isUnreadable: true)
      }
    } catch let error as CompositionError {
      return SnapshotResult(cell: cell, failure: "\(screen.name): \(error)")
    } catch let error as CommandFailure {
      return SnapshotResult(cell: cell, failure: "\(screen.name): \(error.message)")
    } catch {
      return SnapshotResult(cell: cell, failure: "\(screen.name): \(error)")
    }
  }

  /// Files that belong to no screen, to be asked for only after a run over all of them.
  func obsoletePaths() -> [String] {
    let owned = Set(workspace.catalog.screens.map { SnapshotCell(base: $0, in: workspace.catalog.settings).path })
    return store.paths().filter { !owned.contains($0) }
  }

  private func text(of cell: SnapshotCell) throws -> String {
    let launcher = Launcher(workspace: workspace)
    let stage = try launcher.stage(cell.environment)
    let composer = try launcher.composer([], locale: cell.environment.locale)
    let resolution = ContextResolution(fields: cell.screen.context, fallback: .examplesFirst)
    guard resolution.problems.isEmpty else {
      throw CommandFailure(
        (["its examples are not a whole context:"] + resolution.problems.map { "  \($0)" }).joined(separator: "\n"),
        .failed
      )
    }
    let launched = try LaunchedScreen(
      cell.screen.name,
      context: resolution.context,
      stage: stage,
      composer: composer
    )
    return launched.text(as: cell.rendering)
  }
}

/// What came of one screen.
struct SnapshotResult {
  let cell: SnapshotCell
  /// The file's text as it should be; `nil` where the screen could not be printed.
  var text: String?
  /// How it compares; `nil` where it could not be compared.
  var outcome: SnapshotOutcome?
  /// Why it could not be compared.
  var failure: String?
  /// Whether the file is what could not be read.
  var isUnreadable = false

  /// What `verify` prints of it; nothing where all is well.
  func report(color: Bool) -> String {
    let path = cell.path.cleaned
    let again = "petri snapshot record \(cell.screen.name)"
    if let failure {
      return "failed    \(failure.split(separator: "\n").map { String($0).cleaned }.joined(separator: "\n"))\n"
    }
    return switch outcome {
    case .same, nil: ""
    case .missing: "missing   \(path): '\(again)' writes it\n"
    case .conflict(let line): "conflict  \(path):\(line): it holds markers of a merge; resolve them or '\(again)'\n"
    case .notText: "differs   \(path): it is not UTF-8; '\(again)' writes it anew\n"
    case .differs(let diff):
      "differs   \(path): '\(again)' accepts what follows\n" + UnifiedDiff(diff).text(color: color) + "\n"
    }
  }
}

/// How many of each there were.
struct SnapshotCounts {
  private var same = 0
  private var differing = 0
  private var missing = 0
  private var failed = 0
  private var unreadable = 0

  mutating func add(_ result: SnapshotResult) {
    switch result.outcome {
    case .same: same += 1
    case .missing: missing += 1
    case .differs, .conflict, .notText: differing += 1
    case nil:
      failed += 1
      if result.isUnreadable { unreadable += 1 }
    }
  }

  var isClean: Bool { differing + missing + failed == 0 }

  var exitCode: ExitCode { unreadable > 0 ? ExitStatus.io : ExitStatus.failed }

  func summary(obsolete: Int) -> String {
    let parts = [
      (same, "the same"), (differing, "differ"), (missing, "missing"), (failed, "failed"), (obsolete, "obsolete"),
    ]
    let total = same + differing + missing + failed
    let shown = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    return "\(total) compared: \(shown)"
  }
}

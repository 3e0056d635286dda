import PetriCatalog
public import PetriRendering

/// Prints cells, compares them with their snapshots, and records snapshots according to the mode.
@MainActor
public struct SnapshotWork {
  private let printer: CellPrinter
  private let store: SnapshotStore
  private let mode: RecordMode
  private let run: (any PendingTexts)?
  private let known = Known()

  /// Creates the work of a run.
  ///
  /// - Parameters:
  ///   - printer: The printer of the cells.
  ///   - store: The files of the catalogue.
  ///   - mode: The snapshots to record.
  ///   - run: A store of new texts that aren't recorded as snapshots; `nil` to discard them.
  public init(printer: CellPrinter, store: SnapshotStore, mode: RecordMode, run: (any PendingTexts)?) {
    self.printer = printer
    self.store = store
    self.mode = mode
    self.run = run
  }

  /// Processes a cell.
  ///
  /// - Throws: `StoreFailure` if the folder of the run can't be written.
  public func result(of cell: SnapshotCell) throws(StoreFailure) -> CellResult {
    let (text, launched): (String, LaunchedScreen?)
    do throws(CellFailure) {
      (text, launched) = try printer.print(cell)
    } catch {
      return CellResult(of: cell, .failed, message: error.description)
    }
    return try result(of: cell, text: text) { cell.rendering == .tree ? launched?.located : nil }
  }

  /// Processes a cell with a known text.
  ///
  /// - Parameter screen: Returns the screen of the text, with the locations of definitions, if it is a tree.
  /// - Throws: `StoreFailure` if the folder of the run can't be written.
  public func result(
    of cell: SnapshotCell,
    text: String,
    screen: () -> ShownScreen? = { nil }
  ) throws(StoreFailure) -> CellResult {
    var result = CellResult(of: cell, .same)
    let outcome: SnapshotOutcome
    do throws(StoreFailure) {
      let reference = try known.sheet.reference(for: cell, in: store)
      outcome = SnapshotOutcome(reference, text: text)
      result.take(outcome)
      guard result.status.isPending else { return result }
      result.reference = known.sheet.fingerprint(of: reference)
      if case .differs(let old) = outcome, let before = ShownScreen(parsing: old), let screen = screen() {
        result.place = LineDiff(old: before, new: screen).firstChangedDefinition.map { "\($0.file):\($0.line)" }
      }
    } catch {
      return CellResult(of: cell, .blocked, message: error.description)
    }
    if mode.writes(outcome) {
      result.finish(store.failure(recording: [(cell, text)], of: printer.matrix))
    } else {
      try run?.keep(text, for: result.id)
    }
    return result
  }

  private final class Known {
    var sheet = KnownSheet()
  }
}

extension SnapshotStore {
  /// Writes the texts of compared cells of one file, and updates their results.
  ///
  /// - Parameters:
  ///   - results: The results of the cells, each with its complete text.
  ///   - matrix: The cells of the catalogue; an unreadable file is replaced without its other cells.
  public func record(
    _ results: [(cell: SnapshotCell, result: CellResult, text: String)],
    of matrix: SnapshotMatrix
  ) -> [CellResult] {
    let failure = failure(recording: results.map { ($0.cell, $0.text) }, of: matrix)
    return results.map { _, result, _ in
      var result = result
      result.finish(failure)
      return result
    }
  }

  fileprivate func failure(
    recording texts: [(cell: SnapshotCell, text: String)],
    of matrix: SnapshotMatrix
  ) -> StoreFailure? {
    do throws(StoreFailure) {
      try record(texts, of: matrix)
      return nil
    } catch {
      return error
    }
  }
}

extension CellResult {
  /// Records that the snapshot was written, or the reason why it wasn't.
  fileprivate mutating func finish(_ failure: StoreFailure?) {
    status = failure != nil ? .blocked : status == .missing ? .recorded : .rewritten
    message = failure?.description
    line = nil
  }
}

extension CellResult {
  fileprivate mutating func take(_ outcome: SnapshotOutcome) {
    switch outcome {
    case .same: status = .same
    case .differs: status = .differs
    case .missing: status = .missing
    case .conflict(let line):
      status = .conflict
      self.line = line
      message = "it contains merge conflict markers"
    case .notText:
      status = .unreadable
      message = "it isn't valid UTF-8"
    case .unreadable(let problem):
      status = .unreadable
      line = problem.line
      message = problem.description
    case .outdated(let header):
      status = .outdated
      message =
        "it was recorded as \(header.kind) v\(header.version); to write it anew, run 'petri snapshot record \(screen)'"
    }
  }
}

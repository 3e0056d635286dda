/// Prints cells, compares them with their files, and writes those that the mode requires.
@MainActor
public struct SnapshotWork {
  private let printer: CellPrinter
  private let store: SnapshotStore
  private let mode: RecordMode
  private let run: (any PendingTexts)?

  /// Makes the work of a run.
  ///
  /// - Parameters:
  ///   - store: the catalogue's files.
  ///   - run: where texts go that are not written as snapshots; nowhere without one.
  public init(printer: CellPrinter, store: SnapshotStore, mode: RecordMode, run: (any PendingTexts)?) {
    self.printer = printer
    self.store = store
    self.mode = mode
    self.run = run
  }

  /// What comes of a cell.
  ///
  /// - Throws: `StoreFailure` where the run's folder can't be written.
  public func result(of cell: SnapshotCell) throws(StoreFailure) -> CellResult {
    let text: String
    do throws(CellFailure) {
      text = try printer.text(of: cell)
    } catch {
      return CellResult(path: cell.path, screen: cell.screen, status: .failed, message: error.description)
    }
    return try result(of: cell, text: text)
  }

  /// What comes of a cell whose text is known.
  ///
  /// - Throws: `StoreFailure` where the run's folder can't be written.
  public func result(of cell: SnapshotCell, text: String) throws(StoreFailure) -> CellResult {
    var result = CellResult(path: cell.path, screen: cell.screen, status: .same)
    let reference: [UInt8]?
    do throws(StoreFailure) {
      reference = try store.read(cell.path)
    } catch {
      result.status = .blocked
      result.message = error.description
      return result
    }
    let outcome = SnapshotOutcome(reference: reference, text: text)
    result.take(outcome)
    guard result.status.isPending else { return result }
    result.reference = reference.map(Fingerprint.text)
    if mode.writes(outcome) {
      do throws(StoreFailure) {
        try store.write(text, to: cell.path)
        result.status = result.status == .missing ? .recorded : .rewritten
        result.message = nil
      } catch {
        result.status = .blocked
        result.message = error.description
      }
    } else {
      try run?.keep(text, for: cell.path)
    }
    return result
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
    case .outdated(let header):
      status = .outdated
      message = "it was recorded as \(header.kind) v\(header.version); to update it, run 'petri snapshot migrate'"
    }
  }
}

/// Takes or refuses the pending texts of a run.
public struct Decision: Sendable {
  /// Why a pending text can't be taken.
  public struct Refusal: Error, Hashable, CustomStringConvertible {
    /// The reason in words.
    public let description: String
    /// Whether a file could not be read or written.
    public let isIO: Bool
  }

  private let run: any PendingTexts
  private let store: SnapshotStore
  private let owns: @Sendable (String) -> Bool

  /// Makes decisions about a run.
  ///
  /// - Parameters:
  ///   - store: the catalogue's files.
  ///   - owns: whether a path is that of one of the catalogue's snapshots; a run's folder may come from anywhere.
  public init(run: any PendingTexts, store: SnapshotStore, owns: @escaping @Sendable (String) -> Bool) {
    self.run = run
    self.store = store
    self.owns = owns
  }

  /// Makes a pending text the snapshot.
  ///
  /// - Returns: what was there before, to be put back by ``undo(_:before:pending:)``, and the text.
  /// - Throws: `Refusal`, also where the snapshot is no longer the one that was compared.
  public func accept(_ cell: CellResult) throws(Refusal) -> (before: [UInt8]?, pending: String) {
    let pending = try pendingText(of: cell)
    let before = try guarded { () throws(StoreFailure) in try store.read(cell.path) }
    guard before.map(Fingerprint.text) == cell.reference else {
      throw Refusal(
        description: "\(cell.path) has changed since it was compared; run 'petri snapshot verify' again",
        isIO: false
      )
    }
    try guarded { () throws(StoreFailure) in try store.write(pending, to: cell.path) }
    try guarded { () throws(StoreFailure) in try run.forget(cell.path) }
    return (before, pending)
  }

  /// Forgets a pending text.
  ///
  /// - Returns: the text.
  /// - Throws: `Refusal`.
  public func reject(_ cell: CellResult) throws(Refusal) -> String {
    let pending = try pendingText(of: cell)
    try guarded { () throws(StoreFailure) in try run.forget(cell.path) }
    return pending
  }

  /// Takes a decision back: the snapshot is as it was before, and the text pends again.
  ///
  /// - Parameters:
  ///   - before: the snapshot's bytes before it was accepted; `.none` for a rejected text, `.some(nil)` where there was no
  ///     snapshot.
  /// - Throws: `Refusal`.
  public func undo(_ cell: CellResult, before: [UInt8]??, pending: String) throws(Refusal) {
    if let before {
      if let before {
        try guarded { () throws(StoreFailure) in try store.write(before, to: cell.path) }
      } else {
        try guarded { () throws(StoreFailure) in try store.delete(cell.path) }
      }
    }
    try guarded { () throws(StoreFailure) in try run.keep(pending, for: cell.path) }
  }

  private func pendingText(of cell: CellResult) throws(Refusal) -> String {
    guard owns(cell.path) else {
      throw Refusal(description: "\(cell.path) isn't a snapshot of this catalogue", isIO: false)
    }
    guard let text = try guarded({ () throws(StoreFailure) in try run.pendingText(for: cell.path) }) else {
      throw Refusal(description: "nothing is pending for \(cell.path)", isIO: false)
    }
    return text
  }

  private func guarded<Result>(_ body: () throws(StoreFailure) -> Result) throws(Refusal) -> Result {
    do throws(StoreFailure) {
      return try body()
    } catch {
      throw Refusal(description: error.description, isIO: true)
    }
  }
}

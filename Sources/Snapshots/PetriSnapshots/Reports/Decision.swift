import PetriCatalog

/// Accepts or rejects the pending texts of a run.
public struct Decision: Sendable {
  /// The reason why a pending text can't be accepted or rejected.
  public struct Refusal: Error, Hashable, CustomStringConvertible {
    /// The reason.
    public let description: String
    /// Whether a file couldn't be read or written.
    public let isIO: Bool
  }

  private let run: any PendingTexts
  private let store: SnapshotStore
  private let owned: @Sendable (String) -> SnapshotCell?

  /// Creates decisions about a run.
  ///
  /// - Parameters:
  ///   - run: The pending texts.
  ///   - store: The files of the catalogue.
  ///   - owned: Returns the catalogue's cell with an identifier. The folder of a run is untrusted.
  public init(run: any PendingTexts, store: SnapshotStore, owned: @escaping @Sendable (String) -> SnapshotCell?) {
    self.run = run
    self.store = store
    self.owned = owned
  }

  /// A decision about cells of one file, which can be undone.
  public struct Taken: Sendable {
    /// The path of the file.
    public let path: String
    /// The cells before the decision, with their pending texts.
    public let cells: [(cell: CellResult, pending: String)]
    /// The bytes of the file before and after; `nil` if it wasn't written.
    let written: (before: [UInt8]?, after: [UInt8]?)?
  }

  /// Replaces snapshots with pending texts, file by file.
  ///
  /// - Returns: The accepted cells, and the refusals, for example of a snapshot that changed after the comparison.
  public func accept(_ cells: [CellResult]) -> (taken: [Taken], refusals: [Refusal]) {
    decide(cells, accept(file:))
  }

  /// Discards pending texts.
  ///
  /// - Returns: The rejected cells, and the refusals.
  public func reject(_ cells: [CellResult]) -> (taken: [Taken], refusals: [Refusal]) {
    decide(cells) { (open) throws(Refusal) in
      for (cell, _) in open.cells { try guarded { () throws(StoreFailure) in try run.forget(cell.id) } }
      return (Taken(path: open.path, cells: open.cells, written: nil), [])
    }
  }

  /// Undoes a decision: restores the snapshots and makes the texts pending again.
  ///
  /// - Throws: `Refusal`, also if the file changed after the decision.
  public func undo(_ taken: Taken) throws(Refusal) {
    if let (before, after) = taken.written {
      let isBack = try guarded { () throws(StoreFailure) in try store.restore(taken.path, to: before, from: after) }
      guard isBack else {
        throw Refusal(
          description: "\(taken.path) has changed since it was accepted, so it wasn't restored",
          isIO: false
        )
      }
    }
    for (cell, pending) in taken.cells {
      try guarded { () throws(StoreFailure) in try run.keep(pending, for: cell.id) }
    }
  }

  private struct Open {
    let path: String
    let like: SnapshotCell
    var cells: [(cell: CellResult, pending: String)]
  }

  private func decide(
    _ cells: [CellResult],
    _ decide: (Open) throws(Refusal) -> (Taken, [Refusal])
  ) -> (taken: [Taken], refusals: [Refusal]) {
    var refusals: [Refusal] = []
    var files: [Open] = []
    var indices: [String: Int] = [:]
    for cell in cells {
      do throws(Refusal) {
        let (own, pending) = try pendingText(of: cell)
        if let index = indices[cell.path] {
          files[index].cells.append((cell, pending))
        } else {
          indices[cell.path] = files.count
          files.append(Open(path: cell.path, like: own, cells: [(cell, pending)]))
        }
      } catch {
        refusals.append(error)
      }
    }
    var taken: [Taken] = []
    for file in files {
      do throws(Refusal) {
        let (done, refused) = try decide(file)
        if !done.cells.isEmpty { taken.append(done) }
        refusals += refused
      } catch {
        refusals.append(error)
      }
    }
    return (taken, refusals)
  }

  private func accept(file open: Open) throws(Refusal) -> (Taken, [Refusal]) {
    var stale: [CellResult] = []
    let written = try guarded { () throws(StoreFailure) in
      try store.update(open.path, like: open.like) { (file) throws(StoreFailure) in
        var changes: [CellName: String?] = [:]
        let own = open.cells.map { owned($0.cell.id) ?? open.like }
        let references = store.references(for: own, in: file)
        for (index, (cell, pending)) in open.cells.enumerated() {
          if references[index].fingerprint(in: file) == cell.reference, let body = own[index].body(of: pending) {
            changes[own[index].name] = body
          } else {
            stale.append(cell)
          }
        }
        return changes
      }
    }
    let accepted = open.cells.filter { !stale.contains($0.cell) }
    for (cell, _) in accepted { try guarded { () throws(StoreFailure) in try run.forget(cell.id) } }
    let refusals = stale.map { cell in
      Refusal(
        description: "\(cell.name) has changed since it was compared; run 'petri snapshot verify' again",
        isIO: false
      )
    }
    return (Taken(path: open.path, cells: accepted, written: written), refusals)
  }

  private func pendingText(of cell: CellResult) throws(Refusal) -> (SnapshotCell, String) {
    guard let own = owned(cell.id), own.path == cell.path else {
      throw Refusal(description: "\(cell.name) isn't a snapshot of this catalogue", isIO: false)
    }
    guard let text = try guarded({ () throws(StoreFailure) in try run.pendingText(for: cell.id) }) else {
      throw Refusal(description: "nothing is pending for \(cell.name)", isIO: false)
    }
    guard own.body(of: text) != nil else {
      throw Refusal(
        description:
          "the pending text of \(cell.name) isn't \(own.rendering.rawValue) v\(own.rendering.version) of the cell",
        isIO: false
      )
    }
    return (own, text)
  }

  private func guarded<Result>(_ body: () throws(StoreFailure) -> Result) throws(Refusal) -> Result {
    do throws(StoreFailure) {
      return try body()
    } catch {
      throw Refusal(description: error.description, isIO: true)
    }
  }
}

/// Where texts are that aren't snapshots yet, by the ids of their cells.
public protocol PendingTexts: Sendable {
  /// Keeps the text that a snapshot would have.
  ///
  /// - Throws: `StoreFailure`.
  func keep(_ text: String, for id: String) throws(StoreFailure)

  /// The text that a snapshot would have; `nil` where none is pending.
  ///
  /// - Throws: `StoreFailure`.
  func pendingText(for id: String) throws(StoreFailure) -> String?

  /// Forgets a pending text.
  ///
  /// - Throws: `StoreFailure`.
  func forget(_ id: String) throws(StoreFailure)
}

extension RunFolder: PendingTexts {}

/// Where texts are that aren't snapshots yet, by the paths of their snapshots.
public protocol PendingTexts: Sendable {
  /// Keeps the text that a snapshot would have.
  ///
  /// - Throws: `StoreFailure`.
  func keep(_ text: String, for path: String) throws(StoreFailure)

  /// The text that a snapshot would have; `nil` where none is pending.
  ///
  /// - Throws: `StoreFailure`.
  func pendingText(for path: String) throws(StoreFailure) -> String?

  /// Forgets a pending text.
  ///
  /// - Throws: `StoreFailure`.
  func forget(_ path: String) throws(StoreFailure)
}

extension RunFolder: PendingTexts {}

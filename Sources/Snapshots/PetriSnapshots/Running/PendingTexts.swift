import Foundation

/// A store of new texts that aren't snapshots yet, by the identifiers of their cells.
public protocol PendingTexts: Sendable {
  /// Stores the new text of a cell.
  ///
  /// - Throws: `StoreFailure`.
  func keep(_ text: String, for id: String) throws(StoreFailure)

  /// The pending text of a cell; `nil` if there is none.
  ///
  /// - Throws: `StoreFailure`.
  func pendingText(for id: String) throws(StoreFailure) -> String?

  /// Discards a pending text.
  ///
  /// - Throws: `StoreFailure`.
  func forget(_ id: String) throws(StoreFailure)
}

extension RunFolder: PendingTexts {}

/// Pending texts in memory.
public final class HeldTexts: PendingTexts {
  private let lock = NSLock()
  // Accessed only while the lock is held.
  private nonisolated(unsafe) var texts: [String: String] = [:]

  /// Creates an empty collection.
  public init() {}

  /// The number of texts.
  public var count: Int { lock.withLock { texts.count } }

  /// Stores the new text of a cell.
  public func keep(_ text: String, for id: String) { lock.withLock { texts[id] = text } }

  /// The pending text of a cell; `nil` if there is none.
  public func pendingText(for id: String) -> String? { lock.withLock { texts[id] } }

  /// Discards a pending text.
  public func forget(_ id: String) { lock.withLock { texts[id] = nil } }
}

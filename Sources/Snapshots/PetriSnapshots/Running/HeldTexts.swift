import Foundation

/// Pending texts in memory, of which nothing is left when nobody has them any more.
public final class HeldTexts: PendingTexts {
  private let lock = NSLock()
  // Read and written behind the lock.
  private nonisolated(unsafe) var texts: [String: String] = [:]

  /// Holds nothing at first.
  public init() {}

  /// How many there are.
  public var count: Int { lock.withLock { texts.count } }

  /// Keeps the text that a snapshot would have.
  public func keep(_ text: String, for id: String) { lock.withLock { texts[id] = text } }

  /// The text that a snapshot would have; `nil` where none is pending.
  public func pendingText(for id: String) -> String? { lock.withLock { texts[id] } }

  /// Forgets a pending text.
  public func forget(_ id: String) { lock.withLock { texts[id] = nil } }
}

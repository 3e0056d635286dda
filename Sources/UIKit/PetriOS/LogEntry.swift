import Synchronization

/// A message or a signpost, as its handler hears it. Apple's platforms have no such thing; code under test needn't know of it.
public struct LogEntry: Equatable, Sendable {
  /// The kinds of entries.
  public enum Kind: Equatable, Sendable {
    case message(OSLogType)
    case signpost(OSSignpostType, name: String, id: OSSignpostID)
  }

  /// Who wrote it; empty for the default log.
  public var subsystem: String
  /// The part of it that wrote.
  public var category: String
  /// The kind of the entry.
  public var kind: Kind
  /// The text as the system keeps it: private values are `<private>`.
  public var message: String

  /// Hears every entry, on the thread that writes it; without one nothing is kept or printed, and no text is made.
  public static var handler: (@Sendable (LogEntry) -> Void)? {
    get { current.withLock { $0 } }
    set { current.withLock { $0 = newValue } }
  }

  private static let current = Mutex<(@Sendable (LogEntry) -> Void)?>(nil)
}

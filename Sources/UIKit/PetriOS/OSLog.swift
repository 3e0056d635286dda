// The submodules `log` and `signpost`.
@_exported public import PetriOS
import Synchronization

/// A log of a subsystem and category.
public final class OSLog: Sendable {
  /// A system-defined category, such as Instruments' points of interest.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  public static let `default` = OSLog(subsystem: "", category: "", isDisabled: false)
  public static let disabled = OSLog(subsystem: "", category: "", isDisabled: true)

  let subsystem: String
  let category: String
  private let isDisabled: Bool

  private init(subsystem: String, category: String, isDisabled: Bool) {
    self.subsystem = subsystem
    self.category = category
    self.isDisabled = isDisabled
  }

  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isDisabled: false)
  }

  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// Whether the log is enabled and `LogEntry.handler` is set; messages go nowhere else.
  public func isEnabled(type: OSLogType) -> Bool { takesEntries }

  public var signpostsEnabled: Bool { takesEntries }

  private var takesEntries: Bool { !isDisabled && LogEntry.handler != nil }

  /// Passes an entry to the handler. The message is only formatted if there is one.
  func write(_ kind: LogEntry.Kind, _ message: () -> String) {
    guard !isDisabled, let handler = LogEntry.handler else { return }
    handler(LogEntry(subsystem: subsystem, category: category, kind: kind, message: message()))
  }
}

/// The level of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public static let `default` = OSLogType(0x00)
  public static let info = OSLogType(0x01)
  public static let debug = OSLogType(0x02)
  public static let error = OSLogType(0x10)
  public static let fault = OSLogType(0x11)
}

/// A message or signpost, as `LogEntry.handler` receives it. Not in Apple's `os`.
public struct LogEntry: Equatable, Sendable {
  /// The kind of a log entry: a message or a signpost.
  public enum Kind: Equatable, Sendable {
    case message(OSLogType)
    case signpost(OSSignpostType, name: String, id: OSSignpostID)
  }

  public var subsystem: String
  public var category: String
  public var kind: Kind
  /// The formatted message, in which private values are `<private>`.
  public var message: String

  /// Receives every entry on the thread that writes it. Without a handler entries aren't formatted.
  public static var handler: (@Sendable (LogEntry) -> Void)? {
    get { current.withLock { $0 } }
    set { current.withLock { $0 = newValue } }
  }

  private static let current = Mutex<(@Sendable (LogEntry) -> Void)?>(nil)
}

/// A part of an app that writes messages.
public final class OSLog: Sendable {
  /// A part of the system that is known by its name, such as the points of interest of Instruments.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String

    /// The category with a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Points of interest, as Instruments shows them.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// Entries that are only recorded while Instruments runs.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// Entries that are only recorded, with their stack, while Instruments runs.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  /// The log of code that has none of its own.
  public static let `default` = OSLog(subsystem: "", category: "", isDisabled: false)
  /// Takes no message.
  public static let disabled = OSLog(subsystem: "", category: "", isDisabled: true)

  let subsystem: String
  let category: String
  private let isDisabled: Bool

  private init(subsystem: String, category: String, isDisabled: Bool) {
    self.subsystem = subsystem
    self.category = category
    self.isDisabled = isDisabled
  }

  /// The log of a part of a subsystem.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isDisabled: false)
  }

  /// The log of a part of a subsystem that the system knows.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// Whether messages are handed to `LogEntry.handler`; they are logged nowhere else.
  public func isEnabled(type: OSLogType) -> Bool { takesEntries }

  /// Whether signposts are handed to `LogEntry.handler`.
  public var signpostsEnabled: Bool { takesEntries }

  private var takesEntries: Bool { !isDisabled && LogEntry.handler != nil }

  /// Hands an entry to the handler; the text is made only if there is one.
  func write(_ kind: LogEntry.Kind, _ message: () -> String) {
    guard !isDisabled, let handler = LogEntry.handler else { return }
    handler(LogEntry(subsystem: subsystem, category: category, kind: kind, message: message()))
  }
}

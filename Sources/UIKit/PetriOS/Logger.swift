/// Writes messages of a part of an app.
public struct Logger: Sendable {
  private let log: OSLog

  /// Writes to the default log.
  public init() {
    log = .default
  }

  /// Writes to a log.
  public init(_ logObj: OSLog) {
    log = logObj
  }

  /// Writes to the log of a part of a subsystem.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Writes a message.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(.message(level)) { message.text } }
  /// Writes a message worth keeping.
  public func log(_ message: OSLogMessage) { log(level: .default, message) }
  /// Writes a message for debugging.
  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Writes a message for debugging.
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Writes an informative message.
  public func info(_ message: OSLogMessage) { log(level: .info, message) }
  /// Writes a message worth keeping.
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }
  /// Writes an error; the system has no level between.
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }
  /// Writes an error.
  public func error(_ message: OSLogMessage) { log(level: .error, message) }
  /// Writes a fault.
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
  /// Writes a fault.
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}

/// Writes messages to a log.
public struct Logger: Sendable {
  private let log: OSLog

  public init() {
    log = .default
  }

  public init(_ logObj: OSLog) {
    log = logObj
  }

  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(.message(level)) { message.text } }
  public func log(_ message: OSLogMessage) { log(level: .default, message) }
  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
  public func info(_ message: OSLogMessage) { log(level: .info, message) }
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }
  public func error(_ message: OSLogMessage) { log(level: .error, message) }
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message with `printf` arguments: `os_log("%{public}@ has %d rows", name, count)`.
@_disfavoredOverload
public func os_log(
  _ message: StaticString,
  dso: UnsafeRawPointer? = nil,
  log: OSLog = .default,
  type: OSLogType = .default,
  _ args: Any...
) {
  log.write(.message(type)) { PrintfText.text(of: "\(message)", args) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(
  _ type: OSLogType,
  dso: UnsafeRawPointer? = nil,
  log: OSLog = .default,
  _ message: StaticString,
  _ args: Any...
) {
  log.write(.message(type)) { PrintfText.text(of: "\(message)", args) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(_ message: OSLogMessage) {
  OSLog.default.write(.message(.default)) { message.text }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(.message(type)) { message.text }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message whose values stand behind it, in C's way: `os_log("%{public}@ has %d rows", name, count)`.
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
/// Writes a message whose values stand behind it, in C's way.
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
/// Writes a message with values in it.
public func os_log(_ message: OSLogMessage) {
  OSLog.default.write(.message(.default)) { message.text }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message with values in it.
@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(.message(type)) { message.text }
}

/// Marks events and intervals of a part of an app; their times are the handler's to take.
public struct OSSignposter: Sendable {
  private let log: OSLog

  /// Marks in the default log.
  public init() {
    log = .default
  }

  /// Marks in a log.
  public init(logHandle: OSLog) {
    log = logHandle
  }

  /// Marks in the log of a part of a subsystem.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Marks in the log of a part of a subsystem that the system knows.
  public init(subsystem: String, category: OSLog.Category) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Marks nothing.
  public static let disabled = OSSignposter(logHandle: .disabled)

  /// Whether somebody listens.
  public var isEnabled: Bool { log.signpostsEnabled }

  /// An identifier that no other has.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }
  /// An identifier that is the same for an object, as long as it lives.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: log, object: object) }

  /// Marks where an interval begins.
  public func beginInterval(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    _ message: OSLogMessage = ""
  ) -> OSSignpostIntervalState {
    log.write(.signpost(.begin, name: "\(name)", id: id)) { message.text }
    return OSSignpostIntervalState(id: id)
  }

  /// Marks where an interval ends.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage = "") {
    log.write(.signpost(.end, name: "\(name)", id: state.id)) { message.text }
  }

  /// Marks an event.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage = "") {
    log.write(.signpost(.event, name: "\(name)", id: id)) { message.text }
  }

  /// Marks where a task begins and ends.
  public func withIntervalSignpost<Result>(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    _ message: OSLogMessage = "",
    around task: () throws -> Result
  ) rethrows -> Result {
    let state = beginInterval(name, id: id, message)
    defer { endInterval(name, state) }
    return try task()
  }
}

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {
  let id: OSSignpostID

  init(id: OSSignpostID) {
    self.id = id
  }
}

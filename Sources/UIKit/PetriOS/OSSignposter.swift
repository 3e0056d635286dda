/// Writes signposts to a log. Entries have no timestamps.
public struct OSSignposter: Sendable {
  private let log: OSLog

  public init() {
    log = .default
  }

  public init(logHandle: OSLog) {
    log = logHandle
  }

  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  public init(subsystem: String, category: OSLog.Category) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  public static let disabled = OSSignposter(logHandle: .disabled)

  public var isEnabled: Bool { log.signpostsEnabled }

  public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: log, object: object) }

  public func beginInterval(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    _ message: OSLogMessage = ""
  ) -> OSSignpostIntervalState {
    log.write(.signpost(.begin, name: "\(name)", id: id)) { message.text }
    return OSSignpostIntervalState(id: id)
  }

  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage = "") {
    log.write(.signpost(.end, name: "\(name)", id: state.id)) { message.text }
  }

  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage = "") {
    log.write(.signpost(.event, name: "\(name)", id: id)) { message.text }
  }

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

/// The state of an interval that has begun.
public final class OSSignpostIntervalState: Sendable {
  let id: OSSignpostID

  init(id: OSSignpostID) {
    self.id = id
  }
}

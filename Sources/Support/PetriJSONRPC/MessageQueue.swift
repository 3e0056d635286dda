import PetriText

@MainActor
struct MessageQueue {
  enum Entry {
    case call(Call, MessageBatch?)
    case notification(String, JSONValue, MessageBatch?)
    case response(RPCIdentifier?, Result<JSONValue, RPCReply>, MessageBatch?)
    /// The answer to a message that can't be processed.
    case error(RPCIdentifier?, RPCError, MessageBatch?)
    case unreadable
  }

  private var entries: [(entry: Entry, size: Int)] = []
  private var first = 0
  private var calls: [RPCIdentifier: Call] = [:]
  private(set) var size = 0

  var count: Int { entries.count - first }
  var isEmpty: Bool { first == entries.count }

  func has(_ id: RPCIdentifier) -> Bool { calls[id] != nil }

  func cancel(_ id: RPCIdentifier) { calls[id]?.cancel(.cancelled) }

  func cancelAll(_ reason: RPCError) { for call in calls.values { call.cancel(reason) } }

  mutating func add(_ entry: Entry, size: Int = 0) {
    if case .call(let call, _) = entry { calls[call.id] = call }
    entries.append((entry, size))
    self.size += size
  }

  mutating func next() -> Entry? {
    guard !isEmpty else { return nil }
    let (entry, size) = entries[first]
    first += 1
    self.size -= size
    if first == entries.count || first > 100 {
      entries.removeFirst(first)
      first = 0
    }
    if case .call(let call, _) = entry { calls[call.id] = nil }
    return entry
  }
}

@MainActor
final class MessageBatch {
  var left: Int
  var answers: [JSONText] = []

  init(_ count: Int) { left = count }
}

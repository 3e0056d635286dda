/// The sessions of a client. They end with the server.
@MainActor
final class Sessions {
  /// How many sessions there are at most; the one that was used least recently makes room for another.
  static let limit = 64
  /// How many moves a session has at most.
  static let moveLimit = 500

  private var sessions: [String: Session] = [:]
  /// The names, the one that was used last at the end.
  private var order: [String] = []
  private var count = 0

  /// Begins a session; its name.
  func begin(_ session: Session) -> String {
    if order.count >= Sessions.limit { sessions[order.removeFirst()] = nil }
    count += 1
    let name = "s\(count)"
    sessions[name] = session
    order.append(name)
    return name
  }

  /// A session; `nil` where there is none of that name.
  subscript(name: String) -> Session? {
    get { sessions[name] }
    set {
      guard let newValue, sessions[name] != nil else { return }
      sessions[name] = newValue
      if order.last != name, let place = order.firstIndex(of: name) { order.append(order.remove(at: place)) }
    }
  }

  /// The names of all sessions.
  var names: [String] { order.sorted { ($0.count, $0) < ($1.count, $1) } }
}

/// The sessions of a client, which live as long as the server.
@MainActor
final class Sessions {
  /// The maximum number of sessions; the least recently used one is discarded.
  static let limit = 64
  /// The maximum number of moves in a session.
  static let moveLimit = 500

  private var sessions: [String: Session] = [:]
  /// The names, least recently used first.
  private var order: [String] = []
  private var count = 0

  /// Adds a session and returns its name.
  func begin(_ session: Session) -> String {
    if order.count >= Sessions.limit { sessions[order.removeFirst()] = nil }
    count += 1
    let name = "s\(count)"
    sessions[name] = session
    order.append(name)
    return name
  }

  subscript(name: String) -> Session? {
    get { sessions[name] }
    set {
      guard let newValue, sessions[name] != nil else { return }
      sessions[name] = newValue
      if order.last != name, let place = order.firstIndex(of: name) { order.append(order.remove(at: place)) }
    }
  }

  var names: [String] { order.sorted { ($0.count, $0) < ($1.count, $1) } }
}

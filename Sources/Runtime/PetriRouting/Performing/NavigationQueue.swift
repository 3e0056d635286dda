/// The unfinished navigations of a router.
@MainActor
struct NavigationQueue {
  /// All navigations in order of arrival.
  private(set) var all: [NavigationRun] = []
  /// The navigation that moves.
  var moving: NavigationRun?
  /// The navigations that wait for it, in order.
  var waiting: [NavigationRun] = []
  /// The navigations that wait for a blocker, by priority, then by arrival.
  var blocked: [NavigationRun] = []
  private var arrivals = 0

  mutating func nextArrival() -> Int {
    arrivals += 1
    return arrivals
  }

  mutating func add(_ run: NavigationRun) { all.append(run) }

  mutating func block(_ run: NavigationRun) {
    let place =
      blocked.firstIndex { ($0.request.priority, -$0.arrival) < (run.request.priority, -run.arrival) }
      ?? blocked.endIndex
    blocked.insert(run, at: place)
  }

  mutating func remove(_ run: NavigationRun) {
    if moving === run { moving = nil }
    all.removeAll { $0 === run }
    waiting.removeAll { $0 === run }
    blocked.removeAll { $0 === run }
  }
}

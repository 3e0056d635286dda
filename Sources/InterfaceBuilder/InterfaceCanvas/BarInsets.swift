import InterfaceBuilder

/// The bars of each controller in a document, derived from its segues.
struct BarInsets {
  struct Bars: Hashable {
    var hasNavigationBar = false
    var hasLargeTitle = false
    var hasTabBar = false
    var hasToolbar = false
    var isPresented = false
  }

  private(set) var bars: [String: Bars] = [:]

  init(_ controllers: [InterfaceController]) {
    let known = Dictionary(controllers.map { ($0.identity.id, $0) }) { first, _ in first }
    let reached = Set(controllers.flatMap { $0.segues.map(\.connection.destination) })
    // Starts at controllers without incoming segues; those in cycles come last.
    var waiting = controllers.filter { !reached.contains($0.identity.id) }.map { ($0.identity.id, Bars()) }
    waiting += controllers.map { ($0.identity.id, Bars()) }
    var place = 0
    var rest: [(String, Bars)] = []
    while place < waiting.count || !rest.isEmpty {
      if place == waiting.count { waiting.append(rest.removeFirst()) }
      let (id, around) = waiting[place]
      place += 1
      guard bars[id] == nil, let controller = known[id] else { continue }
      bars[id] = Self.adjusted(around, by: controller)
      var next: [(String, Bars)] = []
      for (_, connection, segue) in controller.segues {
        guard let bars = Self.bars(after: segue, of: controller, around: bars[id] ?? around) else { continue }
        next.append((connection.destination, bars))
      }
      waiting.insert(contentsOf: next, at: place)
    }
  }

  private static func adjusted(_ bars: Bars, by controller: InterfaceController) -> Bars {
    var bars = bars
    if let top = controller.simulated["simulatedTopBarMetrics"] {
      bars.hasNavigationBar = top == "simulatedNavigationBarMetrics"
    }
    if let bottom = controller.simulated["simulatedBottomBarMetrics"] {
      bars.hasTabBar = bottom == "simulatedTabBarMetrics"
      bars.hasToolbar = bottom == "simulatedToolbarMetrics"
    }
    if controller.hidesBottomBarWhenPushed { bars.hasTabBar = false }
    return bars
  }

  private static func bars(after segue: Segue, of controller: InterfaceController, around: Bars) -> Bars? {
    var bars = around
    switch (segue.kind, segue.relationship) {
    case ("relationship", "rootViewController"):
      bars.hasNavigationBar = !controller.isNavigationBarHidden
      bars.hasLargeTitle = bars.hasNavigationBar && controller.hasLargeTitles
      bars.hasToolbar = !controller.isToolbarHidden
    case ("relationship", "viewControllers"): bars = Bars(hasTabBar: true)
    case ("relationship", _): bars = Bars()
    case ("show", _), ("push", _):
      // A show segue outside a navigation controller presents.
      if !around.hasNavigationBar { bars = Bars(isPresented: true) }
    case ("embed", _), ("unwind", _), ("custom", _): return segue.kind == "embed" ? Bars() : nil
    default: bars = Bars(isPresented: true)
    }
    return bars
  }
}

extension InterfaceController {
  fileprivate var hasLargeTitles: Bool {
    guard case .bar(let bar)? = navigationBar?.properties.base.content else { return false }
    return bar.prefersLargeTitles
  }
}

import HeadlessUIKit
import InterfaceBuilder

struct CanvasInsets {
  let device: HeadlessDevice
  /// The bars around a controller; nil for a view without one.
  let bars: BarInsets.Bars?

  /// The insets of the device and its bars, unless stored frames of views pinned to the safe area imply others that a
  /// device can have.
  func insets(for root: InterfaceView, guides: [String: String] = [:]) -> UIEdgeInsets {
    var insets = device.safeAreaInsets
    let frame = root.frame ?? Rectangle()
    if CGSize(width: frame.width, height: frame.height) == device.size {
      insets.top += topBar
      insets.bottom += bottomBar
    } else {
      // Either the view isn't full-screen, or it ends at an opaque bar.
      let reachesDown = bars != nil && abs(frame.height + insets.top + topBar - device.size.height) < 1
      insets = UIEdgeInsets(top: 0, left: 0, bottom: reachesDown ? insets.bottom + bottomBar : 0, right: 0)
    }
    let pinned = PinnedInsets(root, barGuides: guides)
    if let top = pinned.top, tops.contains(top) { insets.top = top }
    if let bottom = pinned.bottom, bottoms.contains(bottom) { insets.bottom = bottom }
    return insets
  }

  private var topBar: Double {
    guard let bars, bars.hasNavigationBar else { return 0 }
    return (device.idiom == .pad ? 50 : device.isLandscape ? 32 : 44) + (bars.hasLargeTitle ? 52 : 0)
  }

  private var bottomBar: Double {
    guard let bars else { return 0 }
    return (bars.hasTabBar ? device.isLandscape ? 32 : 49 : 0) + (bars.hasToolbar ? device.isLandscape ? 32 : 44 : 0)
  }

  /// Plausible insets: with or without a bar, below no, one or two status bars.
  private var tops: Set<Double> {
    let status: [Double] = [0, 20, 24, 44, 47, 48, 50, 59, 62]
    return Self.sums(status + status.map { 2 * $0 }, [0, 32, 44, 50, 56, 96, 102, 108])
  }

  private var bottoms: Set<Double> { Self.sums([0, 20, 21, 34, 40, 42, 68], [0, 32, 44, 49, 50, 98]) }

  private static func sums(_ first: [Double], _ second: [Double]) -> Set<Double> {
    Set(first.flatMap { value in second.map { value + $0 } })
  }
}

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
    var index = 0
    var rest: [(String, Bars)] = []
    while index < waiting.count || !rest.isEmpty {
      if index == waiting.count { waiting.append(rest.removeFirst()) }
      let (id, around) = waiting[index]
      index += 1
      guard bars[id] == nil, let controller = known[id] else { continue }
      bars[id] = Self.adjusted(around, by: controller)
      var next: [(String, Bars)] = []
      for (_, connection, segue) in controller.segues {
        guard let bars = Self.bars(after: segue, of: controller, around: bars[id] ?? around) else { continue }
        next.append((connection.destination, bars))
      }
      waiting.insert(contentsOf: next, at: index)
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

/// The safe area insets implied by stored frames of views that are pinned to it. Interface Builder's own depend on
/// its version and on segues between documents.
struct PinnedInsets {
  private(set) var top: Double?
  private(set) var bottom: Double?

  /// - Parameter barGuides: the identifiers of the controller's `top` and `bottom` layout guides.
  init(_ root: InterfaceView, barGuides: [String: String]) {
    var edges: [String: String] = [:]
    if let safeArea = root.guides.first(where: { $0.key == "safeArea" })?.id {
      edges["\(safeArea) top"] = "top"
      edges["\(safeArea) bottom"] = "bottom"
    }
    if let bar = barGuides["top"] { edges["\(bar) bottom"] = "top" }
    if let bar = barGuides["bottom"] { edges["\(bar) top"] = "bottom" }
    let views = Dictionary(root.children.map { ($0.identity.id, $0) }) { first, _ in first }
    var found: [String: Set<Double>] = [:]
    for constraint in root.constraints where constraint.isPlain {
      guard let (view, edge, distance) = Self.pin(constraint, to: edges, owner: root.identity.id),
        let node = views[view],
        node.isPlacedByLayout, !node.isQuestionable, let frame = node.frame, let rootFrame = root.frame
      else { continue }
      let inset = edge == "top" ? frame.y - distance : rootFrame.height - frame.y - frame.height + distance
      found[edge, default: []].insert((inset * 10).rounded() / 10)
    }
    // If they disagree, none is certain.
    if let tops = found["top"], tops.count == 1 { top = tops.first }
    if let bottoms = found["bottom"], bottoms.count == 1 { bottom = bottoms.first }
  }

  private static func pin(
    _ constraint: InterfaceConstraint,
    to edges: [String: String],
    owner: String
  ) -> (view: String, edge: String, distance: Double)? {
    guard let second = constraint.second, let secondAttribute = constraint.secondAttribute else { return nil }
    let first = constraint.first ?? owner
    if edges["\(second) \(secondAttribute)"] == constraint.firstAttribute {
      return (first, constraint.firstAttribute, constraint.values.base.constant)
    }
    if edges["\(first) \(constraint.firstAttribute)"] == secondAttribute {
      return (second, secondAttribute, -constraint.values.base.constant)
    }
    return nil
  }
}

extension InterfaceConstraint {
  fileprivate var isPlain: Bool {
    relation == "equal" && values.base.priority == 1000 && values.base.multiplier == 1 && !isSymbolic
  }
}

extension InterfaceView {
  /// Whether Interface Builder marked its frame as differing from the layout.
  var isQuestionable: Bool { isMarkedMisplaced || isMarkedAmbiguous || hasFixedFrame }
}

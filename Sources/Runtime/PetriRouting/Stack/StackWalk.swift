import PetriUIKit

/// A lazy traversal of the controllers of a stack in search order.
@MainActor
struct StackPath {
  private enum Phase {
    case start
    case parents(UIViewController?)
    case above(UIViewController?)
    case below(UIViewController?)
    case end
  }

  let start: UIViewController
  let options: SearchOptions
  private let adapters: ContainerAdapters
  private(set) var seen: [UIViewController] = []
  private var waiting: [UIViewController] = []
  private var phase = Phase.start
  /// The starting point, if it isn't tested itself.
  private var skipped: UIViewController?

  init(from start: UIViewController, _ options: SearchOptions, adapters: ContainerAdapters) {
    self.start = start
    self.options = options
    self.adapters = adapters
  }

  mutating func controller(at index: Int) -> UIViewController? {
    while seen.count <= index {
      if let next = waiting.popLast() {
        addHeld(by: next)
        if next === skipped { skipped = nil } else { seen.append(next) }
      } else if !beginNextLevel() {
        return nil
      }
    }
    return seen[index]
  }

  /// Continues with the next level, in this order: the starting point with its descendants, its ancestors, the levels
  /// presented above, the presenting levels.
  private mutating func beginNextLevel() -> Bool {
    switch phase {
    case .start:
      if !options.contains(.current) { skipped = start }
      waiting.append(start)
      phase = .parents(options.contains(.parent) ? start.parent : nil)
    case .parents(let parent):
      if let parent { seen.append(parent) }
      let level = options.contains(.presented) ? start.outermostParent.presentedViewController : nil
      phase = parent.map { .parents($0.parent) } ?? .above(level)
    case .above(let level):
      if let level { waiting.append(level) }
      let below = options.contains(.presenting) ? start.outermostParent.presentingViewController?.outermostParent : nil
      phase = level.map { .above($0.presentedViewController) } ?? .below(below)
    case .below(let level):
      if let level { waiting.append(level) }
      phase = level.map { .below($0.presentingViewController?.outermostParent) } ?? .end
    case .end: return false
    }
    return true
  }

  /// Adds the visible children of a container, then the others.
  private mutating func addHeld(by controller: UIViewController) {
    guard options.contains(.visible) || options.contains(.contained) else { return }
    // Most controllers have no children.
    if controller.children.isEmpty, !(controller is UIPageViewController) { return }
    // `waiting` is a stack, so the children are added in reverse order.
    let visible = adapters.visibleViewControllers(of: controller)
    if options.contains(.contained) {
      let held = adapters.containedViewControllers(of: controller)
      if visible.count == 1 {
        let shown = visible[0]
        for child in held.reversed() where child !== shown { waiting.append(child) }
      } else {
        for child in held.reversed() where !visible.contains(where: { $0 === child }) { waiting.append(child) }
      }
    }
    waiting += visible.reversed()
  }
}

/// A traversal shared by several searches and evaluated lazily.
@MainActor
final class StackWalk {
  private var path: StackPath

  init(from start: UIViewController, _ options: SearchOptions, adapters: ContainerAdapters) {
    path = StackPath(from: start, options, adapters: adapters)
  }

  func isWalk(from start: UIViewController, _ options: SearchOptions) -> Bool {
    path.start === start && path.options == options
  }

  func first(where predicate: (UIViewController) -> Bool) -> UIViewController? {
    let known = path.seen
    for controller in known where predicate(controller) { return controller }
    var index = known.count
    while let controller = path.controller(at: index) {
      if predicate(controller) { return controller }
      index += 1
    }
    return nil
  }
}

/// Caches traversals during planning, when nothing moves.
@MainActor
final class StackMemory {
  private var walks: [StackWalk] = []

  func walk(from start: UIViewController, _ options: SearchOptions, adapters: ContainerAdapters) -> StackWalk {
    for walk in walks where walk.isWalk(from: start, options) { return walk }
    let walk = StackWalk(from: start, options, adapters: adapters)
    walks.append(walk)
    return walk
  }
}

import PetriUIKit

/// One way through a stack, walked as far as somebody looks and remembered that far.
@MainActor
final class StackWalk {
  private enum Phase {
    case start
    case parents(UIViewController?)
    case above(UIViewController?)
    case below(UIViewController?)
    case end
  }

  private let adapters: ContainerAdapters
  private let options: SearchOptions
  private let start: UIViewController
  private var seen: [UIViewController] = []
  private var waiting: [UIViewController] = []
  private var phase = Phase.start
  /// The start, where it is not looked at itself.
  private var skipped: UIViewController?

  init(from start: UIViewController, _ options: SearchOptions, adapters: ContainerAdapters) {
    self.start = start
    self.options = options
    self.adapters = adapters
  }

  func goesTheSameWay(from start: UIViewController, _ options: SearchOptions) -> Bool {
    self.start === start && self.options == options
  }

  /// The first controller on the way that a predicate holds for.
  func first(where predicate: (UIViewController) -> Bool) -> UIViewController? {
    var index = 0
    while index < seen.count || advance() {
      let controller = seen[index]
      if predicate(controller) { return controller }
      index += 1
    }
    return nil
  }

  private func advance() -> Bool {
    let before = seen.count
    while seen.count == before {
      if let next = waiting.popLast() {
        addHeld(by: next)
        if next === skipped { skipped = nil } else { seen.append(next) }
      } else if !beginNextLevel() {
        return false
      }
    }
    return true
  }

  /// A level is a controller with all that it holds; the start's comes first, then its parents, each alone, then what is
  /// presented above, then what presents.
  private func beginNextLevel() -> Bool {
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

  /// What the container shows, then what else it holds.
  private func addHeld(by controller: UIViewController) {
    // Nearly all hold nothing.
    if controller.children.isEmpty, !(controller is UIPageViewController) { return }
    guard options.contains(.visible) || options.contains(.contained) else { return }
    // The last is looked at first.
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

import PetriCatalog

/// The ways from where storyboards begin to each of their scenes, as stacks that a route requires.
struct SceneRoutes {
  /// A level of a stack: a screen, the tab that is selected in it, and what is pushed.
  struct Level {
    var screen: String
    var tab: String?
    var pushed: [String] = []

    var last: String { pushed.last ?? tab ?? screen }
  }

  /// The most screens on a way; nobody writes longer ones, and all ways of a chain of scenes grow with its square.
  private static let maximumLength = 32

  private(set) var levels: [SceneID: [Level]] = [:]

  /// - Parameters:
  ///   - starts: the scenes where an app begins, the first one first.
  ///   - names: the names of the scenes' screens; a scene without one is passed over with all that only it leads to.
  ///   - tabsBeginWithRoots: whether a tab that is a navigation stack is called by its root; in definitions it is by the stack's screen.
  init(_ scenes: SceneTable, from starts: [SceneID], names: [SceneID: String], tabsBeginWithRoots: Bool) {
    struct Step {
      let scene: SceneID
      let levels: [Level]
      /// Whether it is on a navigation stack.
      let isPushable: Bool
    }
    var seen: Set<SceneID> = []
    var waiting: [Step] = []
    var (next, nextStart) = (0, 0)
    while next < waiting.count || nextStart < starts.count {
      guard next < waiting.count else {
        // A start that the storyboards before lead to is reached by their way.
        let start = starts[nextStart]
        nextStart += 1
        if let name = names[start], seen.insert(start).inserted {
          waiting.append(Step(scene: start, levels: [Level(screen: name)], isPushable: false))
        }
        continue
      }
      let step = waiting[next]
      next += 1
      guard let entry = scenes[step.scene], let own = names[step.scene] else { continue }
      if step.levels.last?.last == own { levels[step.scene] = step.levels }
      guard step.levels.reduce(0, { $0 + 1 + $1.pushed.count }) < Self.maximumLength else { continue }
      for way in entry.ways where way.kind != "embed" {
        guard let name = names[way.destination], seen.insert(way.destination).inserted else { continue }
        var levels = step.levels
        var isPushable = step.isPushable
        switch (way.kind, entry.container) {
        case ("relationship", .navigation): isPushable = true
        case ("relationship", .tabs):
          levels[levels.count - 1].tab = name
          isPushable = false
        case ("relationship", _): continue
        case ("show", _), ("push", _):
          if step.isPushable {
            levels[levels.count - 1].pushed.append(name)
          } else {
            levels.append(Level(screen: name))
          }
        case ("custom", _), ("showDetail", _), ("replace", _): continue
        default:
          levels.append(Level(screen: name))
          isPushable = false
        }
        // A tab is named by the screen that it begins with.
        if tabsBeginWithRoots, way.kind == "relationship", entry.container == .navigation,
          levels.last?.pushed.isEmpty == true,
          levels.last?.tab == own
        {
          levels[levels.count - 1].tab = name
        }
        waiting.append(Step(scene: way.destination, levels: levels, isPushable: isPushable))
      }
    }
  }
}

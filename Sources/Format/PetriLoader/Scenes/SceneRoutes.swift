import PetriCatalog

/// The routes from the initial scenes to every scene, as stacks that a route requires.
struct SceneRoutes {
  /// A level of a stack: a screen, its selected tab, and the screens pushed in it.
  struct Level {
    var screen: String
    var tab: String?
    var pushed: [String] = []

    var last: String { pushed.last ?? tab ?? screen }
  }

  /// The maximum number of screens on a route; the total length of all routes grows with the square of a chain of
  /// scenes.
  private static let maximumLength = 32

  private(set) var levels: [SceneID: [Level]] = [:]

  /// - Parameters:
  ///   - starts: The initial scenes, the app's first.
  ///   - names: The screen names of scenes; a scene without one is skipped, with all scenes that only it leads to.
  ///   - tabsBeginWithRoots: Whether a tab that is a navigation stack is named after its root, rather than after the stack as in definitions.
  init(_ scenes: SceneTable, from starts: [SceneID], names: [SceneID: String], tabsBeginWithRoots: Bool) {
    struct Step {
      let scene: SceneID
      let levels: [Level]
      let isPushable: Bool
    }
    var seen: Set<SceneID> = []
    var waiting: [Step] = []
    var (next, nextStart) = (0, 0)
    while next < waiting.count || nextStart < starts.count {
      guard next < waiting.count else {
        // An initial scene that earlier storyboards lead to keeps that route.
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
      for segue in entry.segues where segue.kind != "embed" {
        guard let name = names[segue.destination], seen.insert(segue.destination).inserted else { continue }
        var levels = step.levels
        var isPushable = step.isPushable
        switch (segue.kind, entry.container) {
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
        // A tab is named after its first screen.
        if tabsBeginWithRoots, segue.kind == "relationship", entry.container == .navigation,
          levels.last?.pushed.isEmpty == true,
          levels.last?.tab == own
        {
          levels[levels.count - 1].tab = name
        }
        waiting.append(Step(scene: segue.destination, levels: levels, isPushable: isPushable))
      }
    }
  }
}

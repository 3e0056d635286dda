/// How far the check of navigation goes.
struct NavigationLimits {
  /// How far taps are followed.
  let exploration: ExplorationLimits
  /// How many links are opened at most from the states of a start, beyond those that start it; 0 for no links at all.
  let links: Int

  /// Few states and no links, for somebody who waits.
  static let near = NavigationLimits(states: 16, links: 0)

  init(states: Int = 350, links: Int = 150) {
    var exploration = ExplorationLimits(states: states, depth: 16, statesPerStack: 2, rows: 3)
    exploration.statesPerWay = 2
    exploration.statesOfWalks = states
    (self.exploration, self.links) = (exploration, links)
  }
}

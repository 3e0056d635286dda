struct NavigationLimits {
  let exploration: ExplorationLimits
  /// The maximum number of links opened per start, not counting those that launch the app; 0 disables links.
  let links: Int

  static let near = NavigationLimits(states: 16, links: 0)

  init(states: Int = 350, links: Int = 150) {
    var exploration = ExplorationLimits(states: states, depth: 16, statesPerStack: 2, rows: 3)
    exploration.statesPerWay = 2
    exploration.statesOfWalks = states
    (self.exploration, self.links) = (exploration, links)
  }
}

import PetriCatalog

/// A configuration to explore: a screen, a fixture or app state, and experiment variants.
struct NavigationStart: Hashable {
  let screen: String
  private(set) var number = 0
  private(set) var fixture: String?
  /// A fixture of another screen that provides the app's state.
  private(set) var state: GivenState?
  private(set) var variants: [String: String] = [:]

  struct GivenState: Hashable {
    let screen: String
    let fixture: String
  }

  private init(_ screen: String) { self.screen = screen }

  /// The starts of the app's first screen if the whole catalogue is checked, or else of each screen.
  static func all(of catalog: Catalog, on screens: [ScreenDefinition]) -> [NavigationStart] {
    let isWhole = screens.count == catalog.screens.count
    let first = isWhole ? catalog.settings.start.flatMap { catalog.screen(named: $0) } : nil
    return (first.map { [$0] } ?? screens).filter(\.canBeAppStart).flatMap { all(from: $0, in: catalog) }
  }

  /// The examples, each fixture with app state, and each experiment variant. Screens other than the app's first one
  /// also start with its first fixture's state, such as a signed-in user.
  static func all(from screen: ScreenDefinition, in catalog: Catalog) -> [NavigationStart] {
    var starts = [NavigationStart(screen.name)]
    for fixture in screen.fixtures where !fixture.state.isEmpty {
      var start = NavigationStart(screen.name)
      start.fixture = fixture.name
      starts.append(start)
    }
    if screen.name == catalog.settings.start {
      for experiment in catalog.settings.experiments {
        for variant in experiment.variants where variant != catalog.variants[experiment.name] {
          var start = NavigationStart(screen.name)
          start.variants = [experiment.name: variant]
          starts.append(start)
        }
      }
    } else if let first = catalog.settings.start.flatMap({ catalog.screen(named: $0) }),
      let fixture = first.fixtures.first(where: { !$0.state.isEmpty }),
      !screen.fixtures.contains(where: { $0.state == fixture.state })
    {
      var start = NavigationStart(screen.name)
      start.state = GivenState(screen: first.name, fixture: fixture.name)
      starts.append(start)
    }
    for number in starts.indices { starts[number].number = number }
    return starts
  }

  var usual: NavigationStart { NavigationStart(screen) }

  var words: String? {
    let words =
      (fixture.map { ["with the fixture '\($0)'"] } ?? [])
      + (state.map { ["with the state of '\($0.screen)' with the fixture '\($0.fixture)'"] } ?? [])
      + variants.map { "with \($0.key)=\($0.value)" }
    return words.isEmpty ? nil : "starting " + words.joined(separator: ", ")
  }
}

extension ScreenDefinition {
  fileprivate var canBeAppStart: Bool { !isPart && !content.isOnlyPresented }
}

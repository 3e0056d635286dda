import PetriCatalog

/// Where an app begins for the check of its navigation: the first screen, with somebody signed in or not, in the variants of its experiments.
struct NavigationStart: Hashable {
  /// The first screen.
  let screen: String
  /// Its number among the starts with that screen.
  private(set) var number = 0
  /// The fixture that it begins with; `nil` for the examples.
  private(set) var fixture: String?
  /// The fixture of another screen whose state of the app it begins with; `nil` for the own fixture's, or none.
  private(set) var state: GivenState?
  /// The variants that aren't the usual ones, by their experiments.
  private(set) var variants: [String: String] = [:]

  /// The app's state as a fixture of a screen sets it.
  struct GivenState: Hashable {
    let screen: String
    let fixture: String
  }

  private init(_ screen: String) { self.screen = screen }

  /// The starts of a catalogue: that of its app, where all of its screens are checked and it names one; else each of the screens.
  static func all(of catalog: Catalog, on screens: [ScreenDefinition]) -> [NavigationStart] {
    let isWhole = screens.count == catalog.screens.count
    let first = isWhole ? catalog.settings.start.flatMap { catalog.screen(named: $0) } : nil
    return (first.map { [$0] } ?? screens).filter(\.canBeAppStart).flatMap { all(from: $0, in: catalog) }
  }

  /// The starts with a screen: its examples, the fixtures that set the app's state, and the variants of experiments; with another screen
  /// than the app's first also the state that the first such fixture of that one sets, such as somebody signed in.
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

  /// The start of the same screen with its examples, in the usual variants.
  var usual: NavigationStart { NavigationStart(screen) }

  /// The start in words, where it isn't the usual one: `starting with navigation=hamburger`.
  var words: String? {
    let words =
      (fixture.map { ["with the fixture '\($0)'"] } ?? [])
      + (state.map { ["with the state of '\($0.screen)' with the fixture '\($0.fixture)'"] } ?? [])
      + variants.map { "with \($0.key)=\($0.value)" }
    return words.isEmpty ? nil : "starting " + words.joined(separator: ", ")
  }
}

extension ScreenDefinition {
  /// Whether an app can begin with it: nothing is beneath an alert or a share sheet that was launched, and a part is on other screens.
  fileprivate var canBeAppStart: Bool { !isPart && !content.isOnlyPresented }
}

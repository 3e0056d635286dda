import PetriCatalog
import PetriComposer
import PetriSnapshots

/// The texts of the unchanged catalogue, made on demand and cached.
@MainActor
final class OriginalTexts {
  let variants: [String: String]
  private let texts: ScreenTexts
  private var groups: [String: [ScreenTexts.Group]] = [:]
  private var known: [SnapshotCell: String] = [:]
  private var opened: [String: String] = [:]
  private var routes: [String: String] = [:]

  /// The maximum number of cached texts.
  private static let limit = 20_000

  init(_ texts: ScreenTexts, variants: [String: String]) {
    self.texts = texts
    self.variants = variants
  }

  /// The cells of a screen's snapshots.
  func groups(of screen: String) -> [ScreenTexts.Group] {
    if let groups = groups[screen] { return groups }
    let found = texts.groups(of: screen)
    groups[screen] = found
    return found
  }

  /// Records which views a screen's cells show. Conditions don't depend on the environment, so one cell per fixture is
  /// enough.
  func record(_ screen: String, in record: ViewRecord) {
    for group in groups(of: screen) where group.isFirstOfFixture { _ = texts.launch(group, recording: record) }
  }

  /// The views defined in a file, grouped by screen and container.
  func views(in file: String) -> [[ViewDefinition]] {
    let screens = texts.catalog.screenNames.compactMap { texts.catalog.screen(named: $0) }.filter {
      $0.place.file == file
    }
    let containers = texts.catalog.containers.filter { $0.place.file == file }
    return screens.map(\.views) + containers.map(\.views)
  }

  /// The conditional parts, other than views, of the screens defined in a file.
  func parts(in file: String) -> [ConditionalPart] {
    let screens = texts.catalog.screenNames.compactMap { texts.catalog.screen(named: $0) }
    return screens.filter { $0.place.file == file }.flatMap(\.conditionalParts)
  }

  /// The routes of a group's screen.
  func routes(of group: ScreenTexts.Group) -> String {
    guard let cell = group.cells.first else { return "" }
    if let text = routes[cell.screen] { return text }
    let text = texts.routes(of: group)
    routes[cell.screen] = text
    return text
  }

  func texts(_ renderings: [Rendering], of group: ScreenTexts.Group) -> [String] {
    guard let cell = group.cells.first else { return [] }
    let keys = renderings.map { cell.printed(as: $0) }
    if keys.contains(where: { known[$0] == nil }) {
      if known.count + keys.count > OriginalTexts.limit { known = [:] }
      let launch = texts.launch(group)
      for (key, rendering) in zip(keys, renderings) where known[key] == nil {
        known[key] = texts.text(rendering, of: launch, group)
      }
    }
    return keys.map { known[$0] ?? "" }
  }

  /// The screen as the app opens it.
  func opened(_ screen: String) -> String {
    if let text = opened[screen] { return text }
    let text = texts.opened(screen)
    opened[screen] = text
    return text
  }
}

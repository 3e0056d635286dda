import PetriCatalog
import PetriSnapshots

/// What a catalogue shows without a change, found when it is asked for and kept.
@MainActor
final class OriginalTexts {
  let variants: [String: String]
  private let texts: ScreenTexts
  private var groups: [String: [ScreenTexts.Group]] = [:]
  private var known: [SnapshotCell: String] = [:]
  private var opened: [String: String] = [:]
  private var routes: [String: String] = [:]

  /// How many texts are kept at most.
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

  /// What a group's screen says of navigation.
  func routes(of group: ScreenTexts.Group) -> String {
    guard let cell = group.cells.first else { return "" }
    if let text = routes[cell.screen] { return text }
    let text = texts.routes(of: group)
    routes[cell.screen] = text
    return text
  }

  /// Texts of a group's screen.
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

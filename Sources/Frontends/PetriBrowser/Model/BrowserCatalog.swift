public import PetriCatalog

/// The catalogue that the browser shows: loaded by somebody else, and loaded anew at any time.
public struct BrowserCatalog: Hashable, Sendable {
  /// The catalogue's name.
  public var name: String
  /// The screens, without and with errors, in the catalogue's order.
  public var entries: [BrowserEntry]
  /// The devices to choose from, the base one first.
  public var devices: [String]
  /// The appearances to choose from.
  public var appearances: [Appearance]
  /// The sizes of texts to choose from.
  public var contentSizes: [ContentSize]
  /// The locales to choose from.
  public var locales: [String]
  /// The keys of the app's state.
  public var state: [String]
  /// The experiments with their variants, the usual one first.
  public var experiments: [Experiment]
  /// The variants to begin with that are not the usual ones, by their experiments.
  public var variants: [String: String] = [:]

  /// Makes a catalogue.
  public init(
    name: String,
    entries: [BrowserEntry],
    devices: [String] = ["iphone-16"],
    appearances: [Appearance] = [.light],
    contentSizes: [ContentSize] = [.large],
    locales: [String] = ["en"],
    state: [String] = [],
    experiments: [Experiment] = []
  ) {
    self.name = name
    self.entries = entries
    self.devices = devices
    self.appearances = appearances
    self.contentSizes = contentSizes
    self.locales = locales
    self.state = state
    self.experiments = experiments
  }

  /// The first of each list.
  var baseEnvironment: ShownEnvironment {
    var environment = ShownEnvironment(
      device: devices.first ?? "iphone-16",
      appearance: appearances.first ?? .light,
      contentSize: contentSizes.first ?? .large,
      locale: locales.first ?? "en"
    )
    environment.variants = variants
    return environment
  }

  /// The places of the entries in the order of the list: a group's own screens before its groups.
  public var listOrder: [Int] {
    GroupTree(entries, filter: ListFilter()).rows(folded: []).compactMap {
      if case .screen(let place, _) = $0 { place } else { nil }
    }
  }

  /// Puts screens that are broken, and whose group can't be read, where they were while it could.
  mutating func keepGroups(of before: BrowserCatalog) {
    let lost = entries.indices.filter { entries[$0].isBroken && entries[$0].group.isEmpty }
    guard !lost.isEmpty else { return }
    let names = Set(lost.map { entries[$0].name })
    let groups = Dictionary(
      before.entries.lazy.filter { names.contains($0.name) }.map { ($0.name, $0.group) },
      uniquingKeysWith: { first, _ in first }
    )
    for place in lost { entries[place].group = groups[entries[place].name] ?? [] }
  }
}

public import PetriCatalog
import PetriText

/// The catalogue shown by the browser, loaded and reloaded by the host.
public struct BrowserCatalog: Hashable, Sendable {
  /// The catalogue's name.
  public var name: String
  /// The screens in catalogue order, including broken ones.
  public var entries: [BrowserEntry]
  /// The available devices, the base one first.
  public var devices: [String]
  /// The available appearances.
  public var appearances: [Appearance]
  /// The available text sizes.
  public var contentSizes: [ContentSize]
  /// The available locales.
  public var locales: [String]
  /// The keys of the app's state.
  public var state: [String]
  /// The experiments, each with its default variant first.
  public var experiments: [Experiment]
  /// The initial variants that aren't the defaults, by experiment.
  public var variants: [String: String] = [:]

  /// Creates a catalogue.
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

  /// The indexes of the entries in list order: a group's own screens before its subgroups.
  public var listOrder: [Int] {
    GroupTree(entries, filter: ListFilter()).rows(folded: []).compactMap {
      if case .screen(let index, _) = $0 { index } else { nil }
    }
  }

  /// Keeps broken screens whose group can't be read in their previous group.
  mutating func keepGroups(of before: BrowserCatalog) {
    let lost = entries.indices.filter { entries[$0].isBroken && entries[$0].group.isEmpty }
    guard !lost.isEmpty else { return }
    let names = Set(lost.map { entries[$0].name })
    let groups = Dictionary(
      before.entries.lazy.filter { names.contains($0.name) }.map { ($0.name, $0.group) },
      uniquingKeysWith: { first, _ in first }
    )
    for index in lost { entries[index].group = groups[entries[index].name] ?? [] }
  }
}

/// A listed screen.
public struct BrowserEntry: Hashable, Sendable {
  /// The screen's name.
  public let name: String
  /// The displayed title, cleaned of invisible characters.
  public let title: String
  /// The path of the group, outermost first.
  public internal(set) var group: [String]
  /// The tags.
  public let tags: [String]
  /// Whether errors keep the screen from being composed.
  public let isBroken: Bool

  /// Creates an entry.
  public init(name: String, title: String, group: [String] = [], tags: [String] = [], isBroken: Bool = false) {
    self.name = name
    self.title = TextCleaning.title.clean(title)
    self.group = group
    self.tags = tags
    self.isBroken = isBroken
  }

  /// The title, unless it repeats the name.
  public var ownTitle: String? { title.words == name.words ? nil : title }

  /// The tags that don't repeat a group's name.
  public var ownTags: [String] {
    let known = group.map(\.words)
    return tags.filter { !known.contains($0.words) }
  }

  /// The searched text: the name first, so that match positions apply to it.
  public var searchText: String {
    ([name, title] + group + tags.map { "#\($0)" }).joined(separator: " ")
  }
}

/// The environment that screens are shown in.
public struct ShownEnvironment: Hashable, Sendable {
  /// The device's name.
  public var device: String
  /// The appearance.
  public var appearance: Appearance
  /// The text size.
  public var contentSize: ContentSize
  /// The locale.
  public var locale: String

  /// The variants that aren't the defaults, by experiment.
  public var variants: [String: String] = [:]

  /// Creates an environment.
  public init(device: String, appearance: Appearance, contentSize: ContentSize, locale: String) {
    self.device = device
    self.appearance = appearance
    self.contentSize = contentSize
    self.locale = locale
  }

  var words: String { (parts + variantWords).joined(separator: " ") }

  var parts: [String] { [device, appearance.rawValue, contentSize.rawValue, locale] }

  /// The non-default variants: `navigation=hamburger`.
  public var variantWords: [String] { variants.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" } }
}

public import PetriCatalog
import PetriText

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

/// A screen as the browser lists it.
public struct BrowserEntry: Hashable, Sendable {
  /// The screen's name.
  public let name: String
  /// The title for people, harmless and without marks that can't be seen.
  public let title: String
  /// The group's path, outermost first.
  public internal(set) var group: [String]
  /// Words to find it by.
  public let tags: [String]
  /// Whether the screen has errors, so that it can't be composed.
  public let isBroken: Bool

  /// Makes an entry.
  public init(name: String, title: String, group: [String] = [], tags: [String] = [], isBroken: Bool = false) {
    self.name = name
    self.title = TextCleaning.title.clean(title)
    self.group = group
    self.tags = tags
    self.isBroken = isBroken
  }

  /// The title; `nil` where it has the name's words.
  public var ownTitle: String? { title.words == name.words ? nil : title }

  /// The tags without those that are a group's name once more.
  public var ownTags: [String] {
    let known = group.map(\.words)
    return tags.filter { !known.contains($0.words) }
  }

  /// The text that is searched: the name first, so that matches in it are marked where it is shown.
  public var searchText: String {
    ([name, title] + group + tags.map { "#\($0)" }).joined(separator: " ")
  }
}

/// The environment that screens are shown in.
public struct ShownEnvironment: Hashable, Sendable {
  /// The device's name.
  public var device: String
  /// Light or dark.
  public var appearance: Appearance
  /// The size of texts.
  public var contentSize: ContentSize
  /// The locale of texts.
  public var locale: String

  /// The variants that are not the usual ones, by their experiments.
  public var variants: [String: String] = [:]

  /// Makes an environment.
  public init(device: String, appearance: Appearance, contentSize: ContentSize, locale: String) {
    self.device = device
    self.appearance = appearance
    self.contentSize = contentSize
    self.locale = locale
  }

  /// The environment in a few words.
  var words: String { (parts + variantWords).joined(separator: " ") }

  /// The device, the appearance, the size of texts and the locale.
  var parts: [String] { [device, appearance.rawValue, contentSize.rawValue, locale] }

  /// `navigation=hamburger` for each variant that is not the usual one.
  public var variantWords: [String] { variants.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" } }
}

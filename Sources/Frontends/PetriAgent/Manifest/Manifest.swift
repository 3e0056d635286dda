package import PetriCatalog
import PetriText

/// An overview of a catalogue for writing the next screen: what there is, what it takes and how to use it.
package struct Manifest: Sendable, Encodable {
  package let version = 1
  package let catalog: String
  /// The entries: parts, containers, screens, state, then used values by frequency.
  package let entries: [ManifestEntry]

  private enum CodingKeys: CodingKey { case version, catalog, entries }

  /// - Parameters:
  ///   - kinds: the kinds to list.
  ///   - query: words that an entry's name, title, summary or group must contain; empty for all.
  package init(
    of catalog: Catalog,
    kinds: Set<ManifestKind> = Set(ManifestKind.allCases),
    matching query: [String] = []
  ) {
    self.catalog = catalog.settings.name
    var all = catalog.screens.filter(\.isPart).map { ManifestEntry(part: $0) }
    all += catalog.containers.map { ManifestEntry($0) }
    all += catalog.screens.filter { !$0.isPart }.map { ManifestEntry(screen: $0) }
    all += catalog.settings.state.map { ManifestEntry(state: $0) }
    let wanted = all.filter { kinds.contains($0.kind) } + Manifest.used(in: catalog, kinds)
    entries = query.isEmpty ? wanted : wanted.filter { $0.matches(query) }
  }

  package var names: [String] { entries.map(\.name) }

  private static func used(in catalog: Catalog, _ kinds: Set<ManifestKind>) -> [ManifestEntry] {
    guard kinds.contains(where: \.isUsed) else { return [] }
    var counts: [DefinitionUses.Use: Int] = [:]
    for screen in catalog.screens {
      for use in DefinitionUses(screen).uses { counts[use, default: 0] += 1 }
    }
    for container in catalog.containers {
      for use in DefinitionUses(container).uses { counts[use, default: 0] += 1 }
    }
    for color in catalog.settings.colors {
      counts[DefinitionUses.Use(kind: .color, name: color.name, text: "color: \(color.name)"), default: 0] += 0
    }
    let found = counts.filter { kinds.contains($0.key.kind) }.sorted { one, other in
      (ManifestKind.order(one.key.kind), -one.value, one.key.name, one.key.text)
        < (ManifestKind.order(other.key.kind), -other.value, other.key.name, other.key.text)
    }
    return found.map { use, count in
      var entry = ManifestEntry(use.kind, use.name)
      if use.kind != .string { entry.use = use.text }
      entry.screens = count
      return entry
    }
  }
}

extension ManifestKind {
  fileprivate static func order(_ kind: ManifestKind) -> Int { allCases.firstIndex(of: kind) ?? 0 }
}

extension ManifestEntry {
  fileprivate func matches(_ query: [String]) -> Bool {
    let text = [name, title, summary, group].compactMap(\.self).joined(separator: "\n").lowercased()
    return query.flatMap { $0.split(separator: " ") }.allSatisfy { text.contains($0.lowercased()) }
  }
}

package enum ManifestKind: String, Sendable, CaseIterable, Codable {
  case part
  case container
  case screen
  case state
  case string
  case color
  case font
  case symbol

  package var heading: String {
    switch self {
    case .part: "Parts"
    case .container: "Containers"
    case .screen: "Screens"
    case .state: "State"
    case .string: "Strings"
    case .color: "Colours"
    case .font: "Fonts"
    case .symbol: "Symbols and pictures"
    }
  }

  /// Whether the entry is collected from screens rather than defined.
  var isUsed: Bool {
    switch self {
    case .part, .container, .screen, .state: false
    case .string, .color, .font, .symbol: true
    }
  }
}

/// Collects the texts, colours, fonts, symbols and images in a definition by reflection, so that new keys need no
/// code here.
struct DefinitionUses {
  struct Use: Hashable {
    let kind: ManifestKind
    let name: String
    let text: String
  }

  private(set) var uses: Set<Use> = []

  /// Searches a definition with an explicit stack, because views can be nested deeply.
  init(_ definition: Any) {
    var waiting: [Any] = [definition]
    while let value = waiting.popLast() {
      if take(value) { continue }
      for child in Mirror(reflecting: value).children where !(child.value is Place) { waiting.append(child.value) }
    }
  }

  /// Whether the value counts as used, so that its children aren't searched.
  private mutating func take(_ value: Any) -> Bool {
    switch value {
    case let image as ImageReference:
      let name = image.name.description
      add(.symbol, name, image.isSymbol ? "symbol: \(name)" : "image: \(name)")
    case let image as ImageDefinition:
      let name = image.name.description
      add(.symbol, name, image.isSymbol ? "symbol: \(name)" : "image: \(name)")
    case let color as ColorValue: add(color)
    case let color as NamedColor: add(.catalog(color))
    case let font as FontDefinition:
      add(.font, font.style.rawValue, "style: \(font.style.rawValue)")
      if let family = font.family { add(.font, family, "font: {family: \(family)}") }
    case let style as TextStyle: add(.font, style.rawValue, "style: \(style.rawValue)")
    case let text as LocalizedText:
      let first = text.template(for: "").description
      // A text of interpolated values only has no words.
      if first.replacing(/\$\{[^}]*\}/, with: "").contains(where: \.isLetter) { add(.string, first, first) }
    case is String, is Int, is Double, is Bool: break
    default: return false
    }
    return true
  }

  private mutating func add(_ color: ColorValue) {
    switch color {
    case .catalog(let named): add(.color, named.name, "color: \(named.name)")
    default: add(.color, color.description, "color: \(color.description)")
    }
  }

  private mutating func add(_ kind: ManifestKind, _ name: String, _ text: String) {
    guard !name.isEmpty else { return }
    uses.insert(Use(kind: kind, name: name, text: text))
  }
}

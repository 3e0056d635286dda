import PetriCatalog
import PetriText

/// An overview of a catalogue for writing the next screen: what there is, what it takes and how to use it.
package struct Manifest: Sendable, Encodable {
  /// The version of the JSON format.
  package let version = 1
  package let catalog: String
  /// The entries: parts, containers, screens, state, then used values by frequency.
  package let entries: [ManifestEntry]

  private enum CodingKeys: CodingKey { case version, catalog, entries }

  /// - Parameters: - kinds: the kinds to list. - query: words that an entry's name, title, summary or group must
  ///   contain; empty for all.
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

package import PetriCatalog
import PetriText

/// The parts of a catalogue that changed files affect: screens, parts, containers, links, walks and snapshots.
package struct ChangeReach: Sendable, Encodable {
  package struct File: Hashable, Sendable, Encodable {
    package let path: String
    package let defines: [String]
  }

  package struct Screen: Hashable, Sendable, Encodable {
    package let name: String
    /// `edited`, or what the screen is affected by.
    package let reason: String
    package let file: String
  }

  package let version = 1
  /// A revision, or a duration such as `1m`.
  package let since: String
  package let files: [File]
  package let screens: [Screen]
  package let parts: [String]
  package let containers: [String]
  package let links: [String]
  package let walks: [String]
  package let snapshots: [String]
  /// Renderings of the screens, if requested.
  package var pictures: [String: String]?

  private enum CodingKeys: CodingKey {
    case version, since, files, screens, parts, containers, links, walks, snapshots, pictures
  }

  /// - Parameters:
  ///   - files: the changed files.
  ///   - affected: the names of the affected screens and parts.
  ///   - snapshots: the existing snapshots.
  package init(
    since: String,
    files paths: [String],
    affected: Set<String>,
    snapshots: [(screen: String, name: String)],
    in catalog: Catalog
  ) {
    self.since = since
    let files = Set(paths.map(ExactText.init))
    self.files = paths.map { path in
      let screens = catalog.screens.filter { ExactText($0.place.file) == ExactText(path) }.map {
        "\($0.isPart ? "part" : "screen") \($0.name)"
      }
      let containers = catalog.containers.filter { ExactText($0.place.file) == ExactText(path) }.map {
        "container \($0.name)"
      }
      return File(path: path, defines: screens + containers)
    }
    let reached = catalog.screens.filter { affected.contains($0.name) }
    let edited = Set(reached.filter { files.contains(ExactText($0.place.file)) }.map(\.name))
    let layers = Set(catalog.containers.filter { files.contains(ExactText($0.place.file)) }.map(\.name))
    let holders = ScreenHolders(catalog)
    let screens = reached.filter { !$0.isPart }.map { screen in
      Screen(
        name: screen.name,
        reason: ChangeReach.reason(screen, edited, layers, files, holders),
        file: screen.place.file
      )
    }
    self.screens = screens.filter { $0.reason == "edited" } + screens.filter { $0.reason != "edited" }
    parts = reached.filter { $0.isPart && edited.contains($0.name) }.map(\.name)
    containers = layers.sorted()
    links = reached.flatMap { $0.links.map { "\($0.pattern)" } }
    walks = catalog.screens.flatMap { screen in
      screen.walks.filter { affected.contains(screen.name) || $0.passes(affected) }.map { "\(screen.name)/\($0.name)" }
    }
    self.snapshots = snapshots.filter { affected.contains($0.screen) }.map(\.name)
  }

  private static func reason(
    _ screen: ScreenDefinition,
    _ edited: Set<String>,
    _ layers: Set<String>,
    _ files: Set<ExactText>,
    _ holders: ScreenHolders
  ) -> String {
    if edited.contains(screen.name) { return "edited" }
    if let layer = screen.wrapping.map(\.name).first(where: layers.contains) { return "wrapped in \(layer)" }
    if let inner = edited.sorted().first(where: { holders.withHolders(of: [$0]).contains(screen.name) }) {
      return "shows \(inner)"
    }
    let defaults = files.map(\.text).filter { $0.hasSuffix("_defaults.yaml") }.sorted()
    let below = defaults.first { screen.place.file.hasPrefix($0.dropLast("_defaults.yaml".count)) }
    return below.map { "below \($0)" } ?? "by what all screens share"
  }
}

extension WalkDefinition {
  fileprivate func passes(_ screens: Set<String>) -> Bool {
    steps.contains { step in
      switch step.kind {
      case .move(.push(let screen)), .move(.present(let screen, _)): screens.contains(screen)
      case .expect(let expectation): expectation.screen.map(screens.contains) ?? false
      default: false
      }
    }
  }
}

extension ChangeReach {
  private static let listLimit = 20

  package var text: String {
    guard !files.isEmpty else { return "no file has changed since \(since)\n" }
    var lines: [String] = []
    func add(_ heading: String, _ rows: [String]) {
      guard !rows.isEmpty else { return }
      lines.append("\(heading) (\(rows.count))")
      lines += rows.prefix(ChangeReach.listLimit).map { "  \($0)" }
      let rest = rows.count - ChangeReach.listLimit
      if rest > 0 { lines.append("  … \(rest) more: --json has all") }
    }
    add(
      "files",
      files.map { [$0.path, $0.defines.joined(separator: ", ")].filter { !$0.isEmpty }.joined(separator: "  ") }
    )
    add("screens", screens.map { "\($0.name)  \($0.reason)" })
    add("parts", parts)
    add("containers", containers)
    add("links", links)
    add("walks", walks)
    add("snapshots", snapshots)
    return lines.map { $0 + "\n" }.joined()
  }
}

public import PetriCatalog

/// The parts of a catalogue that changed files touch: screens, parts, containers, links, walks and snapshots.
public struct ChangeReach: Sendable, Encodable {
  /// A file, with the definitions in it.
  public struct File: Hashable, Sendable, Encodable {
    /// Its path from the catalogue's folder.
    public let path: String
    /// The definitions, such as `screen cart`; none in a file that is gone, or that holds something else.
    public let defines: [String]
  }

  /// A screen that may look or act otherwise.
  public struct Screen: Hashable, Sendable, Encodable {
    /// The name.
    public let name: String
    /// The reason: `edited`, or by way of what it is touched.
    public let reason: String
    /// Where it is defined.
    public let file: String
  }

  /// The version of the keys.
  public let version = 1
  /// Since when: a revision, or a time such as `1m`.
  public let since: String
  /// The changed files.
  public let files: [File]
  /// The screens, those that were edited first.
  public let screens: [Screen]
  /// The parts that are defined in changed files.
  public let parts: [String]
  /// The containers that are defined in changed files.
  public let containers: [String]
  /// The links to the screens.
  public let links: [String]
  /// The walks that begin on the screens, or pass one of them by its name: `screen/walk`.
  public let walks: [String]
  /// The snapshots of the screens, by their names.
  public let snapshots: [String]
  /// The screens as texts, where somebody asked.
  public var pictures: [String: String]?

  private enum CodingKeys: CodingKey {
    case version, since, files, screens, parts, containers, links, walks, snapshots, pictures
  }

  /// Looks for what is touched.
  ///
  /// - Parameters:
  ///   - files: the changed files.
  ///   - affected: the names of the screens and parts that they can affect.
  ///   - snapshots: the screens' snapshots that there are: the screen's name and the snapshot's.
  public init(
    since: String,
    files: Set<String>,
    affected: Set<String>,
    snapshots: [(screen: String, name: String)],
    in catalog: Catalog
  ) {
    self.since = since
    self.files = files.sorted().map { path in
      let screens = catalog.screens.filter { $0.place.file == path }.map {
        "\($0.isPart ? "part" : "screen") \($0.name)"
      }
      let containers = catalog.containers.filter { $0.place.file == path }.map { "container \($0.name)" }
      return File(path: path, defines: screens + containers)
    }
    let reached = catalog.screens.filter { affected.contains($0.name) }
    let edited = Set(reached.filter { files.contains($0.place.file) }.map(\.name))
    let layers = Set(catalog.containers.filter { files.contains($0.place.file) }.map(\.name))
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
    _ files: Set<String>,
    _ holders: ScreenHolders
  ) -> String {
    if edited.contains(screen.name) { return "edited" }
    if let layer = screen.wrapping.map(\.name).first(where: layers.contains) { return "wrapped in \(layer)" }
    if let inner = edited.sorted().first(where: { holders.withHolders(of: [$0]).contains(screen.name) }) {
      return "shows \(inner)"
    }
    let defaults = files.filter { $0.hasSuffix("_defaults.yaml") }.sorted()
    let below = defaults.first { screen.place.file.hasPrefix($0.dropLast("_defaults.yaml".count)) }
    return below.map { "below \($0)" } ?? "by what all screens share"
  }
}

extension WalkDefinition {
  /// Whether a step names one of some screens.
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
  /// So many of a kind are listed for people.
  private static let listLimit = 20

  /// The report in lines, a heading for each kind.
  public var text: String {
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

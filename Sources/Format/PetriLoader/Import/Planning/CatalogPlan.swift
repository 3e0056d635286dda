import PetriCatalog
import PetriFormat
import PetriText

/// The keys of an app's `Catalog.yaml`, in the order in which a person would write them.
struct CatalogPlan {
  struct Entry {
    let key: String
    let value: String
    /// The elements of a list, one per line if it is long.
    var elements: [String] = []
  }

  private(set) var entries: [Entry] = []
  private static let style = WritingStyle()

  /// Plans a catalogue.
  ///
  /// - Parameters:
  ///   - locales: The locales of the app, starting with the development region.
  ///   - pictures: The names of the images that documents show.
  ///   - start: The first screen of the app; nil to use that of the storyboards.
  ///   - screens: The folder of definitions.
  ///   - excluded: The files that can't be read.
  ///   - dropped: The keys that the catalogue can't have.
  init(
    _ files: AppFiles,
    _ facts: AppFacts,
    locales: [String],
    pictures: Set<String>,
    start: String?,
    screens: String,
    without excluded: Set<String>,
    keys dropped: Set<String>
  ) {
    let cover = FolderCover(without: files.blocked + excluded)
    func wanted(_ paths: [String]) -> [String] { paths.filter { !excluded.contains($0) } }
    add("catalog", CatalogPlan.style.text(facts.name))
    add("format", "\(Grammar.format)")
    if screens != "Screens" { add("screens", CatalogPlan.list([screens])) }
    let documents = wanted(files.interfaces)
    let names = Set(documents.map(\.fileStem))
    let ofDocuments = wanted(files.strings.filter { names.contains($0.table) }.map(\.path))
    add("storyboards", cover.paths(documents.isEmpty ? [] : (documents + ofDocuments).sorted()))
    let others = files.strings.filter { !names.contains($0.table) && $0.table != "InfoPlist" }
    let texts = others.filter { !excluded.contains($0.path) }
    add("strings", cover.paths(texts.map(\.path)))
    let tables = Set(texts.map(\.table))
    if tables.count == 1, let table = tables.first, table != "Localizable" {
      add("stringsTable", CatalogPlan.style.text(table))
    }
    // If one set of an asset catalogue can't be read, the others are named one by one.
    let filled = Set(files.sets.map(\.assetCatalogue))
    let (broken, sound) = files.assets.filter(filled.contains).split { assets in
      excluded.contains { $0.hasPrefix("\(assets)/") }
    }
    let sets = files.sets.filter { set in broken.contains { set.hasPrefix("\($0)/") } }
    let named = sound.count <= 8 ? sound : cover.paths(sound)
    add("assets", named + cover.paths(sets.filter { set in !excluded.contains { $0.hasPrefix("\(set)/") } }))
    let loose = pictures.subtracting(files.imageSets)
    let images = Dictionary(grouping: wanted(files.images).filter { loose.contains($0.imageName) }, by: \.folder)
    let folders = images.keys.sorted().flatMap { cover.paths(images[$0] ?? []) }
    add("images", folders.count > 8 ? cover.paths(images.values.flatMap(\.self).sorted()) : folders)
    add("fonts", cover.paths(wanted(files.fonts)))
    if let start { add("start", start) }
    if !facts.devices.isEmpty { add("devices", CatalogPlan.list(facts.devices)) }
    if let orientation = facts.orientation { add("orientations", "[\(orientation.rawValue)]") }
    add("appearances", facts.isLight ? "[light]" : "[light, dark]")
    add("locales", locales)
    let hosts = [("app", facts.schemes), ("web", facts.domains)].filter { !$0.1.isEmpty }
    if !hosts.isEmpty { add("hosts", "{\(hosts.map { "\($0): \(CatalogPlan.list($1))" }.joined(separator: ", "))}") }
    // Texts that no definition uses belong to the app's own code.
    if !texts.isEmpty { add("severity", "{unused-string: off}") }
    entries.removeAll { dropped.contains($0.key) }
  }

  /// The plan for a catalogue whose scenes are all written out: the definitions replace the storyboards.
  func withoutStoryboards(startingWith start: String?) -> CatalogPlan {
    var plan = self
    plan.entries.removeAll { $0.key == "storyboards" }
    if let start, !entries.contains(where: { $0.key == "start" }) { plan.add("start", start) }
    return plan
  }

  private mutating func add(_ key: String, _ value: String) { entries.append(Entry(key: key, value: value)) }

  private mutating func add(_ key: String, _ values: [String]) {
    guard !values.isEmpty else { return }
    entries.append(Entry(key: key, value: CatalogPlan.list(values), elements: values.map(CatalogPlan.style.text)))
  }

  private static func list(_ values: [String]) -> String { "[\(values.map(style.text).joined(separator: ", "))]" }

  func text(leftOut: [ImportProblem]) -> String {
    var text = "# Made by 'petri import'. It is yours: petri keeps it as it is when it is run again.\n"
    for problem in leftOut {
      text += "# Left out: \(problem.place): \(problem.message)".cleaned + "\n"
    }
    for entry in entries {
      let line = "\(entry.key): \(entry.value)\n"
      let isLong = line.count > 100 && entry.elements.count > 1
      text += isLong ? "\(entry.key):\n" + entry.elements.map { "  - \($0)\n" }.joined() : line
    }
    return text
  }
}

extension String {
  fileprivate var assetCatalogue: String {
    firstRange(of: ".xcassets/").map { String(self[..<index(before: $0.upperBound)]) } ?? self
  }
}

extension Sequence {
  fileprivate func split(_ condition: (Element) -> Bool) -> (with: [Element], without: [Element]) {
    reduce(into: ([], [])) { parts, element in
      if condition(element) { parts.0.append(element) } else { parts.1.append(element) }
    }
  }
}

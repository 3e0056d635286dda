import PetriCatalog
import PetriFormat
import PetriText

/// The keys of an app's `Catalog.yaml`, in the order in which a person would write them.
struct CatalogPlan {
  struct Entry {
    let key: String
    let value: String
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

/// Finds the shortest list of folders and files that covers exactly the wanted files.
struct FolderCover {
  private let blocked: [String]

  init(without blocked: some Sequence<String>) { self.blocked = Set(blocked).sorted() }

  /// Covers files: with a folder if it has several of them and nothing blocked.
  func paths(_ files: [String]) -> [String] {
    let wanted = files.map { $0.split(separator: "/").map(String.init) }
    return wanted.isEmpty ? [] : cover(wanted, depth: 0)
  }

  private func cover(_ files: [[String]], depth: Int) -> [String] {
    var depth = depth
    // Down to the folder where the paths diverge.
    while let name = files[0].dropFirst(depth).first, files.allSatisfy({ $0.count > depth + 1 && $0[depth] == name }) {
      depth += 1
    }
    var folder = files[0].prefix(depth)
    // A language folder has one language of a document, and the folder around it has all.
    while folder.last?.hasSuffix(".lproj") == true, isFree(folder.dropLast()), folder.count > 1 { folder.removeLast() }
    if !folder.isEmpty, isFree(folder) { return [folder.joined(separator: "/")] }
    var groups: [(name: String, files: [[String]])] = []
    for file in files {
      if file.count > depth + 1, groups.last?.name == file[depth] {
        groups[groups.count - 1].files.append(file)
      } else {
        groups.append((file[depth], [file]))
      }
    }
    return groups.flatMap { group in
      group.files[0].count == depth + 1 ? [group.files[0].joined(separator: "/")] : cover(group.files, depth: depth + 1)
    }
  }

  private func isFree(_ folder: ArraySlice<String>) -> Bool {
    let beginning = folder.joined(separator: "/") + "/"
    var (low, high) = (0, blocked.count)
    while low < high {
      let middle = (low + high) / 2
      if blocked[middle] < beginning { low = middle + 1 } else { high = middle }
    }
    return low == blocked.count || !blocked[low].hasPrefix(beginning)
  }
}

import ArgumentParser
import PetriCatalog
import PetriText

struct GroupOptions: ParsableArguments, Sendable {
  @Option(help: ArgumentHelp("Only screens of a group or its subgroups.", valueName: "group"))
  var group: String?

  @Option(help: ArgumentHelp("Only screens with a tag; with all of several.", valueName: "tag"))
  var tag: [String] = []

  /// A suggestion for the first group or tag that no screen has: a similar name, or all existing ones. `nil` if all
  /// exist.
  func hint(in catalog: Catalog) -> String? {
    func hint(_ asked: [String], _ known: [String], _ noun: String) -> String? {
      guard let unknown = asked.first(where: { !known.contains($0) }) else { return nil }
      let nearest = NearestName.suggestion(for: unknown, among: known).map { "did you mean '\($0)'?" }
      let names =
        known.isEmpty ? "no screen has a \(noun)" : "the \(noun)s are \(known.prefix(20).joined(separator: ", "))"
      return "unknown \(noun) '\(unknown.cleaned)': \(nearest ?? names)"
    }
    // Every prefix of a group path is a group.
    let paths = catalog.screens.flatMap { screen in
      screen.group.indices.map { screen.group[...$0].joined(separator: "/") }
    }
    return hint(group.map { [$0] } ?? [], Set(paths).sorted(), "group")
      ?? hint(tag, Set(catalog.screens.flatMap(\.tags)).sorted(), "tag")
  }

  var isAll: Bool { group == nil && tag.isEmpty }
}

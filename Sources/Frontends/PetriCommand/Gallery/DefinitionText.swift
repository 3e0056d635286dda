import PetriCatalog

enum DefinitionText {
  /// The first line of every definition, by file.
  static func ends(in catalog: Catalog) -> [String: [Int]] {
    let places = catalog.screens.map(\.place) + catalog.containers.map(\.place)
    return Dictionary(grouping: places, by: \.file).mapValues { $0.map(\.line).sorted() }
  }

  /// The source text of a definition, including the comment above it.
  static func text(of place: Place, in bytes: [UInt8], ends: [String: [Int]]) -> String {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let next = ends[place.file]?.first { $0 > place.line } ?? lines.count + 1
    var start = min(max(0, place.line - 1), lines.count)
    while start > 0, lines[start - 1].hasPrefix("#") { start -= 1 }
    var end = min(max(start, next - 1), lines.count)
    while end > start,
      lines[end - 1].allSatisfy(\.isWhitespace) || lines[end - 1].hasPrefix("---")
        || (next <= lines.count && lines[end - 1].hasPrefix("#"))
    {
      end -= 1
    }
    return lines[start..<end].map { "\($0)\n" }.joined()
  }
}

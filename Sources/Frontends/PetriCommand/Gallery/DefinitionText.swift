import PetriCatalog

/// The lines of a file that define a screen.
enum DefinitionText {
  /// The lines at which definitions begin, by file.
  static func ends(in catalog: Catalog) -> [String: [Int]] {
    let places = catalog.screens.map(\.place) + catalog.containers.map(\.place)
    return Dictionary(grouping: places, by: \.file).mapValues { $0.map(\.line).sorted() }
  }

  /// The text of a definition, with the comment above it, up to the next one.
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

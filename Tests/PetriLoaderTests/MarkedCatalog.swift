import PetriCatalog
import PetriDiagnostics

@testable import PetriLoader

/// Files with marks around what a diagnostic must point to: `«…»` for its place, `‹…›` for its notes' places.
struct MarkedCatalog {
  private(set) var files: [String: String] = [:]
  /// The marked places as `file:line:column-line:column`.
  private(set) var places: [String] = []
  private(set) var notes: [String] = []

  /// Takes the marks out of files; a catalogue's own file is added where none is given.
  init(_ marked: [String: String]) {
    var marked = marked
    if marked["Catalog.yaml"] == nil { marked["Catalog.yaml"] = "catalog: Test\n" }
    for (path, text) in marked.sorted(by: { $0.key < $1.key }) {
      var plain = ""
      var line = 1
      var column = 1
      var open: [Character: String] = [:]
      for character in text {
        switch character {
        case "«", "‹": open[character] = "\(line):\(column)"
        case "»": places.append("\(path):\(open["«"] ?? "")-\(line):\(column)")
        case "›": notes.append("\(path):\(open["‹"] ?? "")-\(line):\(column)")
        default:
          plain.append(character)
          column += 1
          if character == "\n" { (line, column) = (line + 1, 1) }
        }
      }
      files[path] = plain
    }
  }

  /// Loads the files.
  ///
  /// - Parameter lints: whether warnings are looked for that most catalogues of tests would have.
  func load(controllers: [String]? = nil, layers: [String]? = nil, lints: Bool = false) -> LoadedCatalog {
    CatalogLoader(devices: ["iphone-16", "iphone-se"], controllers: controllers, layers: layers, lints: lints)
      .load(MemorySource(files))
  }
}

extension SourceRange {
  /// `file:line:column-line:column`.
  var extent: String {
    "\(file.path):\(start.line):\(start.column)-\(end.line):\(end.column)"
  }
}

import PetriCatalog
import PetriDiagnostics
import PetriYAML

/// The values that a screen inherits from its folder's defaults, shown after its name.
@MainActor
struct InlayHint {
  /// A value and its location.
  struct Part {
    let text: String
    let place: Place
  }

  let offset: Int
  let parts: [Part]

  static func all(of path: String, in model: CatalogModel) -> [InlayHint] {
    guard let (stream, outline) = model.outline(of: path) else { return [] }
    return outline.documents.compactMap { document in
      guard let name = document.name, let screen = model.catalog.screen(named: name.text), screen.place.file == path,
        !screen.inherited.isEmpty
      else { return nil }
      let parts = screen.inherited.sorted { ($0.value.file, $0.value.line) < ($1.value.file, $1.value.line) }
        .compactMap { key, place -> Part? in
          guard let defaults = model.outline(of: place.file)?.stream.documents.first, let value = defaults[key] else {
            return nil
          }
          let written = value.range.text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
          return Part(text: "\(key): \(written)", place: place)
        }
      guard !parts.isEmpty else { return nil }
      let line = stream.file.lineRange(stream.file.line(at: name.usedRange.startOffset))
      return InlayHint(offset: line.upperBound, parts: parts)
    }
  }
}

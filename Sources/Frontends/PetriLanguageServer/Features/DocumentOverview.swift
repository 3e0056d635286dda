import PetriCatalog
import PetriDiagnostics
import PetriFormat
import PetriYAML

/// A defined name with the names inside its definition.
struct DocumentSymbol {
  let name: String
  let detail: String
  /// The kind's number in the protocol.
  let kind: Int
  let extent: Range<Int>
  let range: Range<Int>
  var children: [DocumentSymbol] = []

  static func all(in outline: Outline) -> [DocumentSymbol] {
    let definitions = outline.mentions.filter(\.isDefinition)
    return outline.documents.map { document in
      let range = document.node.range.offsets
      let name = document.name?.usedRange.offsets ?? document.node.firstRange
      let inside = definitions.filter { range.contains($0.range.lowerBound) && $0.range.lowerBound != name.lowerBound }
        .map { mention in
          DocumentSymbol(
            name: mention.symbol.lastName,
            detail: mention.symbol.noun,
            kind: number(of: mention.symbol.nameKind),
            extent: mention.extent ?? mention.range,
            range: mention.range
          )
        }
        .sorted { ($0.extent.lowerBound, -$0.extent.count) < ($1.extent.lowerBound, -$1.extent.count) }
      var rest = inside[...]
      return DocumentSymbol(
        name: document.name?.text ?? document.construct.noun,
        detail: document.construct.noun,
        kind: 5,
        extent: min(range.lowerBound, name.lowerBound)..<max(range.upperBound, name.upperBound),
        range: name,
        children: nested(&rest, until: range.upperBound)
      )
    }
  }

  private static func nested(_ rest: inout ArraySlice<DocumentSymbol>, until end: Int) -> [DocumentSymbol] {
    var found: [DocumentSymbol] = []
    while let next = rest.first, next.extent.lowerBound < end {
      rest.removeFirst()
      var symbol = next
      symbol.children = nested(&rest, until: next.extent.upperBound)
      found.append(symbol)
    }
    return found
  }

  private static func number(of kind: NameKind?) -> Int {
    switch kind {
    case .key?, .stateKey?, .formKey?: 8
    case .fixture?, .walk?, .route?: 12
    case .color?: 14
    case .experiment?: 10
    case .variant?: 22
    case .interceptor?: 11
    default: 20
    }
  }
}

/// Folding ranges: documents and entries of several lines.
enum Folding {
  /// The 0-based first and last lines.
  static func ranges(_ outline: Outline, in file: SourceFile) -> [ClosedRange<Int>] {
    let entries =
      outline.keys.map { key in (key.node.usedRange.startOffset, key.value) }
      + outline.documents.map { ($0.node.range.startOffset, $0.node) }
    var seen: Set<Int> = []
    return entries.compactMap { start, value in
      guard !value.isAlias else { return nil }
      let first = file.line(at: start) - 1
      let last = file.line(at: max(start, value.range.endOffset - 1)) - 1
      return last > first && seen.insert(first).inserted ? first...last : nil
    }
    .sorted { $0.lowerBound < $1.lowerBound }
  }
}

/// The values that a screen inherits from its folder's defaults, shown after its name.
@MainActor
struct InlayHint {
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

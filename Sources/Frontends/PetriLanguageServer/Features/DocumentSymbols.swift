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

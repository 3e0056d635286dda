package import PetriCatalog
package import PetriDiagnostics
import PetriYAML

extension YAMLNode {
  /// The text of a scalar; nil for other nodes and broken ones.
  package var string: String? { kind == .scalar && !isBroken ? text : nil }

  package var literal: ContextLiteral { withTree { $0.literal(number) } }

  package var place: Place {
    let start = usedRange.start
    return Place(file: usedRange.file.path, line: start.line, column: start.column)
  }

  var kindName: String {
    switch kind {
    case .mapping: "a mapping"
    case .sequence: "a list"
    case .scalar: isNull ? "nothing" : isQuoted ? "text" : "'\(shortText)'"
    }
  }

  package var shortText: String { text.shortened }

  /// The range of the first key, or else of the node, for messages about the whole mapping.
  package var firstKeyRange: SourceRange? {
    for entry in entries { return entry.key.usedRange }
    return usedRange
  }
}

extension String {
  /// The text, truncated to 40 characters.
  var shortened: String { count > 40 ? prefix(39) + "…" : self }
}

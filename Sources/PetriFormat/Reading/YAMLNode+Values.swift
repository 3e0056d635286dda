package import PetriCatalog
package import PetriDiagnostics
import PetriYAML

extension YAMLNode {
  /// The text of a scalar.
  package var string: String? { kind == .scalar && !isBroken ? text : nil }

  /// The node as a literal that a context's type judges.
  package var literal: ContextLiteral { withTree { $0.literal(number) } }

  /// The place, as definitions remember it.
  package var place: Place {
    let start = usedRange.start
    return Place(file: usedRange.file.path, line: start.line, column: start.column)
  }

  /// The name of the node's kind in messages.
  var kindName: String {
    switch kind {
    case .mapping: "a mapping"
    case .sequence: "a list"
    case .scalar: isNull ? "nothing" : isQuoted ? "text" : "'\(shortText)'"
    }
  }

  /// The text, cut where it is long.
  package var shortText: String { text.shortened }

  /// The first key's extent, else the node's own: the place of a message about the complete mapping.
  package var firstKeyRange: SourceRange? {
    for entry in entries { return entry.key.usedRange }
    return usedRange
  }
}

extension String {
  /// The text, cut where it is long.
  var shortened: String { count > 40 ? prefix(39) + "…" : self }
}

package import PetriCatalog
package import PetriDiagnostics
import PetriYAML

extension YAMLNode {
  /// The text of a scalar.
  package var string: String? { kind == .scalar && !isBroken ? text : nil }

  /// The text with values in it that a scalar is.
  package var template: TextTemplate? { withTree { $0.template(number) } }

  /// A text, or a map of texts by locale.
  ///
  /// - Parameters:
  ///   - strings: the texts of localization files.
  ///   - locales: the catalogue's locales, the base one first.
  package func localized(_ strings: StringTables, _ locales: [String]) -> LocalizedText? {
    withTree { $0.localized(number, strings: strings, locales: locales) }
  }

  /// The value of a context's type that it is.
  package func value(of type: ContextType) -> ContextValue? {
    var problems: [ContextProblem] = []
    return isBroken ? nil : type.value(of: literal, at: ContextPath(), problems: &problems)
  }

  /// The value of a type that it is, or where it comes from.
  package func attribute<Value: AttributeValue>(of type: ContextType) -> Attribute<Value>? {
    let attribute = template.flatMap { template in
      Attribute<Value>(template) { literal in
        var problems: [ContextProblem] = []
        return type.value(of: literal, at: ContextPath(), problems: &problems).flatMap { Value(contextValue: $0) }
      }
    }
    return attribute ?? value(of: type).flatMap { Value(contextValue: $0) }.map { .value($0) }
  }

  /// The node as a literal that a context's type judges.
  package var literal: ContextLiteral { withTree { $0.literal(number) } }

  /// The place, as definitions remember it.
  package var place: Place {
    let start = usedRange.start
    return Place(file: usedRange.file.path, line: start.line, column: start.column)
  }

  /// What the node is, as a message names what was found.
  var kindName: String {
    switch kind {
    case .mapping: "a mapping"
    case .sequence: "a list"
    case .scalar: isNull ? "nothing" : isQuoted ? "text" : "'\(shortText)'"
    }
  }

  /// The text, cut where it is long.
  package var shortText: String { text.shortened }

  /// The first key's extent, else the node's own: where a message about the whole mapping points.
  package var firstKeyRange: SourceRange? {
    for entry in entries { return entry.key.usedRange }
    return usedRange
  }
}

extension String {
  /// The text, cut where it is long.
  var shortened: String { count > 40 ? prefix(39) + "…" : self }
}

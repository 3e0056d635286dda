import PetriCatalog
import PetriDiagnostics
import PetriFormat
import PetriLoader
import PetriYAML

/// Proposes the mutations of a definition, one at a time, in its order.
///
/// The mutator walks the definition's tree beside the rules of the grammar and knows no key itself, so a new key of the
/// format is mutated too.
struct Mutator {
  let definition: String
  let document: YAMLNode
  let names: KnownNames
  let style: WritingStyle
  private(set) var mutations: [Mutation] = []

  /// The keys that are never mutated: no launch depends on their values.
  static let unchangedKeys: Set<String> = [
    // For people and lists.
    "catalog", "summary", "group", "tags",
    // Walks are tests of their own, run by `petri walk`.
    "walks",
    // Settings of the catalogue and its checks.
    "format", "screens", "limits", "severity",
    // Rules for valid values.
    "type", "values", "of", "fields",
  ]

  static func isUnchanged(_ field: FieldShape) -> Bool { field.isForChecks || unchangedKeys.contains(field.key) }

  init(_ document: YAMLNode, definition: String, names: KnownNames) {
    self.document = document
    self.definition = definition
    self.names = names
    style = WritingStyle(of: document)
  }

  /// Proposes mutations of a node by its rule.
  mutating func visit(_ node: YAMLNode, _ rule: Shape, _ spot: Spot) {
    // The target of an alias is mutated where it is written.
    guard !node.isBroken, !node.isAlias, let form = rule.form(of: node) else { return }
    switch form {
    case .mapping(let fields): mapping(node, fields, spot)
    case .named(let kind, let value): named(node, kind, value, spot)
    case .values: values(node, spot.fields, spot)
    case .field: field(node, spot)
    case .example: typed(node, spot.type, spot)
    case .list(let element, let count, _):
      if node.kind == .sequence {
        list(node, element, atLeast: count, spot)
      } else {
        visit(node, element, spot)
      }
    case .localized where node.kind == .mapping:
      if let form = Grammar.textForms.first(where: { node[$0.key] != nil }) {
        visit(node, .shared(form.construct), spot)
        return
      }
      let entries = ownEntries(of: node)
      for entry in entries { visit(entry.value, .localized, spot.key(entry.key.text)) }
      for place in entries.indices where entries.count > 1 { remove(entries, place, of: node, spot) }
    default:
      if let other = form.alternative(to: node.text, names) { change(node, to: other, spot) }
    }
  }

  /// The entries written in a mapping, without those of merge keys.
  func ownEntries(of mapping: YAMLNode) -> [YAMLEntry] {
    mapping.entries.filter { !$0.isMerged && !$0.key.isAlias && !$0.value.isBroken }
  }

  // MARK: - Noting

  /// Records a mutation.
  ///
  /// - Parameter other: A second view that it changes.
  mutating func note(
    _ kind: Mutation.Kind,
    at offset: Int,
    _ spot: Spot,
    before: String = "",
    after: String = "",
    _ edit: TextEdit,
    of other: Place? = nil
  ) {
    let start = document.file.location(at: offset)
    mutations.append(
      Mutation(
        kind: kind,
        place: Place(file: document.file.path, line: start.line, column: start.column),
        definition: definition,
        path: spot.path,
        before: before,
        after: after,
        views: [spot.view, other].compactMap(\.self),
        edit: edit
      )
    )
  }
}

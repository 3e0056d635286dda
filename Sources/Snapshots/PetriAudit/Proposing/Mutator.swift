import PetriCatalog
import PetriDiagnostics
import PetriFormat
import PetriLoader
import PetriYAML

/// Proposes the changes of a definition, one place at a time, in its order.
///
/// It walks the definition's tree beside the grammar's rules and knows no key by itself: the rule of a value decides
/// which other values it could have. So a key that the format gets is changed as soon as the grammar has it.
struct Mutator {
  /// The definition's name.
  let definition: String
  let document: YAMLNode
  let names: KnownNames
  let style: WritingStyle
  /// The proposed changes.
  private(set) var mutations: [Mutation] = []

  /// The keys that are left as they are: their values are for people and for checks, and no launch depends on it.
  static let unchangedKeys: Set<String> = [
    // For people and lists.
    "catalog", "summary", "group", "tags",
    // A test of its own, which `petri walk` takes.
    "walks",
    // Settings of the catalogue, and how it is checked.
    "format", "screens", "limits", "severity",
    // Which values are valid.
    "type", "values", "of", "fields",
  ]

  /// Whether a key is left as it is.
  static func isUnchanged(_ field: FieldShape) -> Bool { field.isForChecks || unchangedKeys.contains(field.key) }

  init(_ document: YAMLNode, definition: String, names: KnownNames) {
    self.document = document
    self.definition = definition
    self.names = names
    style = WritingStyle(of: document)
  }

  /// Proposes changes of a node by its rule.
  mutating func visit(_ node: YAMLNode, _ rule: Shape, _ spot: Spot) {
    // What an alias leads to is changed where it is written.
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

  /// The entries that are written in a mapping, without those that a merge key brings.
  func ownEntries(of mapping: YAMLNode) -> [YAMLEntry] {
    mapping.entries.filter { !$0.isMerged && !$0.key.isAlias && !$0.value.isBroken }
  }

  // MARK: - Noting

  /// Notes a change.
  ///
  /// - Parameter other: another view that it is of.
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

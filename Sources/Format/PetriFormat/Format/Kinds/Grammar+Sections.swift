import PetriCatalog
import PetriYAML

extension Grammar {
  package static let listSection = section(of: .list(.listView), "row", hasIndex: true)

  package static let gridSection = section(of: .views, "item", hasIndex: false)

  static func section(
    of views: Rule<[ViewDefinition]>,
    _ noun: String,
    hasIndex: Bool
  ) -> Form<SectionDraft> {
    let index = Field("index", \SectionDraft.section.index, .localized, indexSummary, example: "A")
    return Form("the section", { SectionDraft() }, checks: [.goesWith("as", "each")]) {
      Field("header", \.section.header, .sectionEdge, "The title above it, or views in a column.", example: "Account")
      Field(
        "footer",
        \.section.footer,
        .sectionEdge,
        "The text below it, or views in a column.",
        example: "Nobody else sees this."
      )
      hasIndex ? [index] : []
      Field("views", \.section.views, views, isRequired: true, "Its \(noun)s.", example: "[label: Hi]")
      common("id", "when", "each", "as").map { $0.within(\.parts) }
    }
  }

  static let indexSummary = "What leads to it at the edge of the list."

  static func common(_ keys: String...) -> [Field<ViewParts>] {
    commonViewFields.filter { keys.contains($0.shape.key) }
  }

  static func empty<Owner>(_ path: FieldPath<Owner, [ViewDefinition]>) -> Field<Owner> {
    Field(
      "empty",
      path,
      .list(.view, orOne: true),
      "What is shown in its place where it holds nothing.",
      example: "[label: Nothing here]"
    )
  }

  static func refresh<Owner>(_ path: FieldPath<Owner, TapAction?>) -> Field<Owner> {
    Field("refresh", path, .tap, "What pulling it down does.", example: "{emit: reload}")
  }
}

package struct SectionDraft: Sendable {
  var section = SectionDefinition(views: [])
  var parts = ViewParts()
}

extension Rule<SectionEdge> {
  static let sectionEdge = Rule(.oneOf([.localized, .list(.shared(.view))])) { reader, node, subject in
    guard reader.tree.kind(node) == .sequence else {
      if let entry = reader.tree.onlyEntry(node), Grammar.kind(named: reader.tree.string(entry.key)) != nil {
        let what = reader.words(subject)
        reader.fail(node) { ShapeProblem.notList("the views of \(what)", FoundValue($0)) }
        return nil
      }
      return reader.localized(node, subject).map { .text($0) }
    }
    return Rule<[ViewDefinition]>.views.read(&reader, node, subject).map { .views($0) }
  }
}

extension Rule<ViewDefinition> {
  static func section(_ construct: Construct, _ form: Form<SectionDraft>) -> Rule {
    .construct(construct) { reader, node, subject in
      reader.element(node, form, subject).map { draft in
        draft.parts.view(of: .section(draft.section), at: reader.firstPlace(node))
      }
    }
  }
}

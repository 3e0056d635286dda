import PetriCatalog

extension AuditReport {
  /// The report as it is encoded in JSON.
  package struct Document: Encodable, Sendable {
    struct Change: Encodable, Sendable {
      let file: String
      let line: Int
      let column: Int
      let definition: String
      let path: String
      let change: String
      let before: String
      let after: String
      /// The rendering that shows the mutation, or the reason that no snapshot shows it or that the loader rejects it.
      let reason: String?

      init(_ finding: Finding) {
        let mutation = finding.mutation
        file = mutation.place.file
        line = mutation.place.line
        column = mutation.place.column
        definition = mutation.definition
        path = mutation.path
        change = mutation.kind.rawValue
        before = mutation.before
        after = mutation.after
        reason =
          switch finding.verdict {
          case .refused(let reason): reason
          case .noticed(let path): path
          case .unnoticed(let shown): shown
          case .unshown(_, let reason): reason
          case .equivalent: nil
          }
      }
    }

    /// A view that no cell shows.
    struct View: Encodable, Sendable {
      let file: String
      let line: Int
      let column: Int
      let definition: String
      /// A suggestion of a cell that would show the view.
      let reason: String
      /// The number of mutations in the view.
      let changes: Int

      init(_ view: Unshown) {
        file = view.place.file
        line = view.place.line
        column = view.place.column
        definition = view.definition
        reason = view.advice
        changes = view.changes.count
      }
    }

    let changes: Int
    let noticed: Int
    let percent: Double
    let unnoticed: [Change]
    let unshown: [View]
    let equivalent: [Change]
    let refused: [Change]
  }

  package var document: Document {
    Document(
      changes: tried,
      noticed: noticed,
      percent: Double(permille) / 10,
      unnoticed: unnoticed.map { Document.Change($0) },
      unshown: unshown.map { Document.View($0) },
      equivalent: equivalent.map { Document.Change($0) },
      refused: refused.map { Document.Change($0) }
    )
  }
}

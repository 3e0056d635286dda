import PetriDiagnostics
import PetriLoader

@MainActor
struct CodeActions {
  struct Action {
    let diagnostic: Diagnostic
    let fix: FixIt
  }

  /// The kind of the action that applies all certain fixes of a file.
  nonisolated static let fixAll = "source.fixAll"

  static func fixes(in range: Range<Int>, of path: String, in model: CatalogModel) -> [Action] {
    (model.problems[path] ?? []).flatMap { diagnostic -> [Action] in
      guard let extent = diagnostic.range?.offsets, extent.lowerBound <= range.upperBound,
        range.lowerBound <= extent.upperBound
      else { return [] }
      return diagnostic.fixIts.filter { $0.range.file.path == path }.map { Action(diagnostic: diagnostic, fix: $0) }
    }
  }

  /// The contents of a file after applying all certain fixes that solve their problem; `nil` if there are none.
  static func fixed(_ path: String, in model: CatalogModel) -> [UInt8]? {
    CertainFixes.result(of: model.source, model.loader, fileName: model.fileName) { $0 == path }
      .files.first { $0.path == path }?.after
  }
}

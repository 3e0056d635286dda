package import PetriSnapshots

/// The page of changes as one file, an artefact of CI, for example: pictures and style are part of it, and nothing in it runs.
package struct ChangesReport: Sendable {
  private let changes: RunChanges
  var maxBytes = 16 << 20
  var maxEdits = 1_000

  /// Makes a report.
  package init(_ changes: RunChanges) { self.changes = changes }

  /// The page, with its final newline.
  package var text: String {
    var page = ChangesPage(changes, .embedded)
    (page.maxBytes, page.maxEdits) = (maxBytes, maxEdits)
    let body = "<main id=\"main\">\n\(page.content)</main>\n"
    return Page(
      title: "\(changes.report.catalog): what changed",
      root: "",
      kind: .changes,
      body: body,
      isOneFile: true
    )
    .text
  }
}

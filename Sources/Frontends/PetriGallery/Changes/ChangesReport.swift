package import PetriSnapshots

/// The page of changes as a single file, for example a CI artifact. Images and styles are embedded, and it contains no
/// scripts.
package struct ChangesReport: Sendable {
  private let changes: RunChanges
  var maxBytes = 16 << 20
  var maxEdits = 1_000

  package init(_ changes: RunChanges) { self.changes = changes }

  /// The HTML, with a final newline.
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

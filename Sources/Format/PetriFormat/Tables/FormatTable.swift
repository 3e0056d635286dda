import PetriCatalog

package struct FormatTable: Sendable {
  /// The name in the `<!-- table: NAME -->` marker of a documentation page.
  package let name: String
  package let text: String
  package let columns: [String]
  package let rows: [[String]]

  private init(_ name: String, _ head: [String], _ rows: [[String]]) {
    (self.name, self.rows) = (name, rows)
    columns = head.map { $0.isEmpty ? "meaning" : $0 }
    let lines = [head, head.map { _ in "---" }] + rows
    text = lines.map { cells in "|" + cells.map { $0.isEmpty ? " |" : " \($0) |" }.joined() + "\n" }.joined()
  }

  package static let all: [FormatTable] =
    [
      keys("catalog", Grammar.catalog.shape), keys("colour", Grammar.namedColor.shape),
      keys("limits", Grammar.limits.shape),
      keys("screen", Grammar.screen.shape),
      keys("fixture", Grammar.fixture), keys("status-bar", Grammar.statusBar.shape),
      keys("presentation", Grammar.presentation.shape), keys("detent", Grammar.detentHeight.shape),
      keys("blocking", Grammar.blocking.shape),
      keys("bar", Grammar.bar.shape), keys("search", Grammar.search.shape), keys("bar-item", Grammar.barItem.shape),
      keys("menu-element", Grammar.menuElement.shape),
      keys("alert", Grammar.alert.shape), keys("alert-action", Grammar.alertAction.shape),
      keys("system-prompt", Grammar.systemPrompt.shape),
      keys("share", Grammar.share.shape), keys("plural", Grammar.plural.shape),
      keys("strings-text", Grammar.stringsText.shape), keys("strings-key", Grammar.keyChoice.shape),
      keys("font", Grammar.font.shape), keys("run", Grammar.textRun.shape),
      keys("border", Grammar.border.shape), keys("shadow", Grammar.shadow.shape),
      keys("gradient", Grammar.gradient.shape),
      keys("part", Grammar.part.shape), keys("container", Grammar.container.shape),
      keys("child", Grammar.childLayout.shape),
      keys("supporting-views", Grammar.supportingViews.shape), keys("content", Grammar.content.shape),
      keys("outlet", Grammar.outlet.shape), keys("cells", Grammar.cells.shape),
      keys("tab-bar", Grammar.tabBar.shape),
      keys("screen-inside", Grammar.child.shape), keys("page", Grammar.pageKeys),
      keys("link", Grammar.link.shape), keys("route", Grammar.route.shape),
      keys("redirect", Grammar.redirect.shape),
      keys("find", Grammar.find.shape), keys("origin", Grammar.origin.shape),
      keys("case", Grammar.routeCase.shape), keys("level", Grammar.requiredLevel.shape),
      keys("interceptor", Grammar.interceptor.shape),
      keys("matrix", Grammar.matrix.shape),
      keys("tap", Grammar.tap.shape), keys("alternatives", Grammar.alternatives.shape),
      keys("expectation", Grammar.expectation.shape), keys("field", Grammar.field.shape),
      keys("route-step", Grammar.routeStep.shape), keys("walk-step", Grammar.walkStep.shape), types, kinds, attributes,
      keys("list-section", Grammar.listSection.shape), keys("accessory", Grammar.accessory.shape),
      keys("swipe", Grammar.swipe.shape),
      keys("swipe-action", Grammar.swipeAction.shape),
      keys("common-attributes", FormShape("the view", Grammar.commonShapes + Grammar.pinShapes)),
      keys("cell", FormShape("the view", Grammar.cellShapes)),
    ]

  /// The tables with rows about a key, reduced to those rows.
  package static func tables(about key: String) -> [FormatTable] {
    all.compactMap { table in
      let rows = table.rows.filter { $0.first == "`\(key)`" }
      return rows.isEmpty ? nil : FormatTable(table, rows)
    }
  }

  private init(_ table: FormatTable, _ rows: [[String]]) {
    self.init(table.name, table.columns.map { $0 == "meaning" ? "" : $0 }, rows)
  }

  /// Regenerates the tables of a page between `<!-- table: NAME -->` and `<!-- end -->`.
  ///
  /// - Parameter elsewhere: The files of the headings that are on other pages.
  /// - Throws: ``Problem`` for a marker that names no table or has no end.
  package static func refreshing(_ page: String, elsewhere: [String: String] = [:]) throws(Problem) -> String {
    var lines: [Substring] = []
    var skipped: Substring?
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == "<!-- end -->" { skipped = nil }
      if skipped == nil { lines.append(line) }
      guard line.hasPrefix("<!-- table: "), let name = line.split(separator: " ").dropFirst(2).first else { continue }
      guard skipped == nil else { throw Problem(marker: String(line)) }
      guard let table = all.first(where: { $0.name == name }) else { throw Problem(marker: String(line)) }
      lines += table.text(elsewhere: elsewhere).split(separator: "\n")
      skipped = line
    }
    if let skipped { throw Problem(marker: String(skipped)) }
    return lines.joined(separator: "\n")
  }

  private func text(elsewhere: [String: String]) -> String {
    elsewhere.reduce(text) { text, entry in
      let anchor = "#\(entry.key.replacing(" ", with: "-"))"
      return text.replacing("](\(anchor))", with: "](\(entry.value)\(anchor))")
    }
  }

  package struct Problem: Error, Sendable, Hashable {
    package let marker: String
  }

  private static func keys(_ name: String, _ fields: FormShape) -> FormatTable {
    // Empty columns are omitted.
    let hasDefaults = fields.all.contains { $0.isRequired || $0.defaultText != nil }
    return FormatTable(
      name,
      ["key", "value"] + (hasDefaults ? ["default"] : []) + [""],
      fields.all.map { field in
        ["`\(field.key)`", field.rule.phrase] + (hasDefaults ? [field.default] : []) + [field.summary]
      }
    )
  }

  private static let types = FormatTable(
    "types",
    ["type", "values"],
    Grammar.types.map { ["`\($0.word)`", $0.summary] }
  )

  private static let kinds = FormatTable(
    "kinds-of-view",
    ["kind", "", "own keys", "short for"],
    Grammar.viewForms.map { form in
      let keys = form.own.map { "`\($0.key)`" + ($0.isRequired ? " (required)" : "") }
      let short = form.short.map { "`{\($0): …}`" } ?? ""
      return ["`\(form.kind.rawValue)`", form.summary, keys.joined(separator: ", "), short]
    }
  )

  /// The attributes that only some kinds have, grouped by meaning.
  private static var attributes: FormatTable {
    var rows: [[String]] = []
    for form in Grammar.viewForms {
      for field in form.own {
        let row = ["`\(field.key)`", field.rule.phrase, field.default, field.summary]
        let kind = "`\(form.kind.rawValue)`"
        if let same = rows.firstIndex(where: { [$0[0], $0[2], $0[3], $0[4]] == row }) {
          rows[same][1] += ", \(kind)"
        } else {
          rows.append([row[0], kind] + row[1...])
        }
      }
    }
    return FormatTable("attributes", ["key", "of", "value", "default", ""], rows)
  }
}

extension FieldShape {
  fileprivate var `default`: String {
    if isRequired { return "required" }
    guard let defaultText else { return "" }
    return defaultText.contains("`") ? defaultText : "`\(defaultText)`"
  }
}

import PetriCatalog

/// A table of the format's pages, in Markdown.
public struct FormatTable: Sendable {
  /// What the page's marker calls it.
  public let name: String
  /// The lines.
  public let text: String

  private init(_ name: String, _ head: [String], _ rows: [[String]]) {
    self.name = name
    let lines = [head, head.map { _ in "---" }] + rows
    text = lines.map { cells in "|" + cells.map { $0.isEmpty ? " |" : " \($0) |" }.joined() + "\n" }.joined()
  }

  /// All tables.
  public static let all: [FormatTable] =
    [
      keys("catalog", Grammar.catalog), keys("colour", Grammar.namedColor), keys("limits", Grammar.limits),
      keys("screen", Grammar.screen),
      keys("fixture", Grammar.fixture), keys("status-bar", Grammar.statusBar),
      keys("presentation", Grammar.presentation), keys("detent", Grammar.detentHeight),
      keys("blocking", Grammar.blocking),
      keys("bar", Grammar.bar), keys("search", Grammar.search), keys("bar-item", Grammar.barItem),
      keys("menu-element", Grammar.menuElement),
      keys("alert", Grammar.alert), keys("alert-action", Grammar.alertAction),
      keys("system-prompt", Grammar.systemPrompt),
      keys("share", Grammar.share), keys("plural", Grammar.plural),
      keys("strings-text", Grammar.stringsText),
      keys("font", Grammar.font), keys("run", Grammar.textRun),
      keys("border", Grammar.borderFields), keys("shadow", Grammar.shadow),
      keys("part", Grammar.part), keys("container", Grammar.container), keys("child", Grammar.childLayout),
      keys("supporting-views", Grammar.supportingViews), keys("content", Grammar.content),
      keys("tab-bar", Grammar.tabBar),
      keys("screen-inside", Grammar.child), keys("link", Grammar.link), keys("redirect", Grammar.redirect),
      keys("find", Grammar.find), keys("origin", Grammar.origin),
      keys("case", Grammar.routeCase), keys("level", Grammar.requiredLevel), keys("interceptor", Grammar.interceptor),
      keys("matrix", Grammar.matrix),
      keys("tap", Grammar.tap), keys("alternatives", Grammar.alternatives),
      keys("expectation", Grammar.expectation), keys("field", Grammar.field),
      keys("route-step", Grammar.routeStep), keys("walk-step", Grammar.walkStep), types, kinds, attributes,
      keys("list-section", Grammar.listSection), keys("accessory", Grammar.accessory), keys("swipe", Grammar.swipe),
      keys("swipe-action", Grammar.swipeAction),
      keys("common-attributes", FormShape("the view", Grammar.commonViewFields + Grammar.pinFields)),
    ]

  /// A page whose tables are made anew between `<!-- table: NAME -->` and `<!-- end -->`.
  ///
  /// - Parameter elsewhere: the files of the headings that are on other pages.
  /// - Throws: ``Problem`` for a marker that names no table or has no end.
  public static func refreshing(_ page: String, elsewhere: [String: String] = [:]) throws(Problem) -> String {
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

  /// The lines, in which links to headings of other pages have these pages' files.
  private func text(elsewhere: [String: String]) -> String {
    elsewhere.reduce(text) { text, entry in
      let anchor = "#\(entry.key.replacing(" ", with: "-"))"
      return text.replacing("](\(anchor))", with: "](\(entry.value)\(anchor))")
    }
  }

  /// A marker that can't be followed.
  public struct Problem: Error, Sendable, Hashable {
    /// The marker's line.
    public let marker: String
  }

  private static func keys(_ name: String, _ fields: FormShape) -> FormatTable {
    // An empty column is left out.
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

  /// The attributes that only some kinds have, those that mean the same together.
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
  /// What is taken where it is left out, in Markdown.
  fileprivate var `default`: String {
    if isRequired { return "required" }
    guard let defaultText else { return "" }
    return defaultText.contains("`") ? defaultText : "`\(defaultText)`"
  }
}

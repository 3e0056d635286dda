/// The findings of `petri check`, grouped by check and screen.
struct ChecksPage {
  let app: GalleryApp
  let findings: [GalleryFinding]

  var text: String {
    var body = SiteBar.text(app, root: "", current: .checks)
    body += "<main id=\"main\">\n<h1>Checks</h1>\n"
    if findings.isEmpty {
      body += "<p>Nothing was found.</p>\n"
    } else {
      let count = findings.count == 1 ? "1 finding" : "\(findings.count) findings"
      body += "<p>\(count). Each has the shortest way to see it.</p>\n"
    }
    for (check, own) in groups(of: findings, by: \.check) {
      body += "<section>\n<h2>\(Markup.text(check.prefix(1).uppercased() + check.dropFirst())) (\(own.count))</h2>\n"
      for (screen, found) in groups(of: own, by: \.screen) { body += part(screen, found) }
      body += "</section>\n"
    }
    return Page(title: "\(app.name): checks", root: "", kind: .checks, body: body + "</main>\n", stamp: app.stamp).text
  }

  private func part(_ name: String, _ findings: [GalleryFinding]) -> String {
    let screen = app.screen(named: name)
    let title = Markup.text(screen?.title ?? name)
    let head = screen == nil ? title : "<a href=\"\(Markup.page(of: name))\">\(title)</a>"
    var text = "<article class=\"found\">\n"
    // A drawing of the fault replaces the screen's own picture.
    let isDrawn = findings.contains { $0.drawing != nil }
    if !isDrawn, let screen, let picture = screen.thumbnail ?? screen.looks.first?.picture {
      text += Markup.image(picture, alt: "", root: "", width: 72) + "\n"
    }
    text += "<div>\n<h3>\(head)</h3>\n<ul\(isDrawn ? " class=\"drawn\"" : "")>\n"
    for finding in findings { text += item(finding) }
    return text + "</ul>\n</div>\n</article>\n"
  }

  private func item(_ finding: GalleryFinding) -> String {
    var text = "<li>"
    if let picture = finding.drawing?.picture {
      let image = Markup.image(picture, alt: "The fault, outlined", root: "", width: picture.isTall ? 132 : 280)
      text += "<a href=\"\(picture.path)\">\(image)</a>\n"
    }
    text += "<div>\(Markup.text(finding.message)) \(Markup.code(finding.rule))"
    if let place = finding.place { text += " \(app.markup(file: place.file, line: place.line))" }
    if !finding.details.isEmpty {
      let lines = finding.details.map { Markup.text($0) }.joined(separator: "\n")
      // With a drawing, the details start collapsed.
      let state = finding.drawing == nil ? "" : " open"
      text += "<details\(state)><summary>How to see it</summary><pre>\(lines)</pre></details>"
    }
    return text + "</div></li>\n"
  }

  /// Groups findings by a value, in the order in which the values first occur.
  private func groups(
    of findings: [GalleryFinding],
    by key: KeyPath<GalleryFinding, String>
  ) -> [(String, [GalleryFinding])] {
    var order: [String] = []
    let groups = Dictionary(grouping: findings) { $0[keyPath: key] }
    for finding in findings where !order.contains(finding[keyPath: key]) { order.append(finding[keyPath: key]) }
    return order.map { ($0, groups[$0] ?? []) }
  }
}

extension GalleryPicture {
  fileprivate var isTall: Bool { height >= width }
}

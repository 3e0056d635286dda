import PetriSnapshots

/// The index: all screens as pictures, by group, with a search.
///
/// A script creates the cards in view from data. Without scripts, each page has some cards as markup and links to the
/// next page.
struct IndexPage {
  let app: GalleryApp
  private let groups: IndexGroups
  private let pages: [[IndexGroups.Group]]

  /// The number of screens per page without JavaScript.
  private static let pageSize = 200

  init(_ app: GalleryApp) {
    self.app = app
    groups = IndexGroups(app.screens)
    pages = groups.pages(of: Self.pageSize)
  }

  /// The file name of a page by its index.
  static func file(_ place: Int) -> String { place == 0 ? "index.html" : "index-\(place + 1).html" }

  /// The script file with the texts that the search finds.
  func texts() throws -> String {
    let texts = groups.all.flatMap { group in group.screens.map { IndexTexts($0) } }
    return "petriTexts(\(try Markup.json(texts)));\n"
  }

  /// Writes all pages.
  func write(_ write: (GallerySite.File) throws -> Void) throws {
    try write((Self.file(0), Array(first().utf8)))
    try write(("texts.js", Array(texts().utf8)))
    for place in pages.indices.dropFirst() { try write((Self.file(place), Array(further(place).utf8))) }
  }

  private func first() throws -> String {
    var body = SiteBar.text(app, root: "", current: .screens)
    body += "<main id=\"main\">\n<h1>\(Markup.text(app.name))</h1>\n"
    if let changes = app.changes {
      let count = changes.edits.count + changes.change.lostScreens.count
      let words = count == 0 ? "Nothing changed" : count == 1 ? "1 change" : "\(count) changes"
      body += "<p class=\"news\"><a href=\"\(GallerySite.changesPage)\">\(words)</a>, before and now</p>\n"
    }
    body += "<div class=\"find\" id=\"find\" role=\"search\" hidden>\n"
    body += "<label for=\"search\">Find a screen by its name, or by what it shows</label>\n"
    body +=
      "<input id=\"search\" type=\"search\" autocomplete=\"off\" spellcheck=\"false\" placeholder=\"Find a screen\">\n"
    body += "</div>\n<p id=\"count\" role=\"status\">\(count)</p>\n\(notes)"
    body += "<div id=\"list\"></div>\n<noscript>\n\(cards(0))</noscript>\n"
    return Page(
      title: app.name,
      root: "",
      kind: .index,
      body: body + "</main>\n" + (try Markup.data(IndexData(groups))),
      stamp: app.stamp
    ).text
  }

  private func further(_ place: Int) -> String {
    let body =
      SiteBar.text(app, root: "", current: .screens)
      + "<main id=\"main\">\n<h1>\(Markup.text(app.name))</h1>\n\(cards(place))</main>\n"
    let title = "\(app.name): page \(place + 1) of \(pages.count)"
    return Page(title: title, root: "", kind: .index, body: body, hasScript: false).text
  }

  private var count: String {
    let parts = app.screens.count(where: \.isPart)
    let screens = app.screens.count - parts
    return (screens == 1 ? "1 screen" : "\(screens) screens")
      + (parts == 0 ? "" : parts == 1 ? ", 1 part" : ", \(parts) parts")
  }

  private var notes: String {
    var text = ""
    if !app.broken.isEmpty {
      let names = app.broken.prefix(20).map { "<code><bdi>\(Markup.text($0))</bdi></code>" }.joined(separator: ", ")
      let rest = app.broken.count > 20 ? " and \(app.broken.count - 20) more" : ""
      let count = app.broken.count
      let words = count == 1 ? "1 screen has errors and isn't here" : "\(count) screens have errors and aren't here"
      text += "<p role=\"note\">\(words): \(names)\(rest)</p>\n"
    }
    if app.screens.isEmpty, app.broken.isEmpty {
      text += "<p>The catalogue has no screens yet: <code>petri new screen</code> makes one.</p>\n"
    }
    return text
  }

  private func cards(_ place: Int) -> String {
    pages[place].map(section).joined() + links(place)
  }

  /// Links to all pages.
  private func links(_ current: Int) -> String {
    guard pages.count > 1 else { return "" }
    let items = pages.indices.map { place in
      let current = place == current ? " aria-current=\"page\"" : ""
      return "<a href=\"\(Self.file(place))\"\(current)>\(place + 1)</a>\n"
    }
    return "<nav class=\"pages\" aria-label=\"Pages\">\n\(items.joined())</nav>\n"
  }

  private func section(_ group: IndexGroups.Group) -> String {
    "<section class=\"group\">\n<h2>\(Markup.text(group.title)) <span>\(group.screens.count)</span></h2>\n"
      + "<ul class=\"cards\">\n\(group.screens.map(card).joined())</ul>\n</section>\n"
  }

  private func card(_ screen: GalleryScreen) -> String {
    let picture = screen.cardPicture.map { Markup.image($0.picture, alt: "", root: "", width: $0.width) }
    return "<li class=\"card\(screen.isPart ? " part" : "")\">"
      + "<a href=\"\(Markup.page(of: screen.name))\">\(picture ?? "<span class=\"none\">can’t be shown</span>")"
      + "<strong>\(Markup.text(screen.title))</strong>\(Markup.code(screen.name))</a></li>\n"
  }
}

import PetriSnapshots

/// The first page: all screens as pictures, by group, with a search.
struct IndexPage {
  let app: GalleryApp

  /// A card's words, for the search.
  private struct Entry: Encodable {
    let name: String
    let title: String
    let texts: [String]
    /// The look of each text, by its place among `looks`; `nil` where the usual one has all of them.
    let at: [Int]?
    /// The looks that have texts which the usual one hasn't: its address, its picture and its name. The first is nothing, for the usual one.
    let looks: [[String]?]?

    init(_ screen: GalleryScreen) {
      (name, title) = (screen.name, screen.title)
      let others = ([screen.summary].compactMap(\.self) + screen.links).map { GalleryScreen.Text(text: $0, look: 0) }
      let all = others + screen.texts
      texts = all.map { String($0.text.prefix(200)) }
      let used = Set(all.map(\.look)).filter { $0 > 0 && screen.looks[$0].picture != nil }.sorted()
      let places = Dictionary(uniqueKeysWithValues: used.enumerated().map { ($1, $0 + 1) })
      at = used.isEmpty ? nil : all.map { places[$0.look] ?? 0 }
      looks =
        used.isEmpty
        ? nil
        : [nil]
          + used.map { place in
            let look = screen.looks[place]
            return [look.address, look.picture?.name ?? "", look.name(besides: screen.looks.first)]
          }
    }
  }

  /// The page.
  ///
  /// - Throws: what encoding throws.
  func text() throws -> String {
    let entries = groups.flatMap(\.screens).map { Entry($0) }
    let parts = app.screens.count(where: \.isPart)
    let screens = app.screens.count - parts
    let count =
      (screens == 1 ? "1 screen" : "\(screens) screens")
      + (parts == 0 ? "" : parts == 1 ? ", 1 part" : ", \(parts) parts")
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
    body += chips + "</div>\n"
    body += "<p id=\"count\" role=\"status\">\(count)</p>\n"
    if !app.broken.isEmpty {
      let names = app.broken.prefix(20).map { "<code><bdi>\(Markup.text($0))</bdi></code>" }.joined(separator: ", ")
      let rest = app.broken.count > 20 ? " and \(app.broken.count - 20) more" : ""
      let count = app.broken.count
      let words = count == 1 ? "1 screen has errors and isn't here" : "\(count) screens have errors and aren't here"
      body += "<p role=\"note\">\(words): \(names)\(rest)</p>\n"
    }
    if app.screens.isEmpty, app.broken.isEmpty {
      body += "<p>The catalogue has no screens yet: <code>petri new screen</code> makes one.</p>\n"
    }
    for group in groups { body += section(group) }
    return Page(
      title: app.name,
      root: "",
      kind: .index,
      body: body + "</main>\n" + (try Markup.data(entries)),
      stamp: app.stamp
    ).text
  }

  private struct Group {
    let name: Name
    var screens: [GalleryScreen]

    struct Name: Hashable {
      let group: String
      let isOfParts: Bool

      /// The words above it.
      var title: String {
        isOfParts ? group.isEmpty ? "Parts" : "Parts: \(group)" : group.isEmpty ? "Screens" : group
      }
    }
  }

  /// The groups in the order of their first screens; those of parts come last.
  private var groups: [Group] {
    var groups: [Group] = []
    var places: [Group.Name: Int] = [:]
    for screen in app.screens.filter({ !$0.isPart }) + app.screens.filter(\.isPart) {
      let name = Group.Name(group: screen.group.first ?? "", isOfParts: screen.isPart)
      if let place = places[name] {
        groups[place].screens.append(screen)
      } else {
        places[name] = groups.count
        groups.append(Group(name: name, screens: [screen]))
      }
    }
    return groups
  }

  /// Tags that are chosen by a click, with how many screens have each.
  private var chips: String {
    var counts: [String: Int] = [:]
    for tag in app.screens.flatMap(\.tags) { counts[tag, default: 0] += 1 }
    guard !counts.isEmpty else { return "" }
    let buttons = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(24).map { tag, count in
      "<button type=\"button\" data-tag=\"\(Markup.text(tag))\" aria-pressed=\"false\">"
        + "\(Markup.text(tag)) <span>\(count)</span></button>\n"
    }
    return "<div class=\"chips\" role=\"group\" aria-label=\"Tags\">\n\(buttons.joined())</div>\n"
  }

  /// The widths of pictures in points: a part is as wide as on its phone.
  private static let screenWidth = 196.0
  private static let partWidth = 402.0

  private func section(_ group: Group) -> String {
    "<section class=\"group\">\n<h2>\(Markup.text(group.name.title)) <span>\(group.screens.count)</span></h2>\n"
      + "<ul class=\"cards\">\n\(group.screens.map(card).joined())</ul>\n</section>\n"
  }

  private func card(_ screen: GalleryScreen) -> String {
    let picture =
      screen.thumbnail.map { Markup.image($0, alt: "", root: "", width: min($0.width, Self.partWidth)) }
      ?? screen.looks.first?.picture.map { Markup.image($0, alt: "", root: "", width: Self.screenWidth) }
      ?? "<span class=\"none\">can’t be shown</span>"
    return "<li class=\"card\(screen.thumbnail == nil ? "" : " part")\" data-name=\"\(Markup.text(screen.name))\""
      + " data-tags=\"\(Markup.text(screen.tags.joined(separator: " ")))\">"
      + "<a href=\"\(Markup.page(of: screen.name))\">\(picture)<strong>\(Markup.text(screen.title))</strong>"
      + "\(Markup.code(screen.name))</a></li>\n"
  }
}

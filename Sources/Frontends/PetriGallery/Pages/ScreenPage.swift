import PetriCatalog
import PetriComposer

/// A screen's page: a picture to click and inspect, all its looks, and its facts.
struct ScreenPage {
  let screen: GalleryScreen
  let app: GalleryApp
  /// The previous and next screens of the catalogue.
  let before: GalleryScreen?
  let after: GalleryScreen?

  func text() throws -> String {
    var body = SiteBar.text(app, root: "../", current: nil)
    body += "<main id=\"main\">\n\(head)<div class=\"columns\">\n<div class=\"seen\">\n"
    if let picture = screen.looks.first?.picture {
      body += StageMarkup.text(picture, alt: spoken, root: "../")
    } else {
      body +=
        "<p class=\"problem\">It can’t be shown: \(Markup.text(screen.looks.first?.problem ?? "nothing is on screen"))</p>\n"
    }
    body += "</div>\n<div class=\"facts\">\n\(purpose)"
    let sections: [(id: String, title: String, text: String)] = [
      ("looks", "Looks", looks), ("walks", "Walks", walks), ("ways", "Ways", ways), ("context", "Context", context),
      ("tree", "Tree", tree), ("voiceover", "VoiceOver", stops), ("callbacks", "Callbacks", callbacks),
      ("definition", "Definition", definition),
    ]
    let shown = sections.filter { !$0.text.isEmpty }
    body +=
      "<nav class=\"contents\" aria-label=\"On this page\">\n"
      + shown.map { "<a href=\"#\($0.id)\">\($0.title)</a>\n" }.joined() + "</nav>\n"
    for section in shown {
      body +=
        "<section id=\"\(section.id)\" aria-labelledby=\"\(section.id)-title\">\n"
        + "<h2 id=\"\(section.id)-title\">\(section.title)</h2>\n\(section.text)</section>\n"
    }
    body += "</div>\n</div>\n</main>\n"
    let title = "\(screen.title) – \(app.name)"
    return Page(
      title: title,
      root: "../",
      kind: .screen,
      body: body + (try Markup.data(StageData(screen, in: app))),
      stamp: app.stamp
    ).text
  }

  private var head: String {
    let crumbs = screen.group.indices.map { depth in
      let path = screen.group[...depth].joined(separator: IndexGroups.separator)
      let choice = GalleryApp.encoded(path).replacing("&", with: "%26").replacing("+", with: "%2B")
      let name = Markup.text(screen.group[depth])
      return "<li><a href=\"\(Markup.text("../index.html#group=\(choice)"))\">\(name)</a></li>\n"
    }.joined()
    var text =
      "<nav class=\"crumbs\" aria-label=\"Place\"><ol>\n<li><a href=\"../index.html\">Screens</a></li>\n\(crumbs)</ol></nav>\n"
    text +=
      "<div class=\"title\">\n<h1>\(Markup.text(screen.title)) \(Markup.code(screen.name))</h1>\n<nav aria-label=\"Neighbours\">\n"
    for (word, other) in [("←", before), ("→", after)] {
      guard let other else { continue }
      let rel = word == "←" ? "prev" : "next"
      text +=
        "<a rel=\"\(rel)\" href=\"../\(Markup.page(of: other.name))\" title=\"\(Markup.text(other.title))\">"
        + "<span aria-hidden=\"true\">\(word)</span><span class=\"hidden\">\(rel == "prev" ? "Previous" : "Next"): \(Markup.text(other.title))</span></a>\n"
    }
    return text + "</nav>\n</div>\n"
  }

  private var purpose: String {
    var text = ""
    if let summary = screen.summary { text += "<p class=\"summary\">\(Markup.text(summary))</p>\n" }
    let tags = screen.tags.map { "<li>\(Markup.text($0))</li>" }.joined()
    if !tags.isEmpty { text += "<ul class=\"tags\" aria-label=\"Tags\">\(tags)</ul>\n" }
    return text
  }

  /// The alternative text of the picture: the title, and what VoiceOver speaks in the first look.
  private var spoken: String {
    let words = (screen.looks.first?.stops ?? []).map(\.words).joined(separator: "; ")
    return words.isEmpty ? screen.title : "\(screen.title): \(words)"
  }

  /// The looks by fixture; the first environments are shown, the others are collapsed.
  private var looks: String {
    var fixtures: [String] = []
    for look in screen.looks where !fixtures.contains(look.fixture) { fixtures.append(look.fixture) }
    // The script identifies looks with a picture by index.
    var numbers: [Int] = []
    for look in screen.looks { numbers.append((numbers.last ?? -1) + (look.picture == nil ? 0 : 1)) }
    return fixtures.map { fixture in
      let own = zip(screen.looks, numbers).filter { $0.0.fixture == fixture }.map { (look: $0.0, number: $0.1) }
      let sets = sets(of: own)
      let rest = sets.dropFirst(Self.shownSets)
      let count = rest.reduce(0) { $0 + $1.count }
      func text(_ sets: some Sequence<[(look: GalleryLook, number: Int)]>) -> String {
        let sets = sets.map { "<div class=\"set\">\n\($0.map(figure).joined())</div>\n" }
        return "<div class=\"looks\">\n\(sets.joined())</div>\n"
      }
      return (fixtures.count > 1 ? "<h3>\(Markup.text(fixture))</h3>\n" : "") + text(sets.prefix(Self.shownSets))
        + (rest.isEmpty ? "" : "<details><summary>\(count) more</summary>\n\(text(rest))</details>\n")
    }
    .joined()
  }

  /// The number of groups of looks per fixture that are shown expanded.
  private static let shownSets = 4

  /// Groups looks that differ only by appearance, so that light and dark are next to each other.
  private func sets(of looks: [(look: GalleryLook, number: Int)]) -> [[(look: GalleryLook, number: Int)]] {
    var sets: [[(look: GalleryLook, number: Int)]] = []
    var places: [LaunchEnvironment: Int] = [:]
    for entry in looks {
      var environment = entry.look.environment
      environment.appearance = .light
      if let place = places[environment] {
        sets[place].append(entry)
      } else {
        places[environment] = sets.count
        sets.append([entry])
      }
    }
    return sets
  }

  private func figure(_ look: GalleryLook, number: Int) -> String {
    let name = look.name(besides: screen.looks.first { $0.fixture == look.fixture })
    guard let picture = look.picture else {
      return "<figure><p class=\"problem\">\(Markup.text(look.problem ?? ""))</p>"
        + "<figcaption>\(Markup.text(name))</figcaption></figure>\n"
    }
    return "<figure><a href=\"../\(picture.path)\" data-look=\"\(number)\">"
      + Markup.image(picture, alt: "", root: "../", width: min(picture.width, 124))
      + "<span class=\"caption\">\(Markup.text(name))</span></a></figure>\n"
  }

  private var walks: String {
    screen.walks.map { walk in
      let steps = walk.steps.map { step in
        "<li><figure>\(Markup.image(step.picture, alt: step.screen, root: "../", width: 160))"
          + "<figcaption>\(Markup.text(step.title))</figcaption></figure></li>\n"
      }
      let problem = walk.problem.map { "<p class=\"problem\">\(Markup.text($0))</p>\n" } ?? ""
      return
        "<h3>\(Markup.text(walk.name))</h3>\n<ol class=\"strip\" tabindex=\"0\" aria-label=\"\(Markup.text(walk.name))\">\n\(steps.joined())</ol>\n\(problem)"
    }
    .joined()
  }

  private var ways: String {
    let to = app.waysFrom[screen.name] ?? []
    let from = app.waysTo[screen.name] ?? []
    var text = ""
    if !screen.isPart { text += "<p><a href=\"../map.html#\(GalleryApp.encoded(screen.name))\">On the map</a></p>\n" }
    if !from.isEmpty {
      text +=
        "<h3>From</h3>\n<ul>\n"
        + from.map { "<li>\(link($0.from)) \(Markup.text($0.kind.rawValue)) it</li>\n" }.joined() + "</ul>\n"
    }
    if !to.isEmpty {
      text +=
        "<h3>To</h3>\n<ul>\n" + to.map { "<li>\(Markup.text($0.kind.rawValue)) \(link($0.to))</li>\n" }.joined()
        + "</ul>\n"
    }
    if !screen.links.isEmpty {
      text += "<h3>Links to it</h3>\n<ul>\n" + screen.links.map { "<li>\(Markup.code($0))</li>\n" }.joined() + "</ul>\n"
    }
    return text
  }

  private func link(_ name: String) -> String {
    guard let other = app.screen(named: name) else { return Markup.code(name) }
    return "<a href=\"../\(Markup.page(of: name))\">\(Markup.text(other.title)) \(Markup.code(name))</a>"
  }

  private var context: String {
    guard !screen.context.isEmpty else { return "" }
    let rows = screen.context.map { key in
      let value = key.example ?? key.fallback
      return "<tr><th scope=\"row\">\(Markup.code(key.name))</th><td>\(Markup.text(key.type))</td>"
        + "<td>\(key.isRequired ? "required" : key.fallback.map { "default \(Markup.code($0))" } ?? "optional")</td>"
        + "<td>\(value.map(Markup.code) ?? "")</td><td>\(Markup.text(key.summary ?? ""))</td></tr>\n"
    }
    // The table scrolls on a phone, also by keyboard.
    return "<div class=\"wide\" tabindex=\"0\" role=\"group\" aria-label=\"Keys\"><table>\n"
      + "<thead><tr><th scope=\"col\">Key</th><th scope=\"col\">Type</th>"
      + "<th scope=\"col\">Need</th><th scope=\"col\">Here</th><th scope=\"col\">Purpose</th></tr></thead>\n"
      + "<tbody>\n\(rows.joined())</tbody>\n</table></div>\n"
  }

  private var tree: String {
    guard let lines = screen.looks.first?.lines, !lines.isEmpty else { return "" }
    let items = lines.map { line in
      let indent = String(repeating: "\u{2003}", count: min(line.depth, 40))
      return "<li>\(indent)\(Markup.text(line.text))</li>\n"
    }
    return "<ol class=\"lines\" id=\"lines\">\n\(items.joined())</ol>\n"
  }

  private var stops: String {
    guard let stops = screen.looks.first?.stops, !stops.isEmpty else { return "" }
    return "<ol class=\"stops\" id=\"stops\">\n\(stops.map { "<li>\(Markup.text($0.words))</li>\n" }.joined())</ol>\n"
  }

  private var callbacks: String {
    screen.lifecycle.isEmpty
      ? ""
      : "<pre class=\"lifecycle\" tabindex=\"0\" role=\"group\" aria-label=\"Callbacks in their order\">\(Markup.lines(screen.lifecycle))</pre>\n"
  }

  private var definition: String {
    guard !screen.definition.isEmpty else { return "" }
    let place = app.markup(file: screen.place.file, line: screen.place.line)
    return
      "<p>\(place)</p>\n<pre class=\"yaml\" tabindex=\"0\" role=\"group\" aria-label=\"Definition as text\">"
      + "\(Markup.lines(screen.definition))</pre>\n"
  }
}

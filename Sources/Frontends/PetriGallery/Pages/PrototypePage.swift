import PetriChecks

/// The app as a clickable prototype.
struct PrototypePage {
  let app: GalleryApp

  func text() throws -> String {
    let first = app.states.first
    var body = SiteBar.text(app, root: "", current: .prototype)
    body += "<main id=\"main\">\n<h1>\(Markup.text(app.name)): a prototype</h1>\n"
    body +=
      "<noscript><p>Clicking through needs JavaScript; each screen’s page shows its pictures without.</p></noscript>\n"
    if let first { body += StageMarkup.text(first.picture, alt: first.state.title, root: "") }
    let count = app.states.count
    body +=
      "<p class=\"caption\">\(count == 1 ? "1 state" : "\(count) states") of the app, found by doing what a person could do"
      + (app.start.map { ", from \(Markup.code($0))" } ?? "") + "."
    if app.cutWays > 0 {
      body += " \(app.cutWays == 1 ? "1 way was" : "\(app.cutWays) ways were") not followed further."
    }
    body += "</p>\n"
    return Page(
      title: "\(app.name): prototype",
      root: "",
      kind: .prototype,
      body: body + "</main>\n" + (try Markup.data(StageData(prototype: app))),
      stamp: app.stamp
    ).text
  }
}

import PetriLoader
import PetriText

struct ImportText {
  private let report: ImportReport

  init(_ report: ImportReport) { self.report = report }

  private static let maximumNames = 12
  private static let maximumTroubles = 20

  var text: String {
    let lines = [head] + storyboards + others + troubles
    return lines.map { $0.cleaned + "\n" }.joined()
  }

  private var head: String {
    let system = report.deploymentTarget.map { ["iOS \($0)"] } ?? []
    let facts = [report.folder == "." ? nil : "in \(report.folder)"].compactMap(\.self) + system + report.devices
    return facts.isEmpty ? report.name : "\(report.name)  \(facts.joined(separator: ", "))"
  }

  private var storyboards: [String] {
    report.storyboards.map { storyboard in
      let count = ImportText.count(storyboard.screens.count, "screen", "screens")
      let start =
        storyboard.initial.map { storyboard.isLaunchScreen ? ", the launch screen" : ", begins with \($0)" } ?? ""
      return "  \(storyboard.path)  \(count)\(start)"
    }
  }

  private var others: [String] {
    let kinds = report.segues.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
    let assets = report.assets
    let sets = [
      ImportText.count(assets.colors, "colour", "colours"), ImportText.count(assets.images, "image", "images"),
    ]
    return [
      list("xibs", report.xibs.filter { $0.screen == nil }.map(\.name)),
      list("screens of xibs", report.xibs.compactMap(\.screen)), list("segues", kinds),
      list("links", report.schemes.map { "\($0):" } + report.hosts),
      list("texts", report.tables),
      list("locales", report.locales),
      list(
        "assets",
        assets.catalogues.isEmpty ? [] : sets + (assets.accentColor.map { ["accent colour \($0)"] } ?? [])
      ),
      list("images in", report.images),
      list("fonts", report.fonts.map { path in String(path.split(separator: "/").last ?? "") }),
      list("classes", report.classes),
    ].compactMap(\.self)
  }

  private var troubles: [String] {
    let unread = report.unreadParts.sorted { $0.key < $1.key }.map { path, count in
      "\(path): \(ImportText.count(count, "part isn't", "parts aren't")) known and left out of what is shown"
    }
    let fonts = report.missingFonts.map { "the font \($0) is in Info.plist but not in the folder" }
    let problems = report.problems.map { "\($0.place): \($0.message)" }
    let all = problems + fonts + unread
    let rest = all.count - ImportText.maximumTroubles
    return all.prefix(ImportText.maximumTroubles).map { "warning: \($0)" }
      + (rest > 0 ? ["warning: and \(ImportText.count(rest, "other", "others")), which --json has"] : [])
      + report.lacking.map { "Catalog.yaml lacks \($0)" }
  }

  private func list(_ title: String, _ words: [String]) -> String? {
    guard !words.isEmpty else { return nil }
    let named = words.prefix(ImportText.maximumNames)
    let rest = words.count - named.count
    return "  \(title): \(named.joined(separator: ", "))" + (rest > 0 ? " and \(rest) more" : "")
  }

  private static func count(_ number: Int, _ one: String, _ many: String) -> String {
    "\(number) \(number == 1 ? one : many)"
  }
}

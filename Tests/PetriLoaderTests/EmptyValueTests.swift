import Expectations
import PetriCatalog
import PetriDiagnostics
import PetriYAML
import Testing

@testable import PetriFormat
@testable import PetriLoader

@Suite("Keys with nothing behind them")
struct EmptyValueTests {
  /// The problems about a screen.
  private func problems(_ screen: String, catalog: String = "catalog: A\n") -> [Diagnostic] {
    let source = MemorySource([
      "Catalog.yaml": catalog, "Screens/a.yaml": "screen: a\n\(screen)\n",
      "Screens/tag.yaml": "part: tag\ncontent: [label: B]\n",
    ])
    return CatalogLoader(devices: ["iphone-16"], lints: false, isParallel: false).load(source).diagnostics
  }

  /// Expects a problem of a key and no other.
  private func expectMissing(_ key: String, in screen: String) {
    let found = problems(screen)
    #expect(!found.map(\.code).contains(.missingKey), "give what is required a value in 'needed': \(screen)")
    expectEqual(found.map(\.code), [.missingValue], "\(screen): \(found.map(\.message))")
    expectEqual(found.map(\.message), ["'\(key)' has no value"], "\(screen)")
  }

  @Test("every attribute of a view has to have a value", arguments: ["", " ~", " null"])
  func attributes(_ nothing: String) {
    let needed: [ViewKind.Name: [String: String]] = [
      .label: ["text": "A"], .image: ["name": "a"], .avatar: ["name": "A"], .button: ["title": "A"],
      .segments: ["titles": "[A]"],
      .stack: ["views": "[]"], .scroll: ["views": "[]"], .list: ["views": "[]"], .box: ["views": "[]"],
      .part: ["name": "tag"],
      .datePicker: ["date": "2026-12-31"], .picker: ["titles": "[A]"], .pageControl: ["pages": "3"],
      .overlay: ["views": "[]"], .map: ["latitude": "1", "longitude": "1"], .web: ["url": "a"], .video: ["name": "a"],
      .custom: ["name": "a"], .row: ["title": "A"], .grid: ["views": "[]"],
    ]
    for kind in ViewKind.Name.allCases {
      for key in Grammar.form(of: kind).fields.keys {
        var values = needed[kind] ?? [:]
        if key == "as" { values["each"] = "\"${l}\"" }
        if ["imageCornerRadius", "imageMaximumSize"].contains(key) { values["image"] = "a" }
        // One of several keys is there, and these go with the other.
        if kind == .image, ["symbol", "size", "weight"].contains(key) { values = ["symbol": "a"] }
        if kind == .video, key == "url" { values = [:] }
        if kind == .label, ["markdown", "runs"].contains(key) { values = [:] }
        if kind == .grid, ["paging", "pageDots"].contains(key) { values["axis"] = "horizontal" }
        if kind == .grid, key == "pageDots" { values["paging"] = "true" }
        values[key] = nil
        let others = values.sorted { $0.key < $1.key }.map { "      \($0.key): \($0.value)\n" }.joined()
        // A row is in a list.
        let content = kind == .row ? "content:\n list:\n  views:\n" : "content:\n"
        let context = "context: {l: {type: list, of: int, default: []}}\n"
        expectMissing(key, in: "\(context)\(content)  - \(kind.rawValue):\n\(others)      \(key):\(nothing)")
      }
    }
  }

  @Test("every key of a screen has to have a value")
  func screens() {
    for key in Grammar.screen.shape.keys where key != "screen" {
      expectMissing(key, in: (key == "content" ? "" : "content: []\n") + "\(key):")
      expectMissing(key, in: (key == "content" ? "" : "content: []\n") + "\(key): ~")
    }
  }

  @Test(
    "so has every key of what is in a screen",
    arguments: [
      ("statusBar", "style"), ("statusBar", "hidden"), ("presentation", "style"), ("presentation", "transition"),
      ("presentation", "interactiveDismiss"), ("matrix", "as"), ("matrix", "include"), ("matrix", "exclude"),
      ("matrix", "skip"), ("route", "steps"),
    ]
  )
  func parts(_ part: String, _ key: String) {
    expectMissing(key, in: "content: []\n\(part): {\(key): }")
  }

  @Test(
    "so have the keys of taps, of screens inside, of fields and of what walks expect",
    arguments: [
      ("open", "content: [{button: {title: A, tap: {open: }}}]"),
      ("with", "content: [{button: {title: A, tap: {open: a, with: }}}]"),
      ("link", "content: [{button: {title: A, tap: {link: }}}]"),
      ("spacing", "content: {views: [], spacing: }"), ("views", "content: {views: }"),
      ("title", "content: {pages: [{screen: b, title: }]}"), ("with", "content: {pages: [{screen: b, with: }]}"),
      ("fixture", "content: {pages: [{screen: b, fixture: }]}"), ("image", "content: {pages: [{screen: b, image: }]}"),
      ("default", "context: {x: {type: string, default: }}\ncontent: [{label: \"${x}\"}]"),
      ("example", "context: {x: {type: string, example: }}\ncontent: [{label: \"${x}\"}]"),
      ("summary", "context: {x: {type: string, summary: }}\ncontent: [{label: \"${x}\"}]"),
      ("url", "content: []\nlinks: [{url: }]"), ("text", "content: []\nwalks: {w: [{expect: {text: }}]}"),
      ("refused", "content: []\nwalks: {w: [{expect: {screen: a, refused: }}]}"),
      ("screen", "content: []\nwalks: {w: [{expect: {screen: , text: A}}]}"),
    ]
  )
  func inner(_ key: String, _ screen: String) {
    let other = "\n---\nscreen: b\ncontent: []"
    expectMissing(key, in: screen + (screen.contains("screen: b") ? other : ""))
  }

  @Test(
    "nothing is a value where it has a meaning",
    arguments: [
      "context: {x: {type: string?, default: ~, example: ~}}\ncontent: [{label: \"${x}\"}]",
      "context: {x: string?}\nfixtures: {none: , null-given: {x: ~}}\ncontent: [{label: \"${x}\"}]",
      "content: [textField: , switch: , spacer: , {divider: }]\nwrapping: [frame: ]\n---\ncontainer: frame\nsupportingViews:",
      "content: [{spinner: }]\nwrapping: []",
    ]
  )
  func meant(_ screen: String) {
    expectEqual(problems(screen).map(\.message), [])
  }

  @Test(
    "a value that a '#' made a comment is said to be one, and quoted for certain where it is a colour",
    arguments: [
      ("content:\n  - label:\n      text: A\n      color: #FF6900", "#FF6900", FixIt.Applicability.machine),
      ("content:\n  - label:\n      text: A\n      color: #FF6900  # orange", "#FF6900", .machine),
      ("content:\n  - label:\n      text: A\n      accessibilityLabel: #3 of all", "#3 of all", .maybe),
      ("context:\n  c:\n    type: color\n    default: #FF6900\ncontent: [{label: \"${c}\"}]", "#FF6900", .machine),
      ("content: []\ntags: #new", "#new", .maybe),
    ]
  )
  func comments(_ screen: String, _ value: String, _ applicability: FixIt.Applicability) throws {
    let found = try #require(problems(screen).first)
    #expect(found.code == .missingValue && found.label == "'#' begins a comment: quote the value")
    expectEqual(found.fixIts.map(\.replacement), ["\"\(value)\""])
    expectEqual(found.fixIts.map(\.applicability), [applicability])
  }

  @Test("a remark behind a key is a remark", arguments: ["# all of them", "#", "## two"])
  func remarks(_ comment: String) throws {
    let found = try #require(problems("content: []\ntags: \(comment)").first)
    #expect(found.code == .missingValue && found.fixIts.isEmpty)
  }

  @Test(
    "the fix for a colour that is a comment gives the colour",
    arguments: [
      "content:\n  - label:\n      text: A\n      color: #FF6900", "content:\n  - label: {text: A, color: #FF6900}",
    ]
  )
  func fixed(_ screen: String) {
    let source = MemorySource(["Catalog.yaml": "catalog: A\n", "Screens/a.yaml": "screen: a\n\(screen)\n"])
    let files = CertainFixes.result(of: source, CatalogLoader(devices: ["iphone-16"], isParallel: false)).files
    let after = files.map { String(decoding: $0.after, as: UTF8.self) }
    expectEqual(after, ["screen: a\n\(screen)\n".replacing("#FF6900", with: "\"#FF6900\"")])
  }
}

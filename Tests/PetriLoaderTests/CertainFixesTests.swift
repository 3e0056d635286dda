import Expectations
import PetriDiagnostics
import Testing

@testable import PetriLoader

@Suite("Certain fixes")
struct CertainFixesTests {
  /// A screen's file after its fixes.
  private func fixed(_ text: String) -> (text: String, fixes: [String]) {
    let source = MemorySource(["Catalog.yaml": "catalog: A\n", "Screens/a.yaml": text])
    let files = CertainFixes.result(of: source, CatalogLoader(devices: ["iphone-16"], isParallel: false)).files
    guard let file = files.first else { return (text, []) }
    #expect(files.count == 1 && file.path == "Screens/a.yaml" && file.before == Array(text.utf8))
    return (String(decoding: file.after, as: UTF8.self), file.fixes)
  }

  @Test(
    "a fix that isn't certain is left to people",
    arguments: [
      "screen: a\ncontext: {on: {type: bool, default: flase}}\ncontent: [{label: A}]\n",
      "screen: a\ncontent: [{switch: {on: 1}}]\n",
      "screen: a\ncontext: {on: {type: int, default: 1.5}}\ncontent: [{label: A}]\n",
      "screen: a\ncontext: {on: {type: list, of: string, default: one}}\ncontent: [{label: A}]\n",
      "screen: a\ncontent:\n  - label: |\n      one\u{2028}two\n",
      "screen: a\ncontent:\n  - label: one\u{2029}two\n",
      "screen: a\ncontent:\n  - label: >-\n      one\u{85}two\n",
      "screen: a\ncontent:\n  - label: |\n      one\n\ttwo\n",
      "screen: a\ncontent:\n  - label: |\n\tone\n\ttwo\n",
      "screen: a\nsummary: |\n    one\n\t  two\ncontent: [{label: A}]\n",
      "screen: a\nsummary: \"C:\\path\\new\"\ncontent: [{label: A}]\n",
      "screen: a\nsummary: \"C:\\new\\path\"\ncontent: [{label: A}]\n",
      "screen: a\ncontext: {name: {type: string, example: B}}\ncontent: [{label: {text: Hello, ${name}}}]\n",
      "screen: a\ncontext: {s: &s {type: bool, default: &d yes}, t: {type: string, default: *d}}\ncontent: [{label: \"${t\"}]\n",
    ]
  )
  func uncertain(_ text: String) {
    expectEqual(fixed(text).text, text)
  }

  @Test(
    "what is certain is put in, and nothing else is changed",
    arguments: [
      ("content:\n  - label:{text: Hi, style: body}", "content:\n  - label: {text: Hi, style: body}"),
      ("content:\n  - label:{text: Hi}", "content:\n  - label: {text: Hi}"),
      ("content:\n  - label:Hi  # all", "content:\n  - label: Hi  # all"),
      ("content:\n  - label: Hi\n\t- spacer", "content:\n  - label: Hi\n  - spacer"),
      ("summary: \"C:\\path\\quit\"\ncontent: [spacer]", "summary: \"C:\\\\path\\\\quit\"\ncontent: [spacer]"),
      (
        "context: {on: {type: bool, default: Yes}}\ncontent: [spacer]",
        "context: {on: {type: bool, default: true}}\ncontent: [spacer]"
      ),
      ("content:\n  - switch: {on: off}", "content:\n  - switch: {on: false}"),
      (
        "content:\n  - button: {title: A, tap: open: a}", "content:\n  - button: {title: A, tap: {open: a}}"
      ),
      (
        "content:\n  - button:\n      title: A\n      tap: open: a  # itself",
        "content:\n  - button:\n      title: A\n      tap: {open: a}  # itself"
      ),
      ("content:\n  - label: {text: Note: this}", "content:\n  - label: {text: \"Note: this\"}"),
      ("title: A\rcontent: [spacer]", "title: A\ncontent: [spacer]"),
      ("title: A\r\ngroup: B\rcontent: [spacer]\r\n", "title: A\r\ngroup: B\r\ncontent: [spacer]\r\n"),
    ]
  )
  func certain(_ broken: String, _ whole: String) {
    let lineBreak = broken.utf8.contains(0x0D) && broken.contains("\r\n") ? "\r\n" : "\n"
    let result = fixed("screen: a\(lineBreak)\(broken)")
    expectEqual(result.text, "screen: a\(lineBreak)\(whole)")
    #expect(!result.fixes.isEmpty)
  }

  @Test("a value with a brace wants quotes, and no more braces, whatever key it has")
  func braceInValue() {
    let marked = MarkedCatalog([
      "Screens/a.yaml": "screen: a\ncontent:\n  - button: {title: A, tap: «x:a{id}»}\n"
    ])
    let diagnostics = marked.load().diagnostics
    #expect(diagnostics.map(\.message) == ["the value contains '{'; quote it"])
    #expect(diagnostics.map { $0.range?.extent } == marked.places)
    #expect(diagnostics.flatMap(\.fixIts).map(\.replacement) == ["\"x:a{id}\""])
  }

  @Test("a fix that was not put in is given with its reason, and isn't offered again")
  func left() throws {
    let text = "screen: a\ncontent:\n  - label: {text: A, lines: a: b}\n  - label:Hi\n"
    let source = MemorySource(["Catalog.yaml": "catalog: A\n", "Screens/a.yaml": text])
    let loader = CatalogLoader(devices: ["iphone-16"], isParallel: false)
    let result = CertainFixes.result(of: source, loader)
    expectEqual(result.files.flatMap(\.fixes).count, 1)
    expectEqual(
      result.left.map(\.description),
      [
        "Screens/a.yaml:3:29: quote it: \"a: b\": it would cause another problem: 'lines' must be an integer; found \"a: b\""
      ]
    )
    let fixed = String(decoding: try #require(result.files.first).after, as: UTF8.self)
    let found = loader.load(MemorySource(["Catalog.yaml": "catalog: A\n", "Screens/a.yaml": fixed])).diagnostics
    expectEqual(found.flatMap(\.fixIts).count, 1)
    expectEqual(result.withoutLeft(found).map(\.message), found.map(\.message))
    #expect(result.withoutLeft(found).flatMap(\.fixIts).isEmpty)
  }

  @Test("a fix that makes another mistake isn't put in, and those around it are")
  func takenBack() {
    let text = """
      screen: a
      context: {name: {type: string, example: B}}
      content:
        - label: {text: Hello, ${name}}
        - label:Hi
        - label: 'it's'

      """
    let result = fixed(text)
    expectEqual(
      result.text,
      text.replacing("label:Hi", with: "label: Hi").replacing("it's", with: "it''s")
    )
    expectEqual(
      result.fixes.sorted(),
      ["Screens/a.yaml:5:11: insert a space", "Screens/a.yaml:6:15: double the apostrophe"]
    )
  }

  @Test("one fix that puts two problems right is put in once")
  func shared() {
    let result = fixed(
      "screen: a\ncontext: {on: bool}\nfixtures: {x: &x {on: yes}, y: {<<: *x}}\ncontent: [{label: A}]\n"
    )
    #expect(result.text.contains("{x: &x {on: true}, y: {<<: *x}}"))
    expectEqual(result.fixes, ["Screens/a.yaml:3:23: write true"])
  }
}

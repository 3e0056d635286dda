import Expectations
import PetriDiagnostics
import Testing

@testable import PetriFormat
@testable import PetriLoader

@Suite("Words of other systems")
struct OtherWordsTests {
  private func hints(_ content: String) -> [String] {
    let source = MemorySource([
      "Catalog.yaml":
        "catalog: A\n---\nscreen: a\ncontext: {n: {type: int, default: 1}, t: {type: string, default: a}}\n"
        + "content:\n  - \(content)\n"
    ])
    return CatalogLoader(devices: ["iphone-16"], lints: false).load(source).diagnostics.compactMap(\.label)
  }

  @Test(
    "the format's word is suggested for another system's in its place",
    arguments: [
      ("button: {title: A, onTap: {emit: a}}", "did you mean 'tap'?"),
      ("text: Hi", "did you mean 'label'?"), ("toggle: true", "did you mean 'switch'?"),
      ("list: {views: [row: {text: A}]}", "did you mean 'title'?"),
      ("list: {views: [row: {title: A, icon: star}]}", "did you mean 'image'?"),
      ("label: {text: A, forEach: x}", "did you mean 'each'?"), ("label: {text: A, if: x}", "did you mean 'when'?"),
      ("textField: {focus: true}", "did you mean 'focused'?"),
      ("textField: {contentType: email}", "did you mean 'emailAddress'?"),
      ("label: {text: A, opacity: 0.5}", "did you mean 'alpha'?"),
      ("hstack: [label: A]", "write stack: {axis: horizontal, views: […]}"),
      ("alert: {title: A}", "make it the content of its own screen, and open that with a tap: content: {alert: …}"),
      ("list: {views: [row: {title: A, accessory: switch}]}", "write {switch: …}"),
      ("label: {text: {markdown: a}}", "only labels take 'markdown': label: {markdown: …}"),
      ("button: {title: A, menu: [Rename]}", "write {title: Rename}"),
      ("label: {text: A, banana: b}", "expected one of text, markdown, runs"),
    ]
  )
  func hint(_ content: String, _ expected: String) {
    let found = hints(content)
    #expect(found.count == 1 && found.first?.hasPrefix(expected) ?? false, "\(content): \(found)")
  }

  @Test(
    "an operator of another language has its counterpart named",
    arguments: [
      ("${t} startsWith a", "write 'beginsWith'"), ("${t} matches a", "write 'contains'"),
      ("${t} AND ${t}", "write 'and'"), ("${n} % 2 == 0", "inside the braces: ${count % 2}"),
      ("${t}.contains('a')", "conditions have no methods"), ("${t}.count == 1", "inside the braces: ${tags.count}"),
      ("${t} not in [a]", "write not (${a} in ${b})"),
    ]
  )
  func conditions(_ condition: String, _ expected: String) {
    let source = MemorySource([
      "Catalog.yaml":
        "catalog: A\n---\nscreen: a\ncontext: {n: {type: int, default: 1}, t: {type: string, default: a}}\n"
        + "content:\n  - label: {text: A, when: \"\(condition)\"}\n"
    ])
    let found = CatalogLoader(devices: ["iphone-16"], lints: false).load(source).diagnostics.map(\.message)
    #expect(found.count == 1 && found.first?.contains(expected) ?? false, "\(condition): \(found)")
  }
}

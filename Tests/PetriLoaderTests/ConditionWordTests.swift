import Expectations
import PetriCatalog
import PetriDiagnostics
import Testing

@testable import PetriLoader

@Suite("Words in conditions")
struct ConditionWordTests {
  private func load(_ content: String) -> LoadedCatalog {
    let screen = """
      screen: a
      context:
        plan: {type: choice, values: [free, plus], default: free}
        name: {type: string, default: ann}
        due: {type: date, default: 2026-01-02}
        on: {type: bool, default: true}
        plans: {type: list, of: string, default: [free]}
      content: [label: "${plan} ${name} ${due} ${on} ${plans[0]}", \(content)]
      """
    return CatalogLoader(devices: []).load(MemorySource(["Catalog.yaml": "catalog: A\n", "Screens/a.yaml": screen]))
  }

  @Test(
    "one that isn't a key is text between braces as outside of them",
    arguments: [
      ("${plan} == free", true), ("${plan == free}", true), ("${plan == 'free'}", true), ("${plan == plus}", false),
      ("${plan in [plus, free]}", true), ("${name == ann and plan != plus}", true), ("${name contains an}", true),
      ("${free in plans}", true), ("not ${on and plan == free}", false), ("${due > today}", true),
      ("${due} > today", true), ("${today == due}", false), ("${name == plan}", false),
    ]
  )
  func words(condition: String, expected: Bool) throws {
    let loaded = load("label: {text: A, when: \"\(condition)\"}")
    expectEqual(loaded.diagnostics.map(\.message), [])
    let screen = try #require(loaded.catalog.screen(named: "a"))
    let scope = Scope(context: ContextResolution(fields: screen.context).context)
    expectEqual(screen.content.views.last?.when?.holds(in: scope), expected)
    guard condition.hasPrefix("${") && condition.hasSuffix("}") else { return }
    let text = load("label: \"${\(condition.dropFirst(2).dropLast()) ? yes : no}\"")
    expectEqual(text.diagnostics.map(\.message), [])
    guard case .label(let label)? = text.catalog.screen(named: "a")?.content.views.last?.kind else { return }
    expectEqual(label.text.text(in: scope), expected ? "yes" : "no")
  }

  @Test("they are text in values that are given, too")
  func given() throws {
    let loaded = load("button: {title: A, tap: {open: a, with: {name: \"${plan == free ? x : y}\"}}}")
    expectEqual(loaded.diagnostics.map(\.message), [])
    guard case .open(_, let values)? = loaded.catalog.screen(named: "a")?.content.views.last?.tap else {
      Issue.record("there is no button")
      return
    }
    expectEqual(values["name"], .scalar("${plan == 'free' ? x : y}", .quoted))
  }

  @Test(
    "one that a key may be meant by, or that can't be a value, is an error",
    arguments: [
      ("${name == nmae}", "unknown key 'nmae'"), ("${plan == fre}", "'fre'"), ("${on == free}", "'free'"),
      ("${free}", "unknown key 'free' in ${free}"), ("${due} > ${today}", "unknown key 'today' in ${today}"),
      ("${plan} == ${free}", "unknown key 'free' in ${free}"), ("${name} < today", "'<'"),
    ]
  )
  func mistakes(condition: String, part: String) {
    let messages = load("label: {text: A, when: \"\(condition)\"}").diagnostics.map(\.message)
    expectEqual(messages.count, 1)
    #expect(messages.first?.contains(part) == true, "\(messages)")
  }
}

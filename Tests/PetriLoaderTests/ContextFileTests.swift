import Expectations
import PetriCatalog
import PetriDiagnostics
import PetriYAML
import Testing

@testable import PetriLoader

@Suite("Contexts in files")
struct ContextFileTests {
  private func read(_ text: String, _ path: String) -> ContextFile.Result {
    ContextFile.read(Array(text.utf8), path: path)
  }

  @Test("JSON keeps its types: texts are quoted, numbers and booleans plain; escapes and tabs are JSON's")
  func json() {
    let literal = read("{\t\"a\": \"\\ud83d\\ude00\", \"b\": 3, \"c\": [true, null, 1.5]}", "c.json").literal
    expectEqual(
      literal,
      .object([
        .init(name: "a", value: .scalar("😀", .quoted)), .init(name: "b", value: .scalar("3", .plain)),
        .init(name: "c", value: .list([.scalar("true", .plain), .null, .scalar("1.5", .plain)])),
      ])
    )
  }

  @Test("YAML and JSON of the same context are the same")
  func same() {
    let yaml = read("city: \"Omsk\"\ncount: 3\n", "c.yaml")
    #expect(yaml.diagnostics.isEmpty)
    expectEqual(yaml.literal, read("{\"city\": \"Omsk\", \"count\": 3}", "c.json").literal)
    expectEqual(read("{city: Omsk}", "-").literal, .object([.init(name: "city", value: .scalar("Omsk", .plain))]))
    expectEqual(read("", "c.yaml").literal, .empty)
  }

  @Test(
    "a file that isn't a context is an error, never a crash",
    arguments: [
      ("{", "c.json"), ("[1]", "c.json"), ("- a\n", "c.yaml"), ("city: \"Omsk\n", "c.yaml"), ("text", "c.yaml"),
    ]
  )
  func broken(text: String, path: String) {
    let result = read(text, path)
    #expect(result.diagnostics.hasErrors)
    expectEqual(result.literal, .empty)
  }

  @Test("brackets that nest without end are an error, in texts they are not counted")
  func deep() {
    for (text, path) in [
      (String(repeating: "[", count: 9_999), "c.json"), (String(repeating: "{\"a\":", count: 9_999), "-"),
    ] {
      expectEqual(read(text, path).diagnostics.map(\.code), [.limitExceeded])
    }
    let text = "{\"a\": \"\\\"" + String(repeating: "[", count: 100) + "\"}"
    #expect(read(text, "c.json").diagnostics.isEmpty)
  }

  @Test("a list or an object on the command line is YAML's flow form")
  func flow() {
    expectEqual(ContextFile.flowLiteral("[a, 2]"), .list([.scalar("a", .plain), .scalar("2", .plain)]))
    expectEqual(ContextFile.flowLiteral("{a: b}"), .object([.init(name: "a", value: .scalar("b", .plain))]))
    #expect(ContextFile.flowLiteral("a") == nil)
    // An argument is one line, which in a file may not be so long.
    let long = "[" + (0..<10_000).map { String($0) }.joined(separator: ",") + "]"
    if case .list(let elements)? = ContextFile.flowLiteral(long) {
      expectEqual(elements.count, 10_000)
    } else {
      Issue.record("no list")
    }
    #expect(ContextFile.flowLiteral("[a") == nil)
  }
}

import Expectations
import PetriDiagnostics
import Testing

@testable import PetriFormat
@testable import PetriLoader

@Suite("DiagnosticSink that say what to write")
struct WhatToWriteTests {
  private func problems(_ screen: String) -> [Diagnostic] {
    let source = MemorySource(["Catalog.yaml": "catalog: A\n", "Screens/a.yaml": "screen: a\n\(screen)\n"])
    return CatalogLoader(devices: ["iphone-16"], lints: false, isParallel: false).load(source).diagnostics
  }

  @Test(
    "the label has what was meant",
    arguments: [
      ("content: {tabs: [b]}", "write {screen: b}"), ("content: {split: {primary: b}}", "write {screen: b}"),
      ("content: [{button: {title: A, tap: details}}]", "to open a screen, write {open: details}"),
      ("content: [{button: {title: A, tap: dismis}}]", "did you mean 'dismiss'?"),
      ("content: []\nwrapping: navigation", "write [navigation]"), ("content: []\ntags: foo", "write [foo]"),
      ("context: {items: [string]}\ncontent: []", "write {type: list, of: string}"),
      ("context: {items: [{a: int}]}\ncontent: []", "write {type: list, of: …}"),
    ]
  )
  func labels(_ screen: String, _ label: String) {
    expectEqual(problems(screen).map(\.label), [label], "\(problems(screen).map(\.message))")
  }

  @Test(
    "what depends on values where it can't has what to write instead",
    arguments: [
      (
        "content: [{label: {text: Hi, alignment: \"${c ? left : right}\"}}]",
        "the alignment can't depend on values; found '${c ? left : right}'"
      ),
      ("content: [{label: {text: Hi, lines: \"${c ? 1 : 2}\"}}]", "it can't depend on values"),
      ("content: [{picker: {titles: \"${n}\"}}]", "it can't be a value; write the elements"),
      (
        "content: [{button: {title: A, tap: {open: b, with: {live: \"${n == 'a'}\"}}}}]",
        "write true or false or, where values can be, \"${… ? true : false}\""
      ),
      (
        "content: [{button: {title: A, tap: {open: b, with: {title: \"${o}\"}}}}]",
        "where it is null, give it another text: \"${o != null ? '${o}' : ''}\""
      ),
      (
        "content: [{button: {title: A, tap: {open: b, with: {title: A street, a house or a city}}}}]",
        "between braces a comma ends the text; quote it"
      ),
    ]
  )
  func values(_ content: String, _ label: String) {
    let source = MemorySource([
      "Catalog.yaml": "catalog: A\n",
      "Screens/a.yaml": """
      screen: a
      context: {c: {type: bool, example: true}, n: {type: string, example: a}, o: {type: string?, example: a}}
      \(content)

      """,
      "Screens/b.yaml": """
      screen: b
      context: {live: {type: bool, default: false}, title: {type: string, default: ""}}
      content: [{label: {text: "${title}", when: "${live}"}}]

      """,
    ])
    let found = CatalogLoader(devices: ["iphone-16"], lints: false, isParallel: false).load(source).diagnostics
    #expect(found.contains { $0.label == label || $0.message == label }, "\(found.map(\.message))")
    expectEqual(found.count, 1)
  }

  @Test("the two sides of a merge are one problem")
  func conflict() {
    let text = "content:\n<<<<<<< HEAD\n  - label: A\n=======\n  - label: B\n>>>>>>> other\ntags: [x]"
    let found = problems(text)
    expectEqual(found.map(\.message), ["unresolved merge conflict"])
    expectEqual(found.first?.range?.start.line, 3)
  }

  @Test(
    "each conflict of a merge is one error, in whatever form its markers are left",
    arguments: [
      (
        "<<<<<<< HEAD\ntags: [a]\n=======\ntags: [b]\n>>>>>>> b\ncontent:\n<<<<<<< HEAD\n  - label: A\n=======\n>>>>>>> b",
        [2, 8]
      ),
      ("<<<<<<< HEAD\ntags: [a]\n||||||| base\n=======\ntags: [b]\n>>>>>>> b\ncontent: []", [2]),
      ("content: []\n>>>>>>> b", [3]), ("content:\n  - label: A\n=======\n  - label: B", [4]),
    ]
  )
  func conflicts(_ screen: String, _ lines: [Int]) {
    let found = problems(screen)
    #expect(found.allSatisfy { $0.message == "unresolved merge conflict" }, "\(found.map(\.message))")
    expectEqual(found.compactMap(\.range?.start.line), lines)
  }

  @Test(
    "a misspelt key is one error, and nothing is said to be missing that it may stand for",
    arguments: [
      ("context: {city: {typ: string, exampel: Kazan}}\ncontent: [{label: \"${city}\"}]", ["typ", "exampel"]),
      ("context: {city: {typ: string, default: Kazan}}\ncontent: [{label: \"${city}\"}]", ["typ"]),
      ("titel: Hi\ncontent: [{label: {txt: Hi}}, {button: {titel: Hi}}]", ["titel", "txt", "titel"]),
      ("content: {tab: [{screen: a}]}", ["tab"]), ("conten: []", ["conten"]),
      ("content: [{button: {title: A, tap: {opne: a}}}]", ["opne"]),
      ("content: []\nroute: [{using: present}, {from: {scren: a}}]", ["scren"]),
      ("content: []\nwalks: {go: [{expect: {txt: A}}]}", ["txt"]),
      ("content: []\nlinks: [{ulr: \"a://b\"}]", ["ulr"]),
    ]
  )
  func misspelt(_ screen: String, _ keys: [String]) {
    let found = problems(screen)
    expectEqual(found.count, keys.count, "\(found.map(\.message))")
    #expect(found.allSatisfy { $0.code == .unknownKey && $0.label?.hasPrefix("did you mean") == true })
    for key in keys { #expect(found.contains { $0.message.hasPrefix("unknown key '\(key)' in ") }) }
  }

  @Test("an object whose keys only look like those of a field is an object")
  func object() {
    expectEqual(
      problems("context: {a: {typ: string}, b: {value: int}}\ncontent: [{label: \"${a.typ} ${b.value}\"}]"),
      []
    )
  }

  @Test(
    "words of YAML 1.1 for true and false say what to write, in conditions too",
    arguments: [
      ("button: {title: A, enabled: no}", "write false"), ("label: {text: A, when: off}", "write false"),
      ("label: {text: A, when: Yes}", "write true"), ("switch: {on: no}", "write false"), ("switch: no", "write false"),
    ]
  )
  func words(_ view: String, _ label: String) {
    let found = problems("content: [{\(view)}]")
    expectEqual(found.map(\.label), [label])
    expectEqual(found.flatMap(\.fixIts).map(\.applicability), [.machine])
  }

  @Test(
    "a '#' that cuts a value short is warned of, with the value in quotes",
    arguments: [
      ("content: [label: A]\ntitle: Order #5 is ready", "\"Order #5 is ready\""),
      ("content:\n  - label: Room #3  # on the left", "\"Room #3\""),
      ("content: []\ntags:\n  - a\n  - b #c", "\"b #c\""),
    ]
  )
  func cut(_ screen: String, _ quoted: String) {
    let found = problems(screen)
    expectEqual(found.map(\.code), ["comment-in-value"], "\(found.map(\.message))")
    expectEqual(found.flatMap(\.fixIts).map(\.replacement), [quoted])
  }

  @Test(
    "a remark is one",
    arguments: [
      "title: Order # five", "title: Order ## five", "title: \"Order\" #5", "title: Order #petri:ignore unused-key",
      "title: Order#5", "title: Order #",
    ]
  )
  func remark(_ title: String) {
    expectEqual(problems("content: []\n\(title)").filter { $0.code != "useless-ignore" }, [])
  }

  @Test(
    "a '#' that hides the end of brackets is one error, with the value in quotes",
    arguments: [
      ("[{label: {text: Order #5 is ready, style: headline}}]", "\"Order #5 is ready\""),
      ("\n  - label: {text: A, color: #FF0000}\n  - label: B", "\"#FF0000\""), ("[{label: A #b}]", "\"A #b\""),
    ]
  )
  func hidden(_ content: String, _ quoted: String) {
    let found = problems("content: \(content)")
    expectEqual(found.map(\.code), ["value-needs-quotes"], "\(found.map(\.message))")
    expectEqual(found.flatMap(\.fixIts).map(\.replacement), [quoted])
  }

  @Test("no example in a message has a '#' without quotes, which would begin a comment")
  func examples() {
    let screen = """
      context: {c: color, d: {type: color, example: "#00FF00"}, e: {type: color, example: loud}}
      content: [{label: {text: A, color: "${c}", tint: wild}}, {label: {text: "${d}${e}", background: [1]}}]
      """
    let source = MemorySource([
      "Catalog.yaml": "catalog: A\nstate: {x: color}\n", "Screens/a.yaml": "screen: a\n\(screen)\n",
    ])
    let found = CatalogLoader(devices: ["iphone-16"], isParallel: false).load(source).diagnostics
    #expect(found.count >= 4)
    for text in found.flatMap({ [$0.message, $0.label ?? ""] + $0.fixIts.map(\.replacement) }) {
      #expect(!text.replacing("\"#", with: "").contains("#"), "\(text)")
    }
  }

  @Test("a key that only the state has is found there")
  func stateKey() {
    let source = MemorySource([
      "Catalog.yaml": "catalog: A\nstate: {unread: {type: int, default: 1}}\n",
      "Screens/a.yaml": "screen: a\ncontent: [{label: \"${unread} new\"}]\n",
    ])
    let found = CatalogLoader(devices: ["iphone-16"]).load(source).diagnostics
    expectEqual(found.map(\.message), ["unknown key 'unread' in ${unread}"])
    expectEqual(found.map(\.label), ["did you mean 'state.unread'?"])
  }

  @Test("a state that is used and not declared is just that")
  func undeclaredState() {
    let found = problems("content: [{label: \"${state.x}\"}, {label: {text: A, when: \"${state.x}\"}}]")
    expectEqual(found.map(\.message), ["the catalogue declares no state", "the catalogue declares no state"])
  }

  @Test("what only looks like a conflict is read")
  func noConflict() {
    expectEqual(problems("summary: |\n  <<<<<<< HEAD\n  =======\n  >>>>>>> other\ncontent: []"), [])
  }
}

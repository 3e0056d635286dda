import Expectations
import Foundation
import PetriCatalog
import PetriDiagnostics
import PetriGrammar
import PetriLinks
import PetriYAML
import Testing
import Thoroughness

@testable import PetriChecking
@testable import PetriLoader

/// Changes at random are the same in every run; `Tests/Fuzzing` makes any.
@Suite("Screens that are decoded when they are asked for")
struct OutlineTests {
  private static let devices = ["iphone-se", "iphone-16", "ipad-11"]
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  /// Loads a catalogue in both ways, and finds them to be the same in everything.
  private func expectSame(_ source: some CatalogSource, _ what: @autoclosure () -> String) {
    let late = CatalogLoader(devices: OutlineTests.devices, isParallel: false).load(source)
    let early = CatalogLoader(devices: OutlineTests.devices, isParallel: false, building: .withNodes).load(source)
    let built = early.catalog.build()
    let whole = CatalogLoader(devices: OutlineTests.devices, isParallel: false, building: .atOnce).load(source)
    expectEqual(whole.catalog.build(), built, "\(what())")
    expectEqual(whole.diagnostics, early.diagnostics, "\(what())")
    let listed = CatalogLoader(devices: OutlineTests.devices, isParallel: false, keepsHeads: true).load(source)
    expectEqual(listed.catalog.heads, built.screens.map { ScreenHead($0) }, "\(what())")
    expectEqual(late.diagnostics, early.diagnostics, "\(what())")
    expectEqual(late.brokenScreens.map(\.name), early.brokenScreens.map(\.name), "\(what())")
    expectEqual(late.catalog.build(), built, "\(what())")
    expectEqual(late.catalog.screenNames, built.screenNames, "\(what())")
  }

  private func outlines(_ text: String, settings: CatalogSettings = CatalogSettings(name: "")) -> [ScreenOutline]? {
    let file = SourceFile(path: "a.yaml", text: text)
    let rules = CheckRules(settings: settings, devices: OutlineTests.devices, maxMembers: 1_000, lints: true)
    let found = YAMLStream.inspect(
      file,
      options: YAMLOptions(),
      vocabulary: CheckedKey.vocabulary,
      scratch: YAMLScratch(),
      { Checker.outlines(of: $0, roots: $1, file: file, rules: rules, inherited: []) }
    )
    if case .result(let outlines, _) = found { return outlines }
    return nil
  }

  @Test("the parser numbers the keys as they are numbered here")
  func vocabulary() {
    #expect(CheckedKey.vocabulary.words.starts(with: CheckedKey.allCases.map(\.word)))
    // Every attribute of a view is known; one that is not makes its screens slow to load.
    for kind in ViewKind.Name.allCases {
      for field in Grammar.form(of: kind).fields.all {
        #expect(CheckedKey.numbers[field.key] != nil, "\(field.key)")
      }
    }
  }

  @Test("screens with nearly everything are known by their outlines", arguments: ["home", "product", "holders"])
  func accepted(_ name: String) throws {
    let source = MemorySource(OutlineCatalog.files)
    let loaded = CatalogLoader(devices: OutlineTests.devices).load(source)
    expectEqual(loaded.diagnostics.map(\.message).filter { !$0.contains("uses its") }, [])
    let settings = loaded.catalog.settings
    let text = try #require(OutlineCatalog.files["Screens/\(name).yaml"])
    #expect(outlines(text, settings: settings) != nil)
    expectSame(source, "the whole catalogue")
  }

  @Test("'default: ~' is a value of an optional type alone, in every way of loading", arguments: ["", "?"])
  func nothingAsDefault(_ mark: String) {
    for type in [
      "string\(mark)", "list\(mark), of: int", "choice\(mark), values: [a, b]", "object\(mark), fields: {a: int}",
    ] {
      for null in ["~", "null", ""] {
        let source = MemorySource([
          "Catalog.yaml": "catalog: A\n",
          "Screens/a.yaml":
            "screen: a\ncontext: {x: {type: \(type), default: \(null)}}\ncontent: [{label: {text: A, when: not true}}]\n",
        ])
        expectSame(source, "\(type) \(null)")
        let loaded = CatalogLoader(devices: OutlineTests.devices).load(source)
        let codes: [DiagnosticCode] = mark.isEmpty ? [null.isEmpty ? .missingValue : .contextValue] : []
        expectEqual(loaded.diagnostics.filter { $0.severity == .error }.map(\.code), codes, "\(type) \(null)")
      }
    }
  }

  @Test("an outline says what others need to know")
  func outline() throws {
    let text = try #require(OutlineCatalog.files["Screens/product.yaml"])
    let settings = CatalogLoader(devices: OutlineTests.devices).load(MemorySource(OutlineCatalog.files)).catalog
      .settings
    let product = try #require(outlines(text, settings: settings)?.first)
    expectEqual(product.name, "product")
    expectEqual(product.context.filter(\.isRequired).map(\.name), ["id", "price"])
    #expect(!product.references.isUsed.contains(false))
    let references = product.references
    expectEqual(references.containers.map(\.name), ["modal"])
    expectEqual(references.containers[0].given?.keys, ["closeAt", "title"])
    expectEqual(references.links.count, 2)
    expectEqual(Set(references.screens.map(\.name)), ["home", "tabs", "product", "pages"])
    expectEqual(references.routeActions.map(\.screen), ["home", "home"])
    expectEqual(references.routeContexts.map(\.screen), ["home"])
    expectEqual(references.routes.map(\.screen), ["pages", "home"])
    expectEqual(references.routes.map(\.continuing), ["alone", "either"])
    let holders = try #require(OutlineCatalog.files["Screens/holders.yaml"])
    let tabs = try #require(outlines(holders, settings: settings)?.first)
    expectEqual(tabs.look.children, ["home", "product"])
  }

  @Test("a list in the element of a repetition isn't one more to multiply by, unless it is gone through in another")
  func repetitions() {
    func depth(_ views: String) -> Int? {
      let text = """
        screen: a
        context: {groups: {type: list, of: {rows: {type: list, of: int}}}, others: {type: list, of: int}}
        content: [{stack: {each: "${groups}", as: group, views: [\(views)]}}]
        """
      return outlines(text)?.first?.look.repetitions
    }
    let row = "{label: {text: A, each: \"${group.rows}\", as: row}}"
    expectEqual(depth(row), 1)
    expectEqual(depth("{label: {text: A, each: \"${others}\", as: other}}"), 2)
    expectEqual(depth("{stack: {each: \"${others}\", as: other, views: [\(row)]}}"), 3)
    expectEqual(depth("{stack: {each: \"${group.rows}\", as: one, views: [\(row)]}}"), 2)
  }

  @Test(
    "what is wrong, and what an outline has no place for, is decoded at once",
    arguments: [
      "content: [{label: Hi}]", "screen: a", "screen: null\ncontent: []", "screen: A\ncontent: []",
      "screen: a\ncontent: []\nroute: [{using: push}]",
      "screen: a\ncontent: []\nroute: []", "screen: a\ncontent: []\nroute: [{from: current}, {using: present}]",
      "screen: a\ncontent: []\nroute: [{using: push}, {from: current}]", "screen: a\ncontent: []\nroute: present",
      "screen: a\ncontent: []\nroute: [{using: push}, {from: {find: tabs}}]",
      "screen: a\ncontent: []\nroute: [{using: present}, {from: start}]\nroutes: {b: [{using: present}, {from: start}]}",
      "screen: a\ncontent: {navigation: [{screen: b}]}\nroute: [{using: push}, {from: start}]",
      "screen: a\ncontent: []\nroute: {find: {in: current}, steps: [{using: present}, {from: start}]}",
      "screen: a\ncontent: []\nx: 1", "screen: a\ncontent: [{label: '${no}'}]",
      "screen: a\ncontext: {x: string}\ncontent: [{label: '$x'}]",
      "screen: a\ncontent: [{label: {text: a, lines: 1001}}]",
      "screen: a\ncontent: [{slider: {minimum: 3, maximum: 2}}]", "screen: a\ncontent: [{label: {text: a, as: b}}]",
      "screen: a\ncontext: {x: {type: int, default: a}}\ncontent: []",
      "screen: a\ncontext: {x: {type: list}}\ncontent: []",
      "screen: a\ncontent: [{label: {text: a, id: b}}, {label: {text: a, id: b}}]",
      "screen: a\ncontent: &x []\ngroup: *x",
      "screen: a\ncontent: []\nfixtures: {b: {c: 1}}", "screen: a\ncontent: []\nwalks: {b: []}", "container: a", "",
      "screen: a\ncontent: []\n---\n", "screen: a\ncontent: []\nscreen: b",
      "screen: a\ncontent: [{button: {title: a, tap: {}}}]", "screen: a\ncontent: []\nmatrix: {skip: a}",
      "screen: a\ncontent: []\ninterceptors: b", "screen: a\ncontent: []\ncontextTasks: [{track: a}]",
      "screen: a\ncontent: []\npostTasks: setContext", "screen: a\ncontent: []\nblocking: {}",
      "screen: a\ncontent: []\nblocking: {priority: 1001}",
    ]
  )
  func declined(_ text: String) {
    #expect(outlines(text) == nil)
  }

  @Test(
    "controllers written in Swift are known by outlines, and one that isn't registered is reported",
    arguments: ScreenBuilding.allCases
  )
  func classes(_ building: ScreenBuilding) {
    for text in ["screen: a\ncontent: {class: A}", "screen: a\ncontent: []\nwrapping: [{class: A}]"] {
      expectEqual(outlines(text)?.first?.look.isSwift, true, "\(text)")
    }
    let screens = """
      screen: a
      context: {used: {type: int, example: 1}}
      wrapping: [{class: Layer}, {class: Lair}]
      content: {class: Content}
      ---
      screen: b
      content: {class: Contend}
      """
    let source = MemorySource(["Catalog.yaml": "catalog: A\nstart: a\n", "Screens/a.yaml": screens])
    let loader = CatalogLoader(
      devices: OutlineTests.devices,
      controllers: ["Content"],
      layers: ["Layer"],
      building: building
    )
    let found = loader.load(source).diagnostics
    expectEqual(
      found.map { "\($0.range?.start.line ?? 0): \($0.code.rawValue)" },
      ["3: unknown-class", "7: unknown-class"]
    )
    expectEqual(CatalogLoader(devices: OutlineTests.devices, building: building).load(source).diagnostics, [])
  }

  @Test("broken catalogues have the same problems", arguments: InvalidCatalog.all)
  func invalid(_ catalog: InvalidCatalog) {
    expectSame(catalog.source, catalog.name)
  }

  @Test("the sample, and changes of it, are the same", arguments: 0..<Thoroughness.count(4, all: 8))
  func sample(_ seed: Int) throws {
    let root = OutlineTests.root.deletingLastPathComponent().deletingLastPathComponent()
    var files: [String: String] = [:]
    for case let path as String in try #require(FileManager.default.enumerator(atPath: root.path + "/Screens"))
    where path.hasSuffix(".yaml") {
      files["Screens/\(path)"] = try String(contentsOfFile: "\(root.path)/Screens/\(path)", encoding: .utf8)
    }
    files["Catalog.yaml"] = try String(contentsOf: root.appending(path: "Catalog.yaml"), encoding: .utf8)
    if seed == 0 { expectSame(MemorySource(files), "the sample") }
    expectSameWhenChanged(files, times: Thoroughness.count(1, all: 20), seed: UInt64(seed))
  }

  @Test("changes of screens with nearly everything are the same", arguments: 0..<16)
  func changes(_ seed: Int) {
    expectSameWhenChanged(OutlineCatalog.files, times: Thoroughness.count(2, all: 200), seed: UInt64(seed) + 100)
  }

  @Test(
    "a word in the place of a value is the same",
    arguments: Thoroughness.isExhaustive ? ["null", "{}"] : ["null"]
  )
  func everyValue(_ word: String) {
    for (path, text) in OutlineCatalog.files where path.hasSuffix(".yaml") {
      var values: [Range<String.Index>] = []
      for part in text.split(whereSeparator: { " \n,{}[]".contains($0) }) where !part.hasSuffix(":") {
        values.append(part.startIndex..<part.endIndex)
      }
      // Neighbours are looked at in the same way, mostly.
      for value in stride(from: 0, to: values.count, by: Thoroughness.count(11, all: 1)).map({ values[$0] }) {
        var files = OutlineCatalog.files
        files[path] = text.replacingCharacters(in: value, with: word)
        expectSame(MemorySource(files), "\(path): \(text[value]) at \(text[..<value.lowerBound].utf8.count)")
      }
    }
  }

  /// Changes words and lines of a catalogue in many ways.
  private func expectSameWhenChanged(_ files: [String: String], times: Int, seed: UInt64) {
    var random = Shuffle(state: seed &* 0x9E37_79B9_7F4A_7C15 | 1)
    let paths = files.keys.sorted()
    let words = paths.flatMap { (files[$0] ?? "").split { " \n,{}[]".contains($0) }.map(String.init) } + Shuffle.odd
    for _ in 0..<times {
      var changed = files
      for _ in 0...random.next(3) {
        let path = paths[random.next(paths.count)]
        changed[path] = random.change(changed[path] ?? "", words: words)
      }
      let texts = changed.filter { files[$0.key] != $0.value }
      expectSame(MemorySource(changed), texts.map { "\($0.key):\n\($0.value)" }.joined(separator: "\n"))
    }
  }
}

/// Changes texts at random, the same in every run.
private struct Shuffle {
  var state: UInt64

  /// Words that mean something here or there.
  static let odd = [
    "null", "~", "''", "true", "yes", "'5'", "-3", "1e5", "0x10", "99999", "007", "\"${count}\"", "\"${nope}\"",
    "\"${id}\"",
    "\"${stores}\"", "\"${stores[0].open}\"", "\"{id}\"", "\"$id\"", "\"$$${id}\"", "\"${ id }\"", "inherited",
    "navigation",
    "dismiss", "examples", "state", "item", "index", "class", "[]", "{}", "*a", "&a b", "|", "screen:", "with:",
    "fixture: full,",
    "when: \"${signedIn}\",", "string?", "list", "object", "type:", "values:", "24:00", "#12", "a b", "Ä",
    "\"\\u0041\"",
  ]

  mutating func next(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(bound))
  }

  mutating func change(_ text: String, words: [String]) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let line = next(lines.count)
    switch next(8) {
    case 0: lines.remove(at: line)
    case 1: lines.insert(lines[next(lines.count)], at: line)
    case 2: lines.swapAt(line, next(lines.count))
    default:
      // A word for a word, so that most of what comes out is YAML still.
      let parts = lines[line].split { " ,{}[]".contains($0) }
      guard !parts.isEmpty else { break }
      let part = parts[next(parts.count)]
      let isKey = part.last == ":"
      let word = words[next(words.count)]
      let fitting = isKey && word.last != ":" ? word + ":" : !isKey && word.last == ":" ? String(word.dropLast()) : word
      lines[line].replaceSubrange(part.startIndex..<part.endIndex, with: fitting)
    }
    return lines.joined(separator: "\n")
  }
}

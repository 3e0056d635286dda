import Expectations
import Foundation
import PetriCatalog
import PetriDiagnostics
import PetriFormat
import PetriLinks
import PetriYAML
import Testing
import Thoroughness

@testable import PetriFormat
@testable import PetriLoader

/// Changes at random are the same in every run; `Tests/Fuzzing` makes any.
@Suite("Loading on one thread, on all, and with the files of an earlier load")
struct LoadingTests {
  private static let devices = ["iphone-se", "iphone-16", "ipad-11"]
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  /// The files of another catalogue, which a load takes where they are the same.
  private struct Kept {
    let loader = CatalogLoader(devices: LoadingTests.devices, isParallel: false)
    let cache = FileCache()

    init(_ source: some CatalogSource) { _ = loader.load(source, reusing: cache) }
  }

  /// Loads a catalogue in every way, and finds them to be the same in everything.
  private func expectSame(_ source: some CatalogSource, after kept: Kept? = nil, _ what: @autoclosure () -> String) {
    let alone = CatalogLoader(devices: LoadingTests.devices, isParallel: false).load(source)
    let kept = kept ?? Kept(source)
    for other in [
      CatalogLoader(devices: LoadingTests.devices).load(source), kept.loader.load(source, reusing: kept.cache),
    ] {
      expectEqual(other.diagnostics, alone.diagnostics, "\(what())")
      expectEqual(other.brokenScreens, alone.brokenScreens, "\(what())")
      expectEqual(other.catalog, alone.catalog, "\(what())")
    }
  }

  @Test("the parser numbers the keys as they are numbered here")
  func vocabulary() {
    let words = Set(FormatKey.vocabulary.words)
    #expect(words.isSuperset(of: Grammar.keys))
    for kind in ViewKind.Name.allCases {
      for field in Grammar.form(of: kind).fieldsInContainers.all { #expect(words.contains(field.key), "\(field.key)") }
    }
  }

  @Test("screens with nearly everything are right, with all that they refer to")
  func everything() throws {
    let source = MemorySource(FullCatalog.files)
    let loaded = CatalogLoader(devices: LoadingTests.devices).load(source)
    expectEqual(loaded.diagnostics.map(\.message).filter { !$0.contains("uses its") }, [])
    expectEqual(loaded.files, FullCatalog.files.keys.filter { $0.hasPrefix("Screens/") && !$0.contains("_") }.sorted())
    #expect(loaded.brokenScreens.isEmpty)
    let product = try #require(loaded.catalog.screen(named: "product"))
    expectEqual(product.context.filter(\.isRequired).map(\.name), ["id", "price"])
    expectEqual(product.links.count, 2)
    expectEqual(product.wrapping.map(\.name), ["modal"])
    expectEqual(loaded.catalog.screen(named: "tabs")?.content.children.map(\.screen), ["home", "product"])
    expectSame(source, "the catalogue")
  }

  @Test("'default: ~' is a value of an optional type alone", arguments: ["", "?"])
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
        let loaded = CatalogLoader(devices: LoadingTests.devices).load(source)
        let codes: [DiagnosticCode] = mark.isEmpty ? [null.isEmpty ? .missingValue : .contextValue] : []
        expectEqual(loaded.diagnostics.filter { $0.severity == .error }.map(\.code), codes, "\(type) \(null)")
      }
    }
  }

  @Test("a controller written in Swift that isn't registered is reported")
  func classes() {
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
    let loader = CatalogLoader(devices: LoadingTests.devices, controllers: ["Content"], layers: ["Layer"])
    let found = loader.load(source).diagnostics
    expectEqual(
      found.map { "\($0.range?.start.line ?? 0): \($0.code.rawValue)" },
      ["3: unknown-class", "7: unknown-class"]
    )
    expectEqual(CatalogLoader(devices: LoadingTests.devices).load(source).diagnostics, [])
  }

  @Test("broken catalogues are the same", arguments: InvalidCatalog.all)
  func invalid(_ catalog: InvalidCatalog) throws {
    expectSame(catalog.source, catalog.name)
  }

  @Test("the sample, and changes of it, are the same", arguments: 0..<Thoroughness.count(4, all: 8))
  func sample(_ seed: Int) throws {
    let root = LoadingTests.root.deletingLastPathComponent().deletingLastPathComponent()
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
    expectSameWhenChanged(FullCatalog.files, times: Thoroughness.count(2, all: 200), seed: UInt64(seed) + 100)
  }

  @Test(
    "a word in the place of a value is the same",
    arguments: Thoroughness.isExhaustive ? ["null", "{}"] : ["null"]
  )
  func everyValue(_ word: String) {
    let kept = Kept(MemorySource(FullCatalog.files))
    for (path, text) in FullCatalog.files where path.hasSuffix(".yaml") {
      var values: [Range<String.Index>] = []
      for part in text.split(whereSeparator: { " \n,{}[]".contains($0) }) where !part.hasSuffix(":") {
        values.append(part.startIndex..<part.endIndex)
      }
      // Neighbours are looked at in the same way, mostly.
      for value in stride(from: 0, to: values.count, by: Thoroughness.count(11, all: 1)).map({ values[$0] }) {
        var files = FullCatalog.files
        files[path] = text.replacingCharacters(in: value, with: word)
        expectSame(
          MemorySource(files),
          after: kept,
          "\(path): \(text[value]) at \(text[..<value.lowerBound].utf8.count)"
        )
      }
    }
  }

  /// Changes words and lines of a catalogue in many ways.
  private func expectSameWhenChanged(_ files: [String: String], times: Int, seed: UInt64) {
    var random = Shuffle(state: seed &* 0x9E37_79B9_7F4A_7C15 | 1)
    let kept = Kept(MemorySource(files))
    let paths = files.keys.sorted()
    let words = paths.flatMap { (files[$0] ?? "").split { " \n,{}[]".contains($0) }.map(String.init) } + Shuffle.odd
    for _ in 0..<times {
      var changed = files
      for _ in 0...random.next(3) {
        let path = paths[random.next(paths.count)]
        changed[path] = random.change(changed[path] ?? "", words: words)
      }
      let texts = changed.filter { files[$0.key] != $0.value }
      expectSame(MemorySource(changed), after: kept, texts.map { "\($0.key):\n\($0.value)" }.joined(separator: "\n"))
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

import Expectations
import Foundation
import PetriCatalog
import PetriDiagnostics
import PetriYAML
import Testing
import Thoroughness

@testable import PetriLoader

@Suite("Screens that are too large to be composed")
struct SizeTests {
  private func messages(_ files: [String: String], _ settings: String = "") -> [String] {
    var files = files
    files["Catalog.yaml"] = "catalog: Test\n\(settings)"
    return MarkedCatalog(files).load().diagnostics.map { "\($0.code.rawValue): \($0.message)" }
  }

  /// Screens of which each holds the next twice.
  private func doubling(_ levels: Int) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: (1...levels).map { level in
        let inside = level == levels ? "[{label: A}]" : "{tabs: [{screen: s\(level + 1)}, {screen: s\(level + 1)}]}"
        return ("Screens/s\(level).yaml", "screen: s\(level)\ncontent: \(inside)\n")
      }
    )
  }

  @Test("screens that hold each other twice are found where they pass the limit, once, with the way inwards")
  func screens() {
    expectEqual(
      messages(doubling(30)),
      [
        "limit-exceeded: 's22' has 511 screens; the limit is 500: s22 -> s23 -> s24 -> s25 -> s26 -> s27"
      ]
    )
    expectEqual(messages(doubling(8)), [])
    expectEqual(messages(doubling(9), "limits: {screens: 511}\n"), [])
  }

  @Test("the way to a screen that is too large leads from who gives it values")
  func givers() {
    let source = MemorySource([
      "Catalog.yaml": "catalog: Test\nlimits: {textBytes: 200}\n",
      "Screens/a.yaml":
        "screen: a\ncontext: {t: {type: string, example: \(String(repeating: "x", count: 300))}}\ncontent: [{label: \"${t}\"}]\n",
      "Screens/b.yaml": "screen: b\ncontent: {tabs: [{screen: a}]}\n",
      "Screens/c.yaml": "screen: c\ncontent: {tabs: [{screen: a, with: {t: hi}}]}\n",
    ])
    let loaded = CatalogLoader(devices: ["iphone-16"], isParallel: false).load(source)
    expectEqual(loaded.diagnostics.map { $0.message.hasSuffix(": c -> a") }, [true])
  }

  @Test("pages are counted by the lists that they are repeated for, with their texts, and reported once")
  func pages() {
    func files(_ count: Int, _ text: String = "a") -> [String: String] {
      let list = Array(repeating: text, count: count).joined(separator: ", ")
      return [
        "Screens/a.yaml": "screen: a\ncontent: {pages: [{screen: b, each: '${rows}', with: {t: '${item}'}}]}\n"
          + "context: {rows: {type: list, of: string, example: [\(list)]}}\n",
        "Screens/b.yaml": "screen: b\ncontext: {t: {type: string, example: a}}\ncontent: [label: '${t}']\n",
        "Screens/c.yaml": "screen: c\ncontent: {tabs: [{screen: a}, {screen: b}]}\n",
      ]
    }
    expectEqual(messages(files(497)), [])
    expectEqual(
      messages(files(600)),
      ["limit-exceeded: 'a' has 601 screens; the limit is 500: a -> b"]
    )
    expectEqual(messages(files(100, String(repeating: "x", count: 50)), "limits: {textBytes: 5000}\n").count, 1)
  }

  @Test("screens deep inside one another are found, and the limit is the catalogue's")
  func depth() {
    func chain(_ levels: Int) -> [String: String] {
      doubling(levels).mapValues { text in
        guard let second = text.range(of: ", {screen: ") else { return text }
        return text[..<second.lowerBound] + "]}\n"
      }
    }
    expectEqual(messages(chain(32)), [])
    expectEqual(
      messages(chain(40)),
      [
        "limit-exceeded: 's8' has 33 screens nested in one another; the limit is 32: s8 -> s9 -> s10 -> s11 -> s12 -> s13"
      ]
    )
    expectEqual(messages(chain(40), "limits: {depth: 40}\n"), [])
  }

  @Test("repetitions inside one another are multiplied by the lists that the catalogue knows, each by its own")
  func repetitions() {
    let rows = (1...30).map(String.init).joined(separator: ", ")
    func screen(_ depth: Int) -> String {
      var views = "content:\n"
      for level in 0..<depth {
        let margin = String(repeating: " ", count: 6 * level + 2)
        views += "\(margin)- stack:\n\(margin)    each: ${rows}\n\(margin)    views:\n"
      }
      views += String(repeating: " ", count: 6 * depth + 2) + "- label: A\n"
      return "screen: a\ncontext: {rows: {type: list, of: int, example: [\(rows)]}}\n\(views)"
    }
    expectEqual(messages(["Screens/a.yaml": screen(2)]), [])
    expectEqual(
      messages(["Screens/a.yaml": screen(8)]),
      [
        "limit-exceeded: 'a' has over 1000000000000 views; the limit is 10000"
      ]
    )
    let groups = (1...200).map { "{rows: [\($0)]}" }.joined(separator: ", ")
    let lists = """
      screen: a
      context: {groups: {type: list, of: {rows: {type: list, of: int}}, example: [\(groups)]}}
      content: [{stack: {each: "${groups}", views: [{label: {text: "${row}", each: "${item.rows}", as: row}}]}}]
      """
    expectEqual(messages(["Screens/a.yaml": lists]), [])
  }

  @Test(
    "lists in the elements of a list are no more than are written, unless they are gone through twice or put together elsewhere"
  )
  func listsOfElements() {
    let groups = (1...120).map { _ in "{rows: [1, 2]}" }.joined(separator: ", ")
    func screen(_ inner: String, _ example: String) -> String {
      """
      screen: a
      context: {groups: {type: list, of: {rows: {type: list, of: int}}, example: [\(example)]}}
      content: [{stack: {each: "${groups}", views: [\(inner)]}}]
      """
    }
    let once = "{label: {text: A, each: \"${item.rows}\", as: row}}"
    expectEqual(messages(["Screens/a.yaml": screen(once, groups)]), [])
    // A list inside itself: of 400 elements 160,000 views.
    let twice =
      "{stack: {each: \"${item.rows}\", as: one, views: [{label: {text: A, each: \"${item.rows}\", as: two}}]}}"
    let rows = (1...400).map(String.init).joined(separator: ", ")
    expectEqual(messages(["Screens/a.yaml": screen(twice, "{rows: [\(rows)]}")]).count, 1)
    // 100 lists of 200 elements, of which only one is written.
    let joined = (1...100).map { _ in "{rows: \"${rows}\"}" }.joined(separator: ", ")
    let numbers = (1...200).map(String.init).joined(separator: ", ")
    let giver = """
      screen: b
      context: {rows: {type: list, of: int, example: [\(numbers)]}}
      content: {tabs: [{screen: a, with: {groups: [\(joined)]}}]}
      """
    let found = messages(["Screens/a.yaml": screen(once, "{rows: []}"), "Screens/b.yaml": giver])
    expectEqual(found.count, 1)
    #expect(found.first?.hasPrefix("limit-exceeded: 'a' has ") == true)
  }

  @Test("texts that grow from screen to screen are found before they are put together")
  func texts() {
    func files(_ levels: Int) -> [String: String] {
      Dictionary(
        uniqueKeysWithValues: (1...levels).map { level in
          let grown = String(repeating: "${t}", count: 8)
          let inside =
            level == levels
            ? "[{label: \"${t}\"}]" : "{tabs: [{screen: s\(level + 1), with: {t: \"\(grown)\"}}]}"
          return (
            "Screens/s\(level).yaml",
            "screen: s\(level)\ncontext: {t: {type: string, default: ab}}\ncontent: \(inside)\n"
          )
        }
      )
    }
    let found = messages(files(13))
    expectEqual(found.count, 1)
    #expect(found.first?.hasPrefix("limit-exceeded: 's") == true && found.first?.contains(" bytes of text; ") == true)
    expectEqual(messages(files(6)), [])
  }

  @Test("thousands of screens in a row of holders are looked at once each")
  func linear() {
    var files = doubling(Thoroughness.count(2_500, all: 10_000))
    files["Catalog.yaml"] = "catalog: Test\n"
    let start = ContinuousClock.now
    let loaded = MarkedCatalog(files).load()
    expectEqual(loaded.diagnostics.map(\.code), [.limitExceeded])
    #expect(ContinuousClock.now - start < .seconds(60))
  }
}

import Expectations
import PetriRendering
import Testing
import Thoroughness

@testable import PetriSnapshots

@Suite("Sheets of random cells")
struct SheetPropertyTests {
  private static let base = CellName(
    fixture: "examples",
    device: "iphone-16",
    appearance: "light",
    contentSize: "large",
    locale: "en"
  )

  private func sheet(_ texts: [CellName: String], _ kind: String = "tree") -> String {
    SheetWriter.text(of: texts, SnapshotHeader(kind: kind, version: 1), base: Self.base) {
      "# petri launch cart --as \(kind) --fixture \($0.fixture.count)"
    }
  }

  private func read(_ sheet: String) throws -> [CellName: String] {
    try SnapshotSheet(Array(sheet.utf8)).texts().mapValues { try $0.get() }
  }

  private func expectSame(_ read: [CellName: String], _ written: [CellName: String], _ sheet: String) {
    expectEqual(read.keys.sorted(), written.keys.sorted())
    for (cell, text) in written where read[cell].map({ !$0.utf8.elementsEqual(text.utf8) }) ?? true {
      Issue.record("\(cell):\n\(text)---\n\(read[cell] ?? "nothing")---\n\(sheet)")
    }
  }

  @Test(
    "a sheet holds each cell's text byte for byte, whatever the texts are",
    arguments: 0..<Thoroughness.count(8, all: 1_000)
  )
  func lossless(seed: Int) throws {
    var random = RandomCells(seed: seed + 1)
    let cells = random.cells()
    let texts = random.treeTexts(of: cells)
    let sheet = sheet(texts)
    expectSame(try read(sheet), texts, sheet)
    expectSame(try read(sheet.replacing("\n", with: "\r\n")), texts, sheet)
    let plain = Dictionary(uniqueKeysWithValues: cells.map { ($0, random.text()) })
    for kind in ["wireframe", "tree"] {
      let sheet = self.sheet(plain, kind)
      expectSame(try read(sheet), plain, sheet)
    }
  }

  @Test(
    "cells recorded one after the other, in any order, make the bytes that all at once make",
    arguments: 0..<Thoroughness.count(3, all: 200)
  )
  func canonical(seed: Int) throws {
    var random = RandomCells(seed: seed + 1_000)
    let texts = random.treeTexts(of: random.cells())
    let all = sheet(texts)
    var left = texts.keys.sorted()
    var one = ""
    var held: [CellName: String] = [:]
    while !left.isEmpty {
      let cell = left.remove(at: random.number(below: left.count))
      if !one.isEmpty { held = try read(one) }
      held[cell] = texts[cell]
      one = sheet(held)
    }
    expectEqual(one, all)
  }

  @Test(
    "a damaged sheet is an error with its line or other texts, never a crash",
    arguments: 0..<Thoroughness.count(5, all: 300)
  )
  func damaged(seed: Int) {
    var random = RandomCells(seed: seed + 2_000)
    let sheet = sheet(random.treeTexts(of: random.cells()))
    let lines = sheet.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for _ in 0..<20 {
      var broken = lines
      let place = random.number(below: lines.count)
      switch random.number(below: 5) {
      case 0: broken.remove(at: place)
      case 1: broken.insert(random.pick(lines), at: place)
      case 2: broken[place] = String(lines[place].dropFirst(random.number(below: 6)))
      case 3: broken[place] = "<<<<<<< HEAD"
      default: broken.removeSubrange(place...)
      }
      do {
        let found = try SnapshotSheet(Array(broken.joined(separator: "\n").utf8)).texts()
        for case .failure(let problem) in found.values { #expect((1...(broken.count + 1)).contains(problem.line)) }
      } catch {
        #expect((1...(broken.count + 1)).contains(error.line), "\(error)")
      }
    }
  }

  @Test("any set of cells has words that choose it and no other", arguments: 0..<Thoroughness.count(8, all: 300))
  func selectors(seed: Int) {
    var random = RandomCells(seed: seed + 3_000)
    let cells = random.cells().sorted()
    let selectors = CellSelectors(of: cells.filter { $0 != Self.base }, besides: [Self.base])
    for _ in 0..<20 {
      let share = 1 + random.number(below: 5)
      let members = selectors.cells.indices.filter { _ in random.number(below: share) == 0 }
      guard !members.isEmpty else { continue }
      let words = selectors.words(for: members)
      expectEqual(selectors.members(of: words[...]) ?? [], members)
    }
    expectEqual(Set(CellProducts.lines(of: cells).flatMap { CellProduct($0[...])?.cells ?? [] }), Set(cells))
  }

  @Test("18 cells of 300 nodes, or of 10,000, take a moment", .timeLimit(.minutes(2)))
  func huge() throws {
    var random = RandomCells(seed: 7)
    let children = (0..<Thoroughness.count(200, all: 10_000)).map {
      ShownNode(line: "label \"Hello \($0)\"  \(random.pick(["bold", "headline"]))")
    }
    let deep = (0..<Thoroughness.count(100, all: 500)).reduce(ShownNode(line: "leaf")) { node, _ in
      ShownNode(line: "view").holding([node])
    }
    let root = ShownNode(line: "content: cart").holding(children + [deep])
    var texts: [CellName: String] = [:]
    for device in ["iphone-16", "ipad-11", "iphone-se"] {
      for locale in ["en", "ru", "ar"] {
        for appearance in ["light", "dark"] {
          let cell = CellName(
            fixture: "examples",
            device: device,
            appearance: appearance,
            contentSize: "large",
            locale: locale
          )
          let text = ShownScreen(headline: "cart", root: root).text.replacing("Hello", with: "Hello \(locale)")
          texts[cell] = device == "ipad-11" ? text.replacing("bold", with: "italic") : text
        }
      }
    }
    let sheet = sheet(texts)
    expectSame(try read(sheet), texts, "")
    expectEqual(sheet.split(separator: "\n").count { $0.hasPrefix("├─ ") }, children.count)
  }
}

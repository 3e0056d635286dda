import Expectations
import PetriCatalog
import PetriText
import Testing
import Thoroughness

@testable import PetriBrowser

@Suite("The browser, without a terminal")
struct BrowserTests {
  static let catalog = BrowserCatalog(
    name: "Shop",
    entries: [
      BrowserEntry(name: "cart", title: "Cart", group: ["Shop"], tags: ["money"]),
      BrowserEntry(name: "product-list", title: "Products", group: ["Shop"]),
      BrowserEntry(name: "hours", title: "New Year hours", group: ["Start", "Seasonal"]),
      BrowserEntry(name: "prompt", title: "Prompt", group: ["Start"]),
      BrowserEntry(name: "broken", title: "has errors", isBroken: true),
    ],
    devices: ["iphone-16", "ipad-11"],
    appearances: [.light, .dark],
    contentSizes: [.large, .accessibilityLarge],
    locales: ["en", "ru"]
  )

  private func model(columns: Int = 100, rows: Int = 14) -> BrowserModel {
    BrowserModel(Self.catalog, columns: columns, rows: rows)
  }

  /// Types keys: a word for one with a name, else each character.
  @discardableResult
  private func type(_ keys: Key..., in model: inout BrowserModel) -> [BrowserEffect] {
    keys.flatMap { model.update(.input(.key($0))) }
  }

  private func search(_ text: String, in model: inout BrowserModel) {
    type(.character("/"), in: &model)
    for character in text { type(.character(character), in: &model) }
  }

  private func lines(_ model: BrowserModel) -> [String] { model.picture.lines }

  @Test("groups are a tree, unfolded at first, with how many screens are in each")
  func tree() {
    expectEqual(
      lines(model(columns: 50, rows: 12)),
      [
        "Shop           D iphone-16  A light  S large  L en",
        String(repeating: "─", count: 50), " ! broken                   has errors",
        " ▾ Shop                                         2",
        "   cart                     #money", "   product-list             Products",
        " ▾ Start                                        2",
        "   prompt", "   ▾ Seasonal                                   1", "     hours                  New Year hours",
        "",
        "Enter launch  / search  f filter  ] tabs  ? help",
      ]
    )
  }

  @Test(
    "marks of direction in a title or a group aren't listed, but an override, which makes a title read as another, is"
  )
  func marks() {
    let entries = [
      BrowserEntry(name: "a", title: "\u{200E}One\u{200F}", group: ["\u{2068}Shop\u{2069}"]),
      BrowserEntry(name: "b", title: "\u{202E}Two", group: ["\u{2068}Shop\u{2069}"], tags: ["\u{61C}new"]),
    ]
    let rows = lines(BrowserModel(BrowserCatalog(name: "Shop", entries: entries), columns: 50, rows: 12))
    expectEqual(
      rows.dropFirst(2).prefix(3).map { $0.split(separator: " ").joined(separator: " ") },
      [
        "▾ Shop 2", "a One", "b <U+202E>Two #new",
      ]
    )
  }

  @Test("folding hides what is in a group, from a screen its group is gone to first")
  func folding() {
    var model = model()
    type(.character("j"), .character("j"), .left, in: &model)
    #expect(model.entry == nil)
    type(.left, in: &model)
    #expect(!lines(model).contains { $0.contains("product-list") })
    #expect(lines(model).contains { $0.hasPrefix(" ▸ Shop") })
    type(.enter, in: &model)
    #expect(lines(model).contains { $0.contains("product-list") })
  }

  @Test("typing searches names, titles, groups and tags at once, marks what matched, and Esc brings all back")
  func searching() {
    var model = model()
    search("year", in: &model)
    expectEqual(model.entry?.name, "hours")
    #expect(lines(model)[1].hasPrefix("/ year") && lines(model)[1].hasSuffix("1 of 5"))
    type(.control("u"), in: &model)
    for character in "#mon" { type(.character(character), in: &model) }
    expectEqual(model.entry?.name, "cart")
    type(.tab, .character("j"), in: &model)
    expectEqual(model.query, "#mon")
    type(.escape, in: &model)
    #expect(model.query.isEmpty && lines(model).contains { $0.contains("▾ Start") })
    search("crt", in: &model)
    let row = model.layout.list.y
    #expect([1, 3, 4].allSatisfy { model.picture[$0, row].style.isUnderlined })
    #expect(!model.picture[2, row].style.isUnderlined)
    search("zzz", in: &model)
    #expect(lines(model)[2].hasPrefix(" nothing matches; Esc clears"))
  }

  @Test("an exact name comes first in any search")
  func exactName() {
    var catalog = Self.catalog
    catalog.entries.insert(BrowserEntry(name: "ca", title: "cart cart"), at: 0)
    catalog.entries.append(BrowserEntry(name: "cards-of-a-car", title: ""))
    catalog.entries.append(BrowserEntry(name: "car", title: "A long title that costs points in every other order"))
    var model = BrowserModel(catalog, columns: 80, rows: 20)
    search("car", in: &model)
    expectEqual(model.entry?.name, "car")
  }

  @Test("what is shown of a screen is asked for by screen, tab and environment, and drawn when it is there")
  func preview() throws {
    var model = model()
    type(.down, .down, .character("3"), .character("D"), .character("A"), .character("S"), .character("L"), in: &model)
    let request = try #require(model.wanted.first)
    let environment = ShownEnvironment(
      device: "ipad-11",
      appearance: .dark,
      contentSize: .accessibilityLarge,
      locale: "ru"
    )
    expectEqual(request, PreviewRequest(screen: "cart", tab: .tree, environment: environment))
    _ = model.update(.preview(request, .text((1...30).map { "line \($0)" })))
    #expect(!model.wanted.contains(request))
    #expect(lines(model)[3].contains("│ line 1"))
    #expect(lines(model)[12].contains("21 more lines"))
    type(.character("J"), in: &model)
    #expect(lines(model)[3].contains("│ line 6"))
    type(.character("p"), in: &model)
    #expect(model.wanted.isEmpty && !lines(model)[3].contains("│"))
  }

  @Test("a broken screen shows its problems whatever tab is chosen")
  func broken() {
    let model = model()
    #expect(model.entry?.isBroken == true && model.previewRequest?.tab == .problems)
  }

  @Test("keys that want something done say so")
  func effects() {
    var model = model()
    type(.down, .down, in: &model)
    expectEqual(type(.character("y"), in: &model), [.copy("petri launch cart --as wireframe")])
    type(.character("D"), .character("3"), in: &model)
    expectEqual(type(.character("y"), in: &model), [.copy("petri launch cart --device ipad-11 --as tree")])
    expectEqual(type(.character("e"), in: &model), [.edit(screen: "cart")])
    expectEqual(type(.character("r"), in: &model), [.reload])
    expectEqual(type(.character("q"), in: &model), [.quit(0)])
    expectEqual(type(.control("c"), in: &model), [.quit(130)])
    expectEqual(type(.control("z"), in: &model), [.stop])
    search("", in: &model)
    #expect(type(.character("q"), in: &model) == [] && model.query == "q")
    expectEqual(type(.control("c"), in: &model), [.quit(130)])
  }

  @Test("the help names every key of every table, those that work now first")
  func help() {
    var model = model(columns: 100, rows: 260)
    type(.character("?"), in: &model)
    let text = lines(model).joined(separator: "\n")
    let tables = [KeyTable.list, .sheet, .map, .form, .stage(returnKey: .control("g"))]
    for row in tables.flatMap(\.rows) {
      #expect(text.contains(row.help))
      for key in row.keys { #expect(text.contains(key.shownName)) }
    }
    #expect(lines(model)[2].contains("In the list"))
    type(.escape, in: &model)
    #expect(!lines(model).joined().contains("the next row"))
    expectEqual(Set(tables.flatMap(\.rows).map(\.action)), Set(BrowserAction.allCases))
    for table in tables {
      let keys = table.rows.flatMap(\.keys)
      expectEqual(Set(keys).count, keys.count)
    }
  }

  @Test("a click chooses a row, the wheel moves what is under it")
  func mouse() {
    var model = model()
    _ = model.update(.input(.mouse(.press(button: 0), x: 5, y: 4)))
    expectEqual(model.entry?.name, "cart")
    _ = model.update(.input(.mouse(.scroll(1), x: 5, y: 4)))
    #expect(model.entry?.name != "cart")
    _ = model.update(.input(.mouse(.press(button: 0), x: 5, y: 13)))
    _ = model.update(.input(.mouse(.press(button: 0), x: 500, y: 500)))
  }

  @Test("a catalogue that is loaded anew keeps the choice by name")
  func reload() {
    var model = model()
    type(.down, .down, in: &model)
    var catalog = Self.catalog
    catalog.entries.insert(BrowserEntry(name: "a", title: "A", group: ["Shop"]), at: 0)
    _ = model.update(.loaded(catalog))
    expectEqual(model.entry?.name, "cart")
    catalog.entries = []
    _ = model.update(.loaded(catalog))
    #expect(model.entry == nil && lines(model)[2].contains("the catalogue has no screens"))
  }

  @Test(
    "any keys and sizes leave a picture of the size with the choice in it",
    arguments: 1...Thoroughness.count(1, all: 30)
  )
  func storm(seed: UInt64) {
    var state = seed
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
    let keys = KeyTable.list.rows.flatMap(\.keys) + "abc /#'!^$|é田".map { Key.character($0) } + [.backspace, .escape]
    var model = model()
    for _ in 0..<300 {
      if random(20) == 0 {
        _ = model.update(.resized(columns: random(140), rows: random(50)))
      } else {
        _ = model.update(.input(.key(keys[random(keys.count)])))
      }
      let picture = model.picture
      #expect(picture.width == model.columns && picture.height == model.height)
      #expect(model.selected >= 0 && model.selected < max(1, model.rows.count))
      if !model.layout.isTooSmall, !model.rows.isEmpty {
        #expect(model.selected >= model.top && model.selected < model.top + model.layout.list.height)
      }
      #expect(!picture.lines.joined().unicodeScalars.contains { $0.value < 0x20 })
    }
  }
}

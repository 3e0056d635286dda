import Expectations
import PetriText
import Testing

@testable import PetriBrowser

@Suite("Keys that are given other things to do")
struct KeyMapTests {
  private func driver(_ bindings: [KeyBinding], columns: Int = 120) -> Driver {
    var keys = KeyMap()
    expectEqual(keys.apply(bindings), [])
    var driver = Driver(columns: columns, rows: 30)
    _ = driver.tell(.settings(keys, Theme()))
    return driver
  }

  private func kinds(_ problems: [KeyProblem]) -> [KeyProblem.Kind] { problems.map(\.kind) }

  @Test("every key of every table has a name that reads as that key, and no two have one")
  func names() throws {
    for place in KeyMap.Place.allCases {
      for key in KeyMap()[place].rows.flatMap(\.keys) { try expectEqual(Key(name: key.name), key) }
    }
    #expect(
      try Key(name: "Ctrl-P") == .control("p") && Key(name: "alt-D") == .alt("D") && Key(name: "-") == .character("-")
    )
    #expect(
      try Key(name: "alt--") == .alt("-") && Key(name: "PAGE-DOWN") == .pageDown && Key(name: "é") == .character("é")
    )
    for name in ["", "ctrl-", "ctrl-pp", "hyper-x", "pageup", "\u{1B}", "ctrl-1", "alt-é"] {
      #expect(throws: Key.NameProblem.unknown) { try Key(name: name) }
    }
    #expect(throws: Key.NameProblem.same(as: "tab")) { try Key(name: "ctrl-i") }
    #expect(throws: Key.NameProblem.same(as: "escape")) { try Key(name: "ctrl-[") }
    #expect(throws: Key.NameProblem.ambiguous) { try Key(name: "alt-[") }
  }

  @Test("a key does what it is given, and no longer what it did")
  func binding() {
    var driver = driver([
      KeyBinding(place: .list, action: "search", keys: [.character("s")]),
      KeyBinding(place: .list, action: "next-device", keys: [.character("j"), .function(5)]),
    ])
    driver.press(.character("/"))
    #expect(!driver.model.isSearching)
    driver.press(.character("j"))
    expectEqual(driver.model.environment.device, "ipad-11")
    driver.press(.character("s"))
    #expect(driver.model.isSearching)
  }

  @Test("the last row, the help and the palette name the keys in force")
  func shown() {
    var driver = driver([KeyBinding(place: .list, action: "search", keys: [.function(3)])])
    #expect(driver.shows("F3 search") && !driver.shows("/ search"))
    driver.press(.character("?"))
    #expect(driver.lines.contains { $0.hasPrefix(" F3 ") && $0.contains("search names") })
    driver.press(.escape, .control("p"))
    driver.type("search names")
    #expect(driver.lines.contains { $0.contains("│ search ") && $0.contains("F3") })
  }

  @Test("what has no key any more is in the palette, and neither in the help nor in the last row")
  func withoutKeys() {
    var driver = driver([KeyBinding(place: .list, action: "filters", keys: [])])
    #expect(!driver.shows("filter"))
    driver.press(.character("?"))
    #expect(!driver.shows("list one group"))
    driver.press(.escape, .control("p"))
    driver.type("one group or tag")
    #expect(driver.shows("list a group or a tag"))
  }

  @Test("a key that is given twice does the first, which is reported")
  func conflict() {
    var keys = KeyMap()
    let problems = keys.apply([
      KeyBinding(place: .list, action: "search", keys: [.character("s")]),
      KeyBinding(place: .list, action: "problems", keys: [.character("s"), .character("%")]),
      KeyBinding(place: .form, action: "launch", keys: [.control("s")]),
    ])
    #expect(kinds(problems) == [.isTaken(.character("s"), by: "search", 0)] && problems[0].index == 1)
    #expect(keys[.list].action(of: .character("s")) == .search && keys[.list].action(of: .character("%")) == .problems)
  }

  @Test("an action that loses its only key to another is reported, unless it is meant to have none")
  func lost() {
    var keys = KeyMap()
    let problems = keys.apply([KeyBinding(place: .list, action: "search", keys: [.character("f")])])
    #expect(kinds(problems) == [.leavesWithout(.character("f"), action: "filters")] && problems[0].isWarning)
    var others = KeyMap()
    let none = KeyBinding(place: .list, action: "filters", keys: [])
    expectEqual(others.apply([KeyBinding(place: .list, action: "search", keys: [.character("f")]), none]), [])
  }

  @Test(
    "Esc, Ctrl-C and Ctrl-Z do what they always do",
    arguments: [Key.escape, .control("c"), .control("z")]
  )
  func reserved(key: Key) {
    var keys = KeyMap()
    let all = KeyMap.Place.allCases.map { place in
      KeyBinding(place: place, action: place == .form ? "reset-field" : "next-device", keys: [key])
    }
    expectEqual(keys.apply(all).count, all.count)
    for place in KeyMap.Place.allCases {
      expectEqual(keys[place].action(of: key), KeyMap()[place].action(of: key))
    }
  }

  @Test("letters stay what is typed, in forms and in launched screens")
  func letters() {
    var keys = KeyMap()
    let problems = keys.apply([
      KeyBinding(place: .form, action: "launch", keys: [.character("x")]),
      KeyBinding(place: .launched, action: "tap", keys: [.character(" ")]),
      KeyBinding(place: .list, action: "search", keys: [.character("1")]),
    ])
    #expect(
      problems.count == 3 && keys[.form].action(of: .enter) == .launch && keys[.launched].action(of: .enter) == .tap
    )
  }

  @Test("nobody is caught: to quit, to go back and to get help there is always a key")
  func wayOut() {
    var keys = KeyMap()
    let problems = keys.apply([
      KeyBinding(place: .list, action: "quit", keys: []),
      KeyBinding(place: .launched, action: "palette", keys: [.control("g")]),
      KeyBinding(place: .form, action: "launch", keys: [.function(1)]),
      KeyBinding(place: .list, action: "clear", keys: [.function(9)]),
    ])
    #expect(problems.count == 3 && problems.allSatisfy { !$0.isWarning })
    #expect(keys[.list].action(of: .character("q")) == .quit && keys[.launched].action(of: .control("g")) == .catalogue)
    #expect(keys[.launched].action(of: .control("p")) == .palette && keys[.form].action(of: .enter) == .launch)
    #expect(keys[.list].action(of: .escape) == .clear && keys[.list].action(of: .function(9)) == .clear)
    var other = KeyMap()
    expectEqual(other.apply([KeyBinding(place: .list, action: "quit", keys: [.character("%")])]), [])
    #expect(other[.list].action(of: .character("q")) == nil && other[.list].action(of: .character("%")) == .quit)
  }

  @Test("whatever is bound, every place keeps its ways out and no key does two things", arguments: 1...20)
  func storm(seed: UInt64) {
    var random = Random(seed: seed)
    var keys = KeyMap()
    let all = KeyMap.Place.allCases.flatMap { KeyMap()[$0].rows.flatMap(\.keys) }
    let bindings = (0..<40).map { _ in
      let place = KeyMap.Place.allCases[random.below(3)]
      let rows = KeyMap()[place].rows
      let own = (0..<random.below(3)).map { _ in all[random.below(all.count)] }
      return KeyBinding(place: place, action: rows[random.below(rows.count)].action.name, keys: own)
    }
    _ = keys.apply(bindings)
    #expect(!keys[.list].keys(of: .quit).isEmpty && keys[.list].keys(of: .clear).contains(.escape))
    #expect(!keys[.launched].keys(of: .catalogue).isEmpty && keys[.launched].keys(of: .back).contains(.escape))
    #expect(!keys[.form].keys(of: .launch).isEmpty && keys[.form].keys(of: .back).contains(.escape))
    for place in KeyMap.Place.allCases {
      let own = keys[place].rows.flatMap(\.keys)
      expectEqual(Set(own).count, own.count, "\(place)")
    }
  }

  @Test("a key with Alt that does nothing may have been Escape and that key; one that does something is itself")
  func parts() {
    var driver = Driver()
    expectEqual(driver.model.parts(of: .key(.alt("m"))), [.key(.escape), .key(.character("m"))])
    expectEqual(driver.model.parts(of: .key(.character("m"))), [.key(.character("m"))])
    driver.tell(.form(FormTests.form))
    expectEqual(driver.model.parts(of: .key(.alt("a"))), [.key(.alt("a"))])
  }
}

import Expectations
import PetriCatalog
import PetriComposer
import PetriDiagnostics
import PetriLoader
import PetriUIKit
import Testing

@testable import PetriRendering

@MainActor
@Suite("Texts in several languages as values")
struct LocalizedValueTests {
  private static let head = "catalog: A\nlocales: [en, ru]\nstrings: Texts\n"
  private static let english = """
    "hi" = "Hello"; "hi.name" = "Hello, %@!"; "bye" = "Bye"; "one" = "A letter"; "many" = "%d letters";
    """
  private static let russian = """
    "hi" = "Привет"; "hi.name" = "Привет, %@!"; "bye" = "Пока"; "one" = "Письмо"; "many" = "Писем: %d";
    """

  private func load(_ screens: String, catalog: String = "", lints: Bool = false) -> LoadedCatalog {
    CatalogLoader(devices: Stage.devices, lints: lints).load(
      MemorySource([
        "Catalog.yaml": LocalizedValueTests.head + catalog, "Screens/a.yaml": screens,
        "Texts/en.lproj/Localizable.strings": LocalizedValueTests.english,
        "Texts/ru.lproj/Localizable.strings": LocalizedValueTests.russian,
      ])
    )
  }

  private func launch(_ catalog: Catalog, _ locale: String, fixture: String? = nil) throws -> LaunchedScreen {
    let screen = try #require(catalog.screen(named: "a"))
    let context = ContextResolution(
      fields: screen.context,
      fixture: fixture.flatMap { screen.fixture(named: $0)?.values },
      fallback: .examplesFirst
    )
    expectEqual(context.problems, [])
    var environment = LaunchEnvironment()
    environment.locale = locale
    let composer = Composer(
      catalog: catalog,
      state: AppState(fields: catalog.settings.state, values: screen.state(ofFixture: fixture)),
      locale: locale
    )
    return try LaunchedScreen("a", context: context.context, stage: Stage(environment: environment), composer: composer)
  }

  /// The texts of the labels, in both languages.
  private func texts(_ screens: String, catalog: String = "", fixture: String? = nil) throws -> [[String]] {
    let loaded = load(screens, catalog: catalog)
    expectEqual(loaded.diagnostics.map(\.message), [])
    return try ["en", "ru"].map { locale in
      let tree = try launch(loaded.catalog, locale, fixture: fixture).text(as: .tree)
      return tree.split(separator: "\n").filter { $0.contains("label") }
        .compactMap { $0.split(separator: "\"").dropFirst().first.map(String.init) }
    }
  }

  @Test("an argument of a part is a key, with table and values of the screen, through parts in parts")
  func parts() throws {
    let screens = """
      part: inner
      parameters: {title: string}
      content: [label: "<${title}>"]
      ---
      part: outer
      parameters: {title: string, other: {type: string, default: {key: bye}}}
      content: [part: {name: inner, with: {title: "${title}"}}, part: {name: inner, with: {title: "${other}"}}]
      ---
      screen: a
      context: {name: {type: string, default: Ann}}
      content:
        - part: {name: outer, with: {title: {key: hi.name, table: Localizable, with: ["${name}"]}}}
        - part: {name: outer, with: {title: {en: One, ru: Один}, other: {key: hi}}}
      """
    expectEqual(
      try texts(screens),
      [["<Hello, Ann!>", "<Bye>", "<One>", "<Hello>"], ["<Привет, Ann!>", "<Пока>", "<Один>", "<Привет>"]]
    )
  }

  @Test("defaults, examples and fixtures of contexts, forms and the state are keys, in lists and objects too")
  func defaults() throws {
    let screens = """
      screen: a
      context:
        title: {type: string, default: {key: hi}}
        other: {type: "string?", example: {key: bye}}
        list: {type: list, of: {name: string}, default: [{name: {key: one}}, {name: Plain}]}
      form: {note: {type: string, default: {en: Note, ru: Заметка}}}
      fixtures:
        filled: {title: {key: bye}, state: {greeting: {key: one}}}
      content:
        - label: "${title} ${other} ${form.note} ${state.greeting}"
        - label: {each: "${list}", text: "${item.name}", when: "${item.name} != ${title}"}
        - label: {text: same, when: "${state.greeting} == ${title}"}
      """
    let state = "state: {greeting: {type: string, default: {key: hi}}}\n"
    expectEqual(
      try texts(screens, catalog: state),
      [
        ["Hello Bye Note Hello", "A letter", "Plain", "same"],
        ["Привет Пока Заметка Привет", "Письмо", "Plain", "same"],
      ]
    )
    expectEqual(
      try texts(screens, catalog: state, fixture: "filled").map(\.first),
      ["Bye Bye Note A letter", "Пока Пока Заметка Письмо"]
    )
  }

  @Test("a condition chooses between keys, and plural forms are keys")
  func choices() throws {
    let screens = """
      screen: a
      context: {count: {type: int, default: 1}, on: {type: bool, default: true}}
      fixtures: {many: {count: 5, on: false}}
      content:
        - label: {text: {key: {when: "${on}", then: hi, else: {when: "${count} > 3", then: bye, else: hi}}}}
        - label: {text: {key: {when: "${on}", then: one, else: many}, with: "${count}"}}
        - label: {text: {plural: "${count}", one: {key: one}, few: {key: many, with: "${count}"}, many: {key: many, with: "${count}"}, other: {key: many, with: "${count}"}}}
      """
    expectEqual(try texts(screens), [["Hello", "A letter", "A letter"], ["Привет", "Письмо", "Письмо"]])
    expectEqual(
      try texts(screens, fixture: "many"),
      [["Bye", "5 letters", "5 letters"], ["Пока", "Писем: 5", "Писем: 5"]]
    )
  }

  @Test("taps give keys to screens and to the state, walks see the texts")
  func taps() throws {
    let screens = """
      screen: a
      context: {name: {type: string, default: Ann}}
      content:
        - button: {title: Go, tap: {open: b, with: {title: {key: hi.name, with: "${name}"}}}}
        - button: {title: Set, tap: {set: {greeting: {key: {when: "${name} == Ann", then: bye, else: hi}}}}}
        - label: "${state.greeting}"
      walks:
        go:
          - expect: {text: Привет}
          - tap: Set
          - expect: {text: Пока}
          - tap: Go
          - expect: {screen: b, text: "Привет, Ann!"}
      ---
      screen: b
      context: {title: string}
      route: [{using: present}, {from: current}]
      content: [label: "${title}"]
      """
    let loaded = load(screens, catalog: "state: {greeting: {type: string, default: {key: hi}}}\n")
    expectEqual(loaded.diagnostics.map(\.message), [])
    let screen = try #require(loaded.catalog.screen(named: "a"))
    let walk = try #require(screen.walks.first)
    var environment = LaunchEnvironment()
    environment.locale = "ru"
    let composer = Composer(catalog: loaded.catalog, locale: "ru")
    var first = ""
    try LaunchedScreen.play(walk, of: screen, on: Stage(environment: environment), with: composer) { launched, step in
      if step == 0 { first = launched.text(as: .tree) }
    }
    #expect(first.contains("open b title: \"Привет, Ann!\""), "\(first)")
  }

  @Test("what is shared is a key")
  func share() throws {
    let loaded = load("screen: a\ncontent: {share: {items: {key: hi}}}\n")
    expectEqual(loaded.diagnostics.map(\.message), [])
    let tree = try launch(loaded.catalog, "ru").text(as: .tree)
    #expect(tree.contains("Привет"), "\(tree)")
  }

  @Test("an object with a key 'key', or keys that are locales, stays an object")
  func objects() throws {
    let screens = """
      part: p
      parameters: {item: {key: string, table: string}, by: {en: int, ru: int}}
      content: [label: "${item.key} ${item.table} ${by.ru}"]
      ---
      screen: a
      content:
        - part: {name: p, with: {item: {key: k, table: T}, by: {en: 1, ru: 2}}}
      """
    expectEqual(try texts(screens), [["k T 2"], ["k T 2"]])
  }

  @Test("a key that isn't there, or that is used, is known wherever it is a value")
  func reports() {
    let screens = """
      part: p
      parameters: {title: string, count: {type: int, default: 1}}
      content: [label: "${title} ${count}"]
      ---
      screen: a
      context: {name: {type: string, default: {key: hy}}}
      content:
        - part: {name: p, with: {title: {key: byee}}}
        - part: {name: p, with: {title: {key: hi.name, with: "${nam}"}}}
        - part: {name: p, with: {title: A, count: {key: hi}}}
        - label: "${name}"
        - label: {text: {key: {when: "${name} == a", then: onee, else: hi}}}
      """
    expectEqual(
      load(screens).diagnostics.map { "\($0.range?.start.line ?? 0): \($0.message)" },
      [
        "6: 'Localizable' has no key 'hy'", "8: 'Localizable' has no key 'byee'",
        "9: unknown key 'nam' in ${nam}", "10: 'count' in the parameters of 'p' must be an integer; found a mapping",
        "12: 'Localizable' has no key 'onee'",
      ]
    )
    let used = """
      part: p
      parameters: {title: {type: string, default: {key: hi}}}
      content: [label: "${title}"]
      ---
      screen: a
      content:
        - part: {name: p, with: {title: {key: {when: "${state.on}", then: bye, else: one}}}}
      """
    let state = """
      state: {on: {type: bool, default: false}, greeting: {type: string, default: {key: hi.name, with: Ann}}}

      """
    expectEqual(
      load(used, catalog: state, lints: true).diagnostics.filter { $0.code.rawValue == "unused-string" }.map(\.message),
      ["unused key 'many' in 'Localizable'"]
    )
  }

  @Test("a compiled catalogue has them as they are")
  func coding() throws {
    let screens = """
      screen: a
      context: {title: {type: string, default: {key: hi}}, on: {type: bool, default: true}}
      content:
        - label: {text: {key: {when: "${on}", then: hi, else: bye}}}
        - button: {title: Go, tap: {open: a, with: {title: {key: bye}}}}
      """
    let catalog = load(screens).catalog
    let again = try Catalog(json: catalog.json())
    expectEqual(again.screen(named: "a"), catalog.screen(named: "a"))
  }
}

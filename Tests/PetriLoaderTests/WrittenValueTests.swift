import Expectations
import PetriCatalog
import PetriDiagnostics
import Testing

@testable import PetriLoader

@Suite("Values that are written and can't be")
struct WrittenValueTests {
  private func problems(
    _ screen: String,
    catalog: String = "catalog: A\n",
    file: String = "a.yaml",
    lints: Bool = false
  )
    -> [String]
  {
    let source = MemorySource([
      "Catalog.yaml": catalog, "Screens/\(file)": "screen: a\n\(screen)\n",
      "Screens/b.yaml": "screen: b\ncontent: []\n",
    ])
    return CatalogLoader(devices: ["iphone-16"], lints: lints, isParallel: false).load(source).diagnostics.map(
      \.message
    )
  }

  @Test(
    "a value of a control is between its least and its greatest, and a segment that is selected is there",
    arguments: [
      ("segments: {titles: [a, b], selected: 4}", "'selected' must be between 0 and 1; found 4"),
      ("segments: {titles: [a, b], selected: -1}", "'selected' must be between 0 and 1; found -1"),
      ("segments: {titles: [a], selected: 1}", "'selected' must be 0 because there is only one title; found 1"),
      ("slider: {value: 50, minimum: 1, maximum: 10}", "'value' must be between 1 and 10; found 50"),
      ("slider: 1.5", "'value' must be between 0 and 1; found 1.5"),
      ("stepper: {value: 5, maximum: 3}", "'value' must be between 0 and 3; found 5"),
      ("stepper: -1", "'value' must be between 0 and 100; found -1"),
      ("image: \"\"", "the image name can't be empty"), ("image: {name: \"\"}", "the image name can't be empty"),
    ]
  )
  func refused(_ view: String, _ message: String) {
    expectEqual(problems("content: [\(view)]"), [message])
  }

  @Test(
    "a value at an end, one by default and one of the context are right",
    arguments: [
      "segments: {titles: [a, b], selected: 1}", "segments: {titles: [a, b], selected: \"${n}\"}",
      "slider: {value: 10, minimum: 1, maximum: 10}", "slider: {minimum: 1, maximum: 10}", "slider: 1",
      "stepper: {value: \"${n}\", maximum: 3}", "image: \"${n}\"",
    ]
  )
  func right(_ view: String) {
    expectEqual(problems("context: {n: {type: int, default: 9}}\ncontent: [{\(view)}, label: \"${n}\"]"), [])
  }

  @Test("the image of a tab has a name")
  func tabs() {
    expectEqual(problems("content: {tabs: [{screen: b, image: ''}]}"), ["the image name can't be empty"])
  }

  @Test("an empty path of screens is an error, and not all of the catalogue's folder")
  func emptyPath() {
    expectEqual(
      problems("content: []", catalog: "catalog: A\nscreens: ['']\n"),
      ["a path in 'screens' can't be empty"]
    )
    expectEqual(problems("content: []", catalog: "catalog: A\nscreens: [.]\n"), [])
  }

  @Test("so is an empty path of other files", arguments: ["fonts", "assets", "images", "strings"])
  func emptyPath(of key: String) {
    for value in ["''", "['']"] {
      expectEqual(
        problems("content: []", catalog: "catalog: A\n\(key): \(value)\n"),
        ["a path in '\(key)' can't be empty"]
      )
    }
  }

  @Test("a link can be followed as far as it is known, and so can that of each locale")
  func links() {
    func problems(_ link: String) -> [String] {
      self.problems("context: {n: {type: int, default: 9}}\ncontent: [button: {title: \"${n}\", tap: {link: \(link)}}]")
    }
    expectEqual(problems("''"), ["'link' can't be empty"])
    expectEqual(problems("www.a.example"), ["invalid link 'www.a.example'"])
    expectEqual(problems("{en: a, de: 'shop:b', ru: c}"), ["invalid link 'a'", "invalid link 'c'"])
    for right in [
      "'shop:b'", "'https://a.example/a b'", "/orders", "'${n}'", "'mailto:ann@a.example'",
      "{plural: '${n}', one: 'a:', other: 'b:'}", "{en: 'a:', de: {plural: '${n}', one: 'a:', other: 'b:'}}",
    ] { expectEqual(problems(right), [], "\(right)") }
  }

  @Test("a file whose name ends in capitals is warned of", arguments: ["c.YAML", "c.Yml"])
  func capitals(_ name: String) {
    expectEqual(
      problems("content: []", file: name),
      [
        "'Screens/\(name)' isn't read: its name must end in .yaml or .yml, in lowercase"
      ]
    )
  }

  @Test("a lenient key chooses among values where the query has it, which may have it twice, and nowhere else")
  func lenient() {
    func problems(_ link: String) -> [String] {
      let context = "context: {tab: {type: choice, values: [new, old], default: new}}"
      return self.problems(
        "\(context)\nlinks: [{url: \"\(link)\", lenient: tab}]\ncontent: [label: \"${tab}\"]",
        lints: true
      )
    }
    for link in ["s://h?tab={tab:choice}", "s://h/{tab}", "s://h?tab={tab}"] { expectEqual(problems(link), []) }
    for link in ["s://h/{tab:choice}", "s://h[/{tab:new|old}]", "s://{tab:choice}.h"] {
      expectEqual(problems(link), ["'lenient' has no effect on 'tab': {tab:new|old} doesn't match other values"])
    }
  }

  @Test("a redirect leads to a name of hosts, which is the first of them, unless the name is a scheme of theirs")
  func redirects() throws {
    func destination(_ hosts: String, of link: String) throws -> String {
      let catalog =
        "catalog: A\nhosts: {yt: \(hosts)}\nredirects: {url: \"https://youtu.be/{id}\", to: \"yt:/watch?v=${id}\"}\n"
      let screen = "screen: a\ncontext: {id: string}\nlinks: \"yt:/watch?v={id!}\"\ncontent: [label: \"${id}\"]\n"
      let loader = CatalogLoader(devices: ["iphone-16"], lints: false, isParallel: false)
      let loaded = loader.load(MemorySource(["Catalog.yaml": catalog, "Screens/a.yaml": screen]))
      expectEqual(loaded.diagnostics.map(\.message), [])
      return try #require(loaded.catalog.destination(of: link).context["id"]?.text)
    }
    try expectEqual(destination("[www.youtube.com, m.youtube.com]", of: "https://youtu.be/7"), "7")
    try expectEqual(destination("[\"{x:www|m}.youtube.com\", youtube.com/app]", of: "https://youtu.be/7"), "7")
    try expectEqual(destination("[www.youtube.com, yt]", of: "https://youtu.be/7"), "7")
  }
}

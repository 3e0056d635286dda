import Expectations
import Foundation
import Testing

@Suite("petri launch", .startsProcesses)
struct LaunchTests {
  static let newYear = ["launch", "new-year-hours", "--context", "city=Kazan", "--context", "closes=18:00"]

  @Test("the tree has the onion's layers outside in, and standard error names the defaults that were taken")
  func tree() throws {
    let result = try Command.run(Self.newYear)
    expectEqual(result.status, 0)
    expectEqual(result.errors, "stores: []  (its default)\n")
    expectEqual(
      result.output,
      """
      new-year-hours  city: "Kazan", closes: 18:00, stores: []
      modal-container  appeared  0 0 393 852  presentation pageSheet
      ├─ button close "✕"  pinned top leading  accessibility "Close"  -> dismiss
      └─ onboarding-template  appeared  0 0 393 852  additionalSafeArea top 30
         ├─ content: new-year-hours  appeared  centered vertical  pinned leading trailing  title "New Year hours"  \
      statusBar dark
         │  ├─ image tree  276x225
         │  ├─ label "A short day on New Year's Eve"  headline
         │  └─ label "On 31 December we work until 18:00 in Kazan."
         └─ supporting views
            └─ button "Got it"  -> dismiss

      """
    )
    try expectEqual(Command.run(["tree"] + Self.newYear.dropFirst()).output, result.output)
  }

  @Test("a value of the state that a field hides is masked where a tap sets it")
  func secretState() throws {
    let folder = try TemporaryFolder()
    try folder.write("catalog: A\nstate: {pin: {type: string, default: \"\"}}\n", to: "Catalog.yaml")
    try folder.write(
      """
      screen: door
      context: {token: {type: string, example: hunter2}}
      content:
        - textField: {text: "${state.pin}", secure: true}
        - button: {title: Save, tap: {set: {pin: "${token}"}}}
      """,
      to: "Screens/door.yaml"
    )
    let result = try Command.run(["launch", "door", "--then", "tap:Save", "--as", "lifecycle"], in: folder.path)
    #expect(result.errors.contains("--then tap:Save: sets pin: \"•••\"\n"), "\(result.errors)")
    #expect(result.output.contains("  door  sets pin: \"•••\"\n") && !result.output.dropFirst(40).contains("hunter2"))
  }

  @Test("lists and objects are values of the state and of the context; null is not the text null")
  func listsAsState() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      catalog: A
      state:
        names: {type: list, of: string, default: [Ann]}
        best: {type: object, fields: {score: {type: int}}, default: {score: 1}}
      """ + "\n",
      to: "Catalog.yaml"
    )
    try folder.write(
      """
      screen: board
      context: {note: {type: string?, example: Hi}, title: {type: string, example: Board}}
      content:
        - label: "${title} ${note} ${state.best.score}"
        - list:
            views:
              - row: {each: "${state.names}", title: "${item}"}
      """,
      to: "Screens/board.yaml"
    )
    func run(_ arguments: String...) throws -> PetriProcess.Result {
      try Command.run(["tree", "board"] + arguments, in: folder.path)
    }
    let empty = try run("--state", "names=[]", "--state", "best={score: 7}", "--context", "title=null")
    #expect(!empty.output.contains("row") && empty.output.contains("label \"null Hi 7\""), "\(empty.output)")
    #expect(try run("--state", "names=[\"a, b\", 'c']").output.contains("row \"a, b\""))
    #expect(try run("--state", "names:=[1, 2]").output.contains("row \"2\""))
    #expect(try run("--context", "note:=null").output.hasPrefix("board  note: null, title: \"Board\"\n"))
    for (option, value, problem) in [
      ("--context", "title:=null", "'title' must be text; found null"),
      ("--state", "names:=null", "'names' must be a list such as [text]; found null"),
      ("--state", "names=x", "'names' must be a list; found 'x'; write [text]"),
      ("--state", "names=[", "'names' must be a list; found '['; write [text]"),
      ("--context", "title:=", "--context must be key=value; found 'title:='"),
    ] {
      let result = try run(option, value)
      expectEqual(result.status, 64, "\(value)")
      #expect(result.errors.contains(problem), "\(result.errors)")
    }
    let route = try Command.run(
      ["route", "board", "--from", "board", "--context", "title:=null"],
      in: folder.path
    )
    #expect(
      route.status == 64 && route.errors.contains("'title' must be text; found null"),
      "\(route.errors)"
    )
  }

  @Test(
    "a fixture's state is that of a launch with it and of its cells, is in the first line, and --state overrides it"
  )
  func fixtureState() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "catalog: A\nstate:\n  signedIn: {type: bool, default: false}\n  pin: {type: string, default: \"\"}\n",
      to: "Catalog.yaml"
    )
    try folder.write(
      """
      screen: door
      fixtures: {inside: {state: {signedIn: true, pin: "1234"}}}
      content:
        - label: {text: Come in, when: "${state.signedIn}"}
        - label: {text: Sign in, when: "not ${state.signedIn}"}
        - textField: {text: "${state.pin}", secure: true}

      """,
      to: "Screens/door.yaml"
    )
    func launch(_ arguments: String...) throws -> String {
      try Command.run(["tree", "door"] + arguments, in: folder.path).output
    }
    let inside = try launch("--fixture", "inside")
    #expect(
      inside.hasPrefix("door  state.signedIn: true, state.pin: •••\n") && inside.contains("\"Come in\""),
      "\(inside)"
    )
    #expect(!inside.contains("1234"))
    #expect(try launch().hasPrefix("door\n"))
    let outside = try launch("--fixture", "inside", "--state", "signedIn=false")
    #expect(outside.hasPrefix("door  state.pin: •••\n") && outside.contains("\"Sign in\""), "\(outside)")
    #expect(try Command.run(["show", "door"], in: folder.path).output.contains("inside  state.signedIn: true"))
    try expectEqual(Command.run(["snapshot", "record", "--matrix"], in: folder.path).status, 0)
    let sheet = try folder.read("Screens/__Snapshots__/door.tree.txt")
    #expect(sheet.contains("  headline: door  state.signedIn: true") && sheet.contains("Come in"), "\(sheet)")
    try expectEqual(Command.run(["snapshot", "verify", "--matrix"], in: folder.path).status, 0)
  }

  @Test("a launch is what its snapshot is, with a fixture too; --defaults and a link are what the app opens")
  func oneRule() throws {
    let folder = try TemporaryFolder()
    try folder.write("catalog: A\n", to: "Catalog.yaml")
    try folder.write(
      """
      screen: note
      context:
        id: {type: string, example: "7"}
        text: {type: string, default: nothing, example: Tea}
      fixtures: {other: {id: "8"}}
      links: a://note/{id}
      content:
        - label: "${id} ${text}"

      """,
      to: "Screens/note.yaml"
    )
    func petri(_ arguments: String...) throws -> PetriProcess.Result {
      try Command.run(arguments, in: folder.path)
    }
    for options in [[], ["--fixture", "other"]] {
      _ = try Command.run(["snapshot", "record", "note"] + options, in: folder.path)
      let snapshot = try folder.read("Screens/__Snapshots__/note.tree.txt")
      let launch = try Command.run(["tree", "note"] + options, in: folder.path)
      #expect(launch.output == snapshot.split(separator: "\n", maxSplits: 3)[3])
      try FileManager.default.removeItem(atPath: folder.path + "/Screens/__Snapshots__")
    }
    let examples = try petri("tree", "note")
    #expect(examples.output.contains("\"7 Tea\""))
    expectEqual(
      examples.errors,
      "id: \"7\"  (its example)\ntext: \"Tea\"  (its example; with --defaults, \"nothing\")\n"
    )
    let defaults = try petri("tree", "note", "--defaults")
    #expect(defaults.output.contains("\"7 nothing\""))
    expectEqual(defaults.errors, "id: \"7\"  (its example)\ntext: \"nothing\"  (its default)\n")
    #expect(try petri("tree", "note", "--fixture", "other").output.contains("\"8 Tea\""))
    #expect(try petri("tree", "note", "--fixture", "other", "--defaults").output.contains("\"8 nothing\""))
    #expect(try petri("launch", "--link", "a://note/9", "--as", "tree").output.contains("\"9 nothing\""))
    #expect(try petri("tree", "note", "--strict-context", "--context", "id=1").output.contains("\"1 nothing\""))
    try expectEqual(petri("tree", "note", "--defaults", "--fixture", "examples").status, 64)
  }

  @Test("without its layers it is the content alone")
  func unwrapped() throws {
    let result = try Command.run(Self.newYear + ["--unwrapped"])
    #expect(result.output.contains("\ncontent: new-year-hours  appeared  0 0 393 852  title \""))
    #expect(!result.output.contains("modal-container"))
  }

  @Test("hierarchy, views and wireframe are printed", arguments: ["hierarchy", "views", "wireframe"])
  func kinds(kind: String) throws {
    let first = try Command.run(Self.newYear + ["--as", kind])
    let second = try Command.run(Self.newYear + ["--as", kind])
    expectEqual(first.status, 0)
    #expect(!first.output.isEmpty)
    expectEqual(first.output, second.output)
  }

  @Test("all mistakes in a context are reported at once")
  func wrongContext() throws {
    let result = try Command.run(
      ["launch", "new-year-hours", "--strict-context", "--context", "closes=six", "--context", "ctiy=Kazan"])
    expectEqual(result.status, 64)
    expectEqual(result.output, "")
    expectEqual(
      result.errors,
      """
      error: 3 problems in the context of 'new-year-hours':
        unknown key 'ctiy'; did you mean 'city'?
        'city' is missing; expected text such as "Kazan"
        'closes' must be a time such as 18:00; found 'six'
      help: 'petri show new-year-hours' lists its keys with types and examples

      """
    )
  }

  @Test("a context comes from YAML, from JSON and from standard input")
  func contextFiles() throws {
    let folder = try TemporaryFolder()
    try folder.write("city: Omsk\ncloses: \"17:00\"\n", to: "a.yaml")
    try folder.write("{\"city\": \"Omsk\", \"closes\": \"17:00\"}", to: "a.json")
    let yaml = try Command.run(["tree", "new-year-hours", "--context-file", folder.path + "/a.yaml"])
    let json = try Command.run(["tree", "new-year-hours", "--context-file", folder.path + "/a.json"])
    let input = try Command.run(
      ["tree", "new-year-hours", "--context-file", "-"],
      input: "{\"city\": \"Omsk\", \"closes\": \"17:00\"}"
    )
    #expect(yaml.output.contains("On 31 December we work until 17:00 in Omsk."))
    expectEqual(json.output, yaml.output)
    expectEqual(input.output, yaml.output)
  }

  @Test("a fixture is a context by name, and an unknown one is refused with those there are")
  func fixtures() throws {
    let result = try Command.run(["tree", "new-year-hours", "--fixture", "far-east"])
    #expect(result.output.contains("until 17:00 in Vladivostok."))
    let unknown = try Command.run(["tree", "new-year-hours", "--fixture", "far-aest"])
    expectEqual(unknown.status, 64)
    #expect(unknown.errors.contains("did you mean 'far-east'?"))
  }

  @Test("a part of a list's element replaces only that part")
  func partOfAValue() throws {
    let result = try Command.run(
      ["tree", "new-year-hours", "--fixture", "with-stores", "--context", "stores[0].name=Centre"])
    expectEqual(result.status, 0)
    #expect(result.output.contains("Centre opens on 1 January."))
  }

  @Test("a complete list is given in YAML's flow form")
  func listArgument() throws {
    let result = try Command.run(
      ["tree", "new-year-hours", "--context", "stores=[{name: Centre, open: true}]"])
    expectEqual(result.status, 0)
    #expect(result.output.contains("Centre opens on 1 January."))
  }

  @Test("a launch reaches into screens inside, and mistakes there are reported")
  func inside() throws {
    let result = try Command.run(
      ["tree", "catalog-stack", "--context", "product.name=Tea", "--context", "product.price=1.5"])
    expectEqual(result.status, 0, "\(result.errors)")
    #expect(result.output.contains("label \"Tea\""))
    let wrong = try Command.run(["tree", "home-tabs", "--context", "cart.itms=3"])
    expectEqual(wrong.status, 64)
    expectEqual(
      wrong.errors,
      "error: 1 problem in the context of 'cart':\n"
        + "  unknown key 'itms'; did you mean 'items'?\n"
        + "help: 'petri show cart' lists its keys with types and examples\n"
    )
    try expectEqual(Command.run(["tree", "home-tabs", "--context", "cart=3"]).status, 64)
  }

  @Test("control characters of a context are shown as symbols")
  func controlCharacters() throws {
    for kind in ["tree", "wireframe", "hierarchy", "views", "lifecycle"] {
      let result = try Command.run(
        ["launch", "new-year-hours", "--as", kind, "--context", "city=\u{1B}[31mred\u{7}"])
      #expect(!(result.output + result.errors).unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    }
    let unknown = try Command.run(["launch", "\u{1B}[2J"])
    #expect(!unknown.errors.contains("\u{1B}"))
  }

  @Test("a locale that isn't one is refused", arguments: ["english", "EN", "en_US", "e", "en-\u{1B}[31m"])
  func locale(_ locale: String) throws {
    let result = try Command.run(["tree", "new-year-hours", "--locale=\(locale)"])
    #expect(result.status == 64 && result.output.isEmpty)
    #expect(result.errors.hasPrefix("error: invalid locale '") && !result.errors.contains("\u{1B}"))
  }

  @Test("an unknown device is refused with those there are")
  func device() throws {
    let result = try Command.run(["tree", "new-year-hours", "--device", "iphone-17"])
    expectEqual(result.status, 64)
    #expect(result.errors.contains("unknown device 'iphone-17'"))
    let known = try Command.run(["tree", "new-year-hours", "--device", "iphone-se"])
    #expect(known.output.contains("modal-container  appeared  0 0 375 667"))
  }

  @Test("the state is set by type, and a mistake is reported")
  func state() throws {
    let result = try Command.run(["tree", "cart", "--state", "signedIn=maybe"])
    expectEqual(result.status, 64)
    #expect(result.errors.contains("'signedIn' must be true or false; found 'maybe'; write true or false"))
    try expectEqual(Command.run(["tree", "cart", "--state", "signedIn=true"]).status, 0)
  }

  @Test("a split view shows its columns on a pad and one of them on a phone; pages show the first")
  func splitAndPages() throws {
    let folder = try TemporaryFolder()
    try folder.write("catalog: A\nscreens: [a.yaml]\n", to: "Catalog.yaml")
    try folder.write(
      """
      screen: a
      content: {split: {primary: {screen: b}, secondary: {screen: c}}}
      ---
      screen: b
      content: [{label: B}]
      ---
      screen: c
      content: [{label: C}]
      ---
      screen: p
      content: {pages: [{screen: b}, {screen: c}]}
      """,
      to: "a.yaml"
    )
    func tree(_ screen: String, _ device: String) throws -> [Substring] {
      let result = try Command.run(["launch", screen, "--catalog", folder.path, "--device", device])
      #expect(result.status == 0 && result.errors.isEmpty)
      return result.output.split(separator: "\n")
    }
    let pad = try tree("a", "ipad-11-landscape")
    #expect(pad.contains { $0.contains("primary: navigation  appeared") })
    #expect(pad.contains { $0.contains("secondary: navigation  appeared") })
    #expect(pad.contains { $0.contains("label \"B\"") } && pad.contains { $0.contains("label \"C\"") })
    let phone = try tree("a", "iphone-16")
    #expect(phone.contains { $0.contains("collapsed: navigation  appeared") })
    let pages = try tree("p", "iphone-16")
    #expect(pages.contains { $0.contains("page 1 shown: b  appeared") })
    #expect(pages.contains { $0.contains("page 2: c  not loaded") })
  }
}

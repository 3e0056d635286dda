import Expectations
import Foundation
import Testing

@Suite("JSON that petri prints", .startsProcesses)
struct OutputSchemaTests {
  private static func schema() throws -> JSONSchema {
    try JSONSchema(Command.run(["schema", "--output"]).output)
  }

  /// A run for each definition and form; the folder of some is a new catalogue.
  private static let runs: [(definition: String, arguments: [String])] = [
    ("list", ["list"]), ("list", ["list", "cart"]), ("show", ["show", "cart"]), ("manifest", ["manifest"]),
    ("manifest", ["manifest", "--format", "tap"]), ("manifest", ["manifest", "--format", "all"]),
    ("--version", ["--version"]),
    ("graph", ["graph", "cart"]), ("links list", ["links", "list"]),
    ("links match", ["links", "match", "shop://settings"]),
    ("links match", ["links", "match", "shop://nowhere"]), ("links match", ["links", "match", "shop://order/1"]),
    ("explain", ["explain"]), ("explain", ["explain", "unknown-key"]),
    ("changed", ["changed", "--since", "100000d", "--as", "tree"]),
    ("launch", ["launch", "home-tabs"]), ("launch", ["tree", "sign-in", "--refs"]),
    (
      "launch",
      ["launch", "sign-in", "--refs", "--effects", "--then", "type:mail=ann@example.com", "--then", "tap:submit"]
    ),
    ("launch", ["launch", "settings", "--then", "set:notifications=off", "--effects"]),
    ("launch", ["launch", "sign-in", "--then", "type:mail=a", "--keyboard", "shown"]),
    ("route", ["route", "star", "--from", "home"]), ("route", ["route", "star", "--from", "home", "--plan"]),
    ("walk", ["walk", "sign-in"]), ("walk", ["walk", "sign-in", "in"]),
    ("check", ["check", "leaks", "cart", "--budget", "60"]), ("validate", ["validate"]),
    ("skill", ["skill"]), ("schema", ["schema"]), ("schema", ["schema", "--output"]),
    ("compile", ["compile", "--out", "compiled.json"]), ("route", ["route", "star", "--from", "home", "--refs"]),
    ("gallery", ["gallery", "cart", "--states", "0", "--out", "site"]),
    ("coverage", ["coverage"]), ("snapshot verify", ["snapshot", "verify", "cart"]),
    ("snapshot record", ["snapshot", "record", "cart"]), ("import", ["import", "."]),
  ]

  @Test("is by the schema, for every command that has --json")
  func outputs() throws {
    let schema = try Self.schema()
    let sample = try SampleCopy()
    for (definition, arguments) in Self.runs {
      let result = try Command.run(arguments + ["--json"], in: sample.shared)
      let problems = schema.problems(of: result.output, as: definition)
      expectEqual(problems, [], "\(arguments) \(result.errors)")
    }
    let folder = try TemporaryFolder()
    for (definition, arguments) in [("init", ["init"]), ("new", ["new", "gift"])] {
      let result = try Command.run(arguments + ["--json"], in: folder.path)
      expectEqual(schema.problems(of: result.output, as: definition), [], "\(arguments) \(result.errors)")
    }
    let first = try Command.run(["tree", "welcome", "--refs"], in: folder.path).output
    let hash = try String(#require(first.firstMatch(of: /hash ([0-9a-f]{8})\n$/)?.1))
    let changes = try Command.run(["tree", "welcome", "--since", hash, "--json"], in: folder.path).output
    #expect(changes.contains("\"changes\""))
    expectEqual(schema.problems(of: changes, as: "launch"), [])
    try folder.write("screen: wrong\ncontents: []\n", to: "Screens/wrong.yaml")
    let wrong = try Command.run(["validate", "--json"], in: folder.path)
    expectEqual(schema.problems(of: wrong.output, as: "validate"), [])
    #expect(wrong.output.contains("\"code\":\"unknown-key\""))
    try folder.write("screen: wrong\ncontent: []\n", to: "Screens/wrong.yaml")
    let right = try Command.run(["validate", "--json", "wrong"], in: folder.path)
    expectEqual(schema.problems(of: right.output, as: "validate"), [])
    #expect(right.output.contains("\"errors\": 0") && right.output.hasSuffix("}\n"), "\(right.output)")
  }

  @Test("is by the schema, for a check that finds something")
  func findings() throws {
    let folder = try TemporaryFolder()
    try folder.write("catalog: A\n", to: "Catalog.yaml")
    try folder.write(
      "screen: a\ncontent:\n  - label: {text: Low, height: 10}\n  - button: {title: Go, height: 9, tap: {emit: x}}\n",
      to: "Screens/a.yaml"
    )
    let result = try Command.run(["check", "layout", "--json"], in: folder.path)
    expectEqual(try Self.schema().problems(of: result.output, as: "check"), [])
    #expect(result.status == 1 && result.output.contains("\"findings\" : [\n        {"), "\(result.output)")
  }

  /// Runs in a catalogue whose snapshots differ, one after another.
  private static let decisions: [(definition: String, arguments: [String], part: String)] = [
    ("snapshot review", ["review"], "\"accept\" : \"petri snapshot accept one\""),
    ("snapshot accept", ["accept", "one"], "\"path\" : \"Screens/__Snapshots__/one.tree.txt\""),
    ("snapshot reject", ["reject"], "\"decision\" : \"rejected\""), ("snapshot review", ["review"], "\"groups\" : ["),
    ("snapshot merge", ["merge", "kept"], "\"status\":\"differs\""),
    ("snapshot prune", ["prune"], "\"obsolete\" : [\n    \"Screens/__Snapshots__/old.tree.txt\""),
    ("snapshot prune", ["prune", "--delete"], "\"deleted\" : [\n    \"Screens/__Snapshots__/old.tree.txt\""),
  ]

  @Test("is by the schema, for decisions about snapshots")
  func decisions() throws {
    let schema = try Self.schema()
    let catalogue = try SnapshotCatalogue()
    try catalogue.folder.write("screen: old\ncontent:\n  - label: Old\n", to: "Screens/old.yaml")
    try catalogue.run("record")
    try FileManager.default.removeItem(atPath: "\(catalogue.folder.path)/Screens/old.yaml")
    try catalogue.replace("Go", with: "Stop", in: "Screens/one.yaml")
    try catalogue.replace("Two", with: "2", in: "Screens/two.yaml")
    try expectEqual(catalogue.run("verify", "--keep", "kept").status, 1)
    try expectEqual(catalogue.run("verify").status, 1)
    for (definition, arguments, part) in Self.decisions {
      let result = try Command.run(["snapshot"] + arguments + ["--json"], in: catalogue.folder.path)
      expectEqual(schema.problems(of: result.output, as: definition), [], "\(arguments) \(result.errors)")
      #expect(result.output.contains(part), "\(arguments) \(result.output)")
    }
  }

  /// Commands that can't be carried out, with a part of their JSON.
  private static let failures: [(arguments: [String], status: Int32, part: String)] = [
    (["show", "sing-in"], 64, #""nearest" : [\n        "sign-in"\n      ],\n      "next" : "petri list""#),
    (["snapshot", "verfy"], 64, "Unexpected argument 'verfy'"), (["lanch"], 64, #""launch""#),
    (["tree", "cart", "--devcie", "x"], 64, #""next" : "petri tree --help""#), (["lsp"], 64, "Unknown option '--json'"),
    (["gallery", "--states", "-1"], 64, "--states"), (["list", "--catalog", "nowhere"], 66, #""next" : "petri init""#),
    (["tree", "cart", "--then", "tap:Nothing"], 1, #""next" : "petri tree cart --refs""#),
    (["tree", "cart", "--then", "flap", "--then", "flop"], 64, "invalid move 'flop'"),
    (["tree", "cart", "--context", "a=1", "--context", "b=2"], 64, "unknown key 'b'"),
    (["tree", "cart", "--refs", "--in", "exxx"], 64, #""next" : "petri tree cart --refs""#),
    (["walk", "sign-in", "inn"], 64, #""nearest" : [\n        "in""#), (["list", "zzz"], 3, #""next" : "petri list""#),
    (["explain", "unknown-kye"], 64, #""unknown-key""#),
    (["snapshot", "accept", "--from", "/nowhere"], 66, "isn't the folder"),
    (["compile", "--out", "/nowhere/a.json"], 74, #""next" : "mkdir -p /nowhere""#),
    (["tree", "cart", "--device", "iphone-17"], 64, #""iphone-16""#),
    (["tree", "cart", "--device", "foo"], 64, #""next" : "petri tree --help""#),
    (["tree", "cart", "--locale", "pt_BR"], 64, #""nearest" : [\n        "pt-BR""#),
    (["init"], 64, #""next" : "petri list""#), (["new", "NewYear_hours"], 64, #""next" : "petri new new-year-hours""#),
    (["new", "cart"], 64, #""next" : "petri show cart""#),
    (["tree", "cart", "--fixture", "emty"], 64, #""nearest" : [\n        "empty""#),
    (["tree", "cart", "--experiment", "navigatoin=tabs"], 64, #""nearest" : [\n        "navigation""#),
    (["tree", "cart", "--without", "9"], 64, #""next" : "petri show cart""#),
    (["tree", "cart", "--then", "wait:86401"], 64, "expected wait:SECONDS, between 0 and 86400"),
    (["changed", "--since", "foo"], 64, #""next" : "git log --oneline""#),
    (["route", "cart", "--from", "home,"], 64, #""next" : "petri list""#),
    (["snapshot", "merge", "nothing"], 74, #""next" : "petri snapshot verify --keep nothing""#),
    (["snapshot", "verify", "cart", "--device", "iphone-sf"], 64, #""nearest" : [\n        "iphone-se""#),
    (["manifest", "--format", "tapp"], 64, #""next" : "petri manifest --format all""#),
  ]

  @Test(
    "is the failure by the schema where a command can't be carried out, with the exit code; people read the same words"
  )
  func failures() throws {
    let schema = try Self.schema()
    for (arguments, status, part) in Self.failures {
      let result = try Command.run(arguments + ["--json"])
      expectEqual(result.status, status, "\(arguments)")
      expectEqual(schema.problems(of: result.output, as: "failure"), [], "\(arguments) \(result.output)")
      #expect(result.output.contains("\"exitCode\" : \(status)"), "\(arguments)")
      #expect(result.output.contains(part.replacing(#"\n"#, with: "\n")), "\(arguments) \(result.output)")
      #expect(result.errors.contains("error: "), "\(result.errors)")
      // Without --json, standard output has nothing.
      if arguments[0] != "lsp" { try expectEqual(Command.run(arguments).output, "", "\(arguments)") }
    }
  }

  @Test("has the places and codes of errors in files, and no second document behind a result")
  func brokenFiles() throws {
    let schema = try Self.schema()
    let catalogue = try SnapshotCatalogue(recording: false)
    let folder = catalogue.folder.path
    try catalogue.folder.write("screen: bad\ncontents: []\n", to: "Screens/bad.yaml")
    let bad = try Command.run(["tree", "bad", "--json"], in: folder)
    expectEqual(schema.problems(of: bad.output, as: "failure"), [])
    #expect(
      bad.output.contains(#""place" : "Screens/bad.yaml:2:1""#) && bad.output.contains(#""code" : "unknown-key""#)
    )
    #expect(bad.errors.contains("Screens/bad.yaml:2:1: error: ") && bad.errors.contains("error: 'bad' has errors"))
    try catalogue.folder.write("catalog: Small\ndevicess: []\n", to: "Catalog.yaml")
    for command in ["list", "compile"] {
      let broken = try Command.run([command, "--json"], in: folder)
      expectEqual(broken.status, 1)
      expectEqual(schema.problems(of: broken.output, as: "failure"), [], "\(broken.output)")
      #expect(broken.output.contains(#""place" : "Catalog.yaml:2:1""#))
      #expect(broken.errors.hasPrefix("Catalog.yaml:2:1: error: "))
    }
    // Two documents are none.
    let coverage = try Command.run(["coverage", "--min", "100", "--json"])
    #expect(coverage.status == 1 && coverage.errors.contains("--min requires 100%"))
    expectEqual(schema.problems(of: coverage.output, as: "coverage"), [])
  }

  @Test("has a definition for every command with --json, and a copy in .schema")
  func commands() throws {
    let schema = try Self.schema()
    let information = try ToolInformation.read()
    let path = "\(PetriProcess.package)/.schema/output.json"
    let text = try Command.run(["schema", "--output"]).output
    if ProcessInfo.processInfo.environment["PETRI_RECORD"] != nil {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
    expectEqual(try String(contentsOfFile: path, encoding: .utf8), text, "make it anew: PETRI_RECORD=1")
    let own = Set((Self.runs + Self.decisions.map { ($0.0, $0.1) }).map(\.definition) + ["init", "new"])
    // Programs that talk to others have no result; a folder of commands isn't one.
    let without = information.commands.filter { $0.command.option(named: "--json") == nil }.map(\.name)
    expectEqual(
      Set(without),
      ["petri", "petri browse", "petri links", "petri lsp", "petri mcp", "petri snapshot", "petri help"]
    )
    for (name, command) in information.commands where command.option(named: "--json") != nil {
      let words = name.split(separator: " ").dropFirst().joined(separator: " ")
      let definition = words == "tree" ? "launch" : words
      #expect(schema.names.contains(definition), "\(name)")
      // AuditTests has the audit's JSON, which takes long.
      #expect(own.contains(definition) || definition == "snapshot audit", "\(name) is run by no test")
    }
  }

  @Test("is refused by the schema where a key is missing, unknown or of another type")
  func wrong() throws {
    let schema = try Self.schema()
    for text in [
      "[{}]", "{}", #"[{"name": "views", "total": "1", "uncovered": []}]"#,
      #"[{"name": "views", "total": 1, "uncovered": [], "more": 1}]"#, "[", "",
    ] {
      #expect(!schema.problems(of: text, as: "coverage").isEmpty, "\(text)")
    }
    expectEqual(schema.problems(of: "[]", as: "coverage"), [])
  }
}

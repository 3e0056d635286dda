import Expectations
import Foundation
import Testing

@Suite("JSON that petri prints", .startsProcesses)
struct OutputSchemaTests {
  private static func schema() throws -> JSONSchema {
    try JSONSchema(PetriProcess.run(["schema", "--output"]).output)
  }

  /// A run for each definition and form; the folder of some is a new catalogue.
  private static let runs: [(definition: String, arguments: [String])] = [
    ("list", ["list"]), ("list", ["list", "cart"]), ("show", ["show", "cart"]), ("manifest", ["manifest"]),
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
    ("walk", ["walk", "sign-in"]), ("walk", ["walk", "sign-in", "in"]), ("validate", ["validate"]),
    ("coverage", ["coverage"]), ("snapshot verify", ["snapshot", "verify", "cart"]),
    ("snapshot record", ["snapshot", "record", "cart"]),
  ]

  @Test("is by the schema, for every command that has --json")
  func outputs() throws {
    let schema = try Self.schema()
    let sample = try SampleCopy()
    for (definition, arguments) in Self.runs {
      let result = try PetriProcess.run(arguments + ["--json"], in: sample.shared)
      let problems = schema.problems(of: result.output, as: definition)
      expectEqual(problems, [], "\(arguments) \(result.errors)")
    }
    let folder = try TemporaryFolder()
    for (definition, arguments) in [("init", ["init"]), ("new", ["new", "gift"])] {
      let result = try PetriProcess.run(arguments + ["--json"], in: folder.path)
      expectEqual(schema.problems(of: result.output, as: definition), [], "\(arguments) \(result.errors)")
    }
    let first = try PetriProcess.run(["tree", "welcome", "--refs"], in: folder.path).output
    let hash = try String(#require(first.firstMatch(of: /hash ([0-9a-f]{8})\n$/)?.1))
    let changes = try PetriProcess.run(["tree", "welcome", "--since", hash, "--json"], in: folder.path).output
    #expect(changes.contains("\"changes\""))
    expectEqual(schema.problems(of: changes, as: "launch"), [])
    try folder.write("screen: wrong\ncontents: []\n", to: "Screens/wrong.yaml")
    let wrong = try PetriProcess.run(["validate", "--json"], in: folder.path)
    expectEqual(schema.problems(of: wrong.output, as: "validate"), [])
    #expect(wrong.output.contains("\"code\":\"unknown-key\""))
  }

  @Test("has a definition for every command with --json, and a copy in .schema")
  func commands() throws {
    let schema = try Self.schema()
    let information = try ToolInformation.read()
    let path = "\(PetriProcess.package)/.schema/output.json"
    let text = try PetriProcess.run(["schema", "--output"]).output
    if ProcessInfo.processInfo.environment["PETRI_RECORD"] != nil {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
    expectEqual(try String(contentsOfFile: path, encoding: .utf8), text, "make it anew: PETRI_RECORD=1")
    let own = Set(Self.runs.map(\.definition) + ["init", "new"])
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

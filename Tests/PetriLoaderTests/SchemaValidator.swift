import Foundation
import Testing

/// An independent validator: Python's `jsonschema` over PyYAML with the scalars of YAML 1.2's core schema, and merge keys.
enum SchemaValidator {
  static let need: Comment = "needs python3 with PyYAML and jsonschema"

  static let isInstalled = (try? run(["-c", "import yaml, jsonschema"])) != nil

  /// The complaints about each case, which is a number of YAML files.
  static func complaints(about cases: [[String]], by schema: String) throws -> [[String]] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "petri-schema-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let input = folder.appending(path: "cases.json")
    try JSONEncoder().encode(cases).write(to: input)
    try Data(schema.utf8).write(to: folder.appending(path: "schema.json"))
    return try JSONDecoder().decode([[String]].self, from: run(["-c", script, folder.path]))
  }

  private struct Failure: Error {
    let status: Int32
  }

  private static func run(_ arguments: [String]) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3"] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(status: process.terminationStatus) }
    return data
  }

  private static let script = #"""
    import json, re, sys, yaml, jsonschema

    class Core(yaml.SafeLoader):
        yaml_implicit_resolvers = {}

    for tag, pattern, first in [
        ("bool", "^(true|True|TRUE|false|False|FALSE)$", "tTfF"),
        ("null", "^(~|null|Null|NULL|)$", ["~", "n", "N", ""]),
        ("int", "^([-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+)$", "-+0123456789"),
        ("float", r"^([-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?)$", "-+0123456789."),
        ("merge", "^<<$", "<"),
    ]:
        Core.add_implicit_resolver("tag:yaml.org,2002:" + tag, re.compile(pattern), list(first))

    with open(sys.argv[1] + "/schema.json") as file:
        schema = json.load(file)
    jsonschema.Draft7Validator.check_schema(schema)
    validator = jsonschema.Draft7Validator(schema)
    with open(sys.argv[1] + "/cases.json") as file:
        cases = json.load(file)
    json.dump([[
        "/".join(map(str, error.absolute_path)) + ": " + error.message[:200]
        for text in files for document in yaml.load_all(text, Core) if document is not None
        for error in validator.iter_errors(document)
    ] for files in cases], sys.stdout)
    """#
}

import Peers
import Testing

/// An independent validator: Python's `jsonschema` over PyYAML with the scalars of YAML 1.2's core schema, and merge keys.
enum SchemaValidator {
  static let need: Comment = "needs python3 with PyYAML and jsonschema"
  static let isInstalled = Python.has("yaml", "jsonschema")

  private struct Input: Encodable {
    let schema: String
    let cases: [[String]]
  }

  /// The problems about each case, which is a number of YAML files.
  static func problems(about cases: [[String]], by schema: String) throws -> [[String]] {
    try Python.evaluate(script, with: Input(schema: schema, cases: cases))
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

    with open(sys.argv[1]) as file:
        input = json.load(file)
    schema = json.loads(input["schema"])
    jsonschema.Draft7Validator.check_schema(schema)
    validator = jsonschema.Draft7Validator(schema)
    def problems(text):
        try:
            for document in yaml.load_all(text, Core):
                if document is None: continue
                for error in validator.iter_errors(document):
                    yield "/".join(map(str, error.absolute_path)) + ": " + error.message[:200]
        except (yaml.YAMLError, TypeError) as error:
            yield "no YAML: " + str(error)[:200]
    json.dump([[one for text in files for one in problems(text)] for files in input["cases"]], sys.stdout)
    """#
}

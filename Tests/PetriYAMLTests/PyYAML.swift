import Peers

/// PyYAML's own parser, which is written in Python and not in C.
enum PyYAML {
  static let isInstalled = Python.has("yaml")

  /// The events of each file, in the notation of the YAML test suite, without anchors and tags.
  static func events(of files: [String]) throws -> [[String]] { try Python.evaluate(script, with: files) }

  private static let script = #"""
    import json, sys, yaml

    def line(event):
        name = type(event).__name__[:-5]
        if name == "Scalar":
            text = event.value.replace("\\", "\\\\").replace("\n", "\\n").replace("\t", "\\t")
            return "=VAL " + (event.style or ":") + text
        return {"DocumentStart": "+DOC", "DocumentEnd": "-DOC", "SequenceStart": "+SEQ", "SequenceEnd": "-SEQ",
                "MappingStart": "+MAP", "MappingEnd": "-MAP", "Alias": "=ALI"}.get(name)

    def events(text):
        try:
            return [line(event) for event in yaml.parse(text, Loader=yaml.SafeLoader) if line(event)]
        except yaml.YAMLError as error:
            return [str(error)]

    with open(sys.argv[1]) as file:
        json.dump([events(text) for text in json.load(file)], sys.stdout)
    """#
}

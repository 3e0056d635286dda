import PetriYAML

extension YAMLNode {
  /// Whether a document defines a screen, or a part, which is one but for how it is used.
  var isScreen: Bool { entry(for: "screen") != nil || entry(for: "part") != nil }

  /// The name of the screen or the part that a document defines.
  var screenName: YAMLNode? { self["screen"] ?? self["part"] }
}

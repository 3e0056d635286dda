import PetriYAML

extension YAMLNode {
  /// Whether the document defines a screen or a part, which is a screen that only other screens contain.
  var isScreen: Bool { entry(for: "screen") != nil || entry(for: "part") != nil }

  var screenName: YAMLNode? { self["screen"] ?? self["part"] }
}

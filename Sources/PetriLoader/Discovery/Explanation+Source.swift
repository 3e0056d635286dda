package import PetriFormat

extension Explanation {
  /// A catalogue with an example in it: a `Catalog.yaml` is one by itself, everything else is a file of screens.
  package static func catalog(of example: String) -> MemorySource {
    example.hasPrefix("catalog:")
      ? MemorySource(["Catalog.yaml": example, "Screens/home.yaml": "screen: home\ncontent: [{label: Home}]\n"])
      : MemorySource(["Catalog.yaml": "catalog: Example\n", "Screens/example.yaml": example])
  }
}

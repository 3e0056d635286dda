package import PetriFormat

extension Explanation {
  /// A catalogue that contains an example, which is either a complete `Catalog.yaml` or a file of screens.
  package static func catalog(of example: String) -> MemorySource {
    example.hasPrefix("catalog:")
      ? MemorySource(["Catalog.yaml": example, "Screens/home.yaml": "screen: home\ncontent: [{label: Home}]\n"])
      : MemorySource(["Catalog.yaml": "catalog: Example\n", "Screens/example.yaml": example])
  }
}

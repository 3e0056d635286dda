import ArgumentParser

/// Where the catalogue is, and how output looks.
struct CatalogOptions: ParsableArguments, Sendable {
  @Option(help: ArgumentHelp("The catalogue: its file or its folder.", valueName: "path"), completion: .file())
  var catalog: String?

  @Option(help: ArgumentHelp("When to colour the output: auto, always or never.", valueName: "when"))
  var color = ColorChoice.auto
}

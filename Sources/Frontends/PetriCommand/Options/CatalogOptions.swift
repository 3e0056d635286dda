import ArgumentParser

struct CatalogOptions: ParsableArguments, Sendable {
  @Option(help: ArgumentHelp("The catalogue: its file or its folder.", valueName: "path"), completion: .file())
  var catalog: String?

  @Option(
    name: .customLong("experiment"),
    help: ArgumentHelp(
      "A variant of an experiment, such as navigation=hamburger. Repeatable.",
      valueName: "name=variant"
    )
  )
  var experiments: [String] = []

  @Option(help: ArgumentHelp("When to colour the output: auto, always or never.", valueName: "when"))
  var color = ColorChoice.auto
}

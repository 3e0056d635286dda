import ArgumentParser
import PetriCatalog

/// What a screen is built with.
struct ContextOptions: ParsableArguments, Sendable {
  @Option(
    name: .customLong("context"),
    help: ArgumentHelp(
      "A value of the context: city=Kazan, stores[0].name=Centre, cart.count=2 for a screen inside. Repeatable.",
      valueName: "key=value"
    )
  )
  var values: [String] = []

  @Option(
    help: ArgumentHelp("A file with the context, YAML or JSON; - for standard input.", valueName: "file"),
    completion: .file(extensions: ["yaml", "yml", "json"])
  )
  var contextFile: String?

  @Option(
    help: ArgumentHelp("A named context of the screen; 'examples' for its examples.", valueName: "name"),
    completion: NameCompletion.fixtures
  )
  var fixture: String?

  @Flag(help: "Take defaults before examples, as the app does where a tap, a link or a route opens the screen.")
  var defaults = false

  @Flag(help: "Take no examples, and refuse a required key that is not given.")
  var strictContext = false

  func validate() throws {
    guard !defaults || fixture != Fixture.examples else {
      throw ValidationError("--defaults takes defaults first, --fixture examples takes examples; give one of them")
    }
  }
}

import ArgumentParser
import PetriCatalog

struct ContextOptions: ParsableArguments, Sendable {
  @Option(
    name: .customLong("context"),
    help: ArgumentHelp(
      "A context value: city=Kazan, stores[0].name=Centre, names=[Ann, Bob], note:=null, or cart.count=2 for a child screen. Repeatable.",
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
    help: ArgumentHelp("A fixture of the screen; 'examples' for its examples.", valueName: "name"),
    completion: NameCompletion.fixtures
  )
  var fixture: String?

  @Flag(help: "Prefer defaults to examples, as the app does when a tap, link or route opens the screen.")
  var defaults = false

  @Flag(help: "Don't use examples; fail if a required key is missing.")
  var strictContext = false

  func validate() throws {
    guard !defaults || fixture != Fixture.examples else {
      throw ValidationError("--defaults and '--fixture examples' can't be combined")
    }
  }
}

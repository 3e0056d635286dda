import ArgumentParser
import PetriCatalog

struct EnvironmentOptions: ParsableArguments, Sendable {
  @Option(
    help: ArgumentHelp("The device; the catalogue's first by default.", valueName: "name"),
    completion: NameCompletion.devices
  )
  var device: String?

  @Option(
    help: ArgumentHelp(
      "The appearance: light or dark, or either with -high-contrast behind it.",
      valueName: "appearance"
    )
  )
  var appearance: WordArgument<Appearance>?

  @Option(help: ArgumentHelp("The text size: xs to xxxl, accessibility-medium to -xxxl.", valueName: "size"))
  var contentSize: WordArgument<ContentSize>?

  @Option(help: ArgumentHelp("The locale, such as en or pt-BR.", valueName: "locale"))
  var locale: String?

  @Option(
    help: ArgumentHelp(
      "Whether the keyboard comes up for what is typed in: hidden or shown; as the fixture has it by default.",
      valueName: "state"
    )
  )
  var keyboard: WordArgument<SoftwareKeyboard>?

  @Option(
    name: .customLong("state"),
    help: ArgumentHelp(
      "A value of the app's state: signedIn=true, names=[Ann, Bob]. Repeatable.",
      valueName: "key=value"
    )
  )
  var stateValues: [String] = []
}

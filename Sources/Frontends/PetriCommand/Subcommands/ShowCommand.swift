import ArgumentParser
import PetriCatalog
import PetriComposer
import PetriText

struct ShowCommand: PetriSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show a screen's definition: context, wrapping, content and where it is defined."
  )

  @Argument(help: "The screen name.", completion: NameCompletion.screens)
  var screen: String

  @OptionGroup var options: CatalogOptions

  @Flag(help: "Print the definition as JSON.")
  var json = false

  func perform(in invocation: Invocation) throws {
    let workspace = try Workspace(options, invocation)
    let definition = try workspace.screen(named: screen)
    if json {
      invocation.console.write(PrettyJSON.text(of: definition))
    } else {
      let color = invocation.colorsOutput(options.color)
      invocation.console.write(
        ScreenDescription(definition, in: workspace.catalog, locale: workspace.locale).text(color: color)
      )
    }
  }
}

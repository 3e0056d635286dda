import ArgumentParser
import PetriCatalog
import PetriComposer
import PetriText

/// `petri show`: all that is known of a screen.
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

  func perform(with registry: ControllerRegistry) throws {
    let workspace = try Workspace(options, registry)
    let definition = try workspace.screen(named: screen)
    if json {
      Console.write(PrettyJSON.text(of: definition))
    } else {
      let color = options.color.isOnForOutput
      Console.write(ScreenDescription(definition, in: workspace.catalog, locale: workspace.locale).text(color: color))
    }
  }
}

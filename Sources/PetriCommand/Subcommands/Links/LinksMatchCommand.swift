import ArgumentParser
import PetriCatalog
import PetriComposer
import PetriLinks
import PetriText

/// `petri links match URL`: where a link leads.
struct LinksMatchCommand: PetriSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "match",
    abstract: "Show the screen and context that a link leads to; exit code 1 if it leads nowhere."
  )

  @Argument(help: "The link.")
  var url: String

  @OptionGroup var options: CatalogOptions

  @Flag(help: "Print JSON: an object with screen, pattern and context, or with reason.")
  var json = false

  private struct Answer: Encodable {
    var screen: String?
    var pattern: String?
    var context: [String: String]?
    var reason: String?
  }

  func perform(with registry: ControllerRegistry) throws {
    let workspace = try Workspace(options, registry)
    workspace.mentionBrokenScreens()
    do throws(LinkFailure) {
      let destination = try workspace.catalog.destination(of: url)
      let values = destination.context.entries.map { ($0.name, $0.value.description) }
      guard !json else {
        let context = Dictionary(values, uniquingKeysWith: { first, _ in first })
        let answer = Answer(screen: destination.screen, pattern: destination.pattern.description, context: context)
        return Console.write(PrettyJSON.text(of: answer))
      }
      Console.line("\(destination.screen.styled(.bold, color: options.color.isOnForOutput))  \(destination.pattern)")
      for (name, value) in values { Console.line("  \(name): \(value)".cleaned) }
    } catch {
      if json {
        Console.write(PrettyJSON.text(of: Answer(reason: error.description)))
      } else {
        Console.fail("'\(url.truncated(toColumns: 100))' leads nowhere: \(error)".cleaned)
      }
      throw ExitStatus.failed
    }
  }
}

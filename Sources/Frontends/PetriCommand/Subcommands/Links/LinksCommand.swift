import ArgumentParser
import PetriCatalog
import PetriText

struct LinksCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "links",
    abstract: "List the links to screens, or show where a link leads.",
    discussion: """
      Screens define patterns such as shop://products/{id}?from={start}, whose parameters are keys of the screen's context. \
      The path of a link must match the pattern exactly; its query can have more items.

      EXAMPLES
        petri links
        petri links match 'shop://products/123e4567-e89b-12d3-a456-426614174000?name=Tea&price=1.5'
        petri launch --link 'shop://sign-in?mail=ann@example.com'
      """,
    subcommands: [LinksListCommand.self, LinksMatchCommand.self],
    defaultSubcommand: LinksListCommand.self
  )
}

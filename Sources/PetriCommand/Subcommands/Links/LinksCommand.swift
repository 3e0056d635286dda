import ArgumentParser
import PetriCatalog
import PetriText

/// `petri links`: which links lead where.
struct LinksCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "links",
    abstract: "List the links that lead to screens, or say where one leads.",
    discussion: """
      A link is a pattern such as shop://products/{id}?from={start}: its parameters are keys of the screen's context. What \
      a pattern does not name may be in a link's query; its path is just what the pattern has.

      EXAMPLES
        petri links
        petri links match 'shop://products/123e4567-e89b-12d3-a456-426614174000?name=Tea&price=1.5'
        petri launch --link 'shop://sign-in?mail=ann@example.com'
      """,
    subcommands: [LinksListCommand.self, LinksMatchCommand.self],
    defaultSubcommand: LinksListCommand.self
  )
}

import ArgumentParser
import PetriComposer
import PetriLoader

/// `petri schema`: the JSON Schema of the format.
struct SchemaCommand: PetriSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of the format, with which editors complete, explain and complain.",
    discussion: """
      Draft-07, for yaml-language-server and others: one schema for Catalog.yaml, screens, containers and _defaults.yaml.

        petri schema > .schema/catalog.json

      and in the first line of a file, or in the editor's settings:

        # yaml-language-server: $schema=../.schema/catalog.json
      """
  )

  func perform() throws {
    Console.write(CatalogSchema(devices: Stage.devices).text)
  }
}

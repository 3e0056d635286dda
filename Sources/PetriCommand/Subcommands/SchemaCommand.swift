import ArgumentParser
import PetriComposer
import PetriFormat

/// `petri schema`: the JSON Schema of the format.
struct SchemaCommand: PetriSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of the format, for completion and checks in editors.",
    discussion: """
      A draft-07 schema for yaml-language-server and others. It covers Catalog.yaml, screens, containers and _defaults.yaml.

        petri schema > .schema/catalog.json

      Refer to it in the first line of a file, or in the settings of your editor:

        # yaml-language-server: $schema=../.schema/catalog.json
      """
  )

  func perform(with registry: ControllerRegistry) throws {
    Console.write(CatalogSchema(devices: Stage.devices).text)
  }
}

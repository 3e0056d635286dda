import ArgumentParser
import PetriComposer
import PetriFormat

struct SchemaCommand: PetriSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of the format, for completion and checks in editors.",
    discussion: """
      A draft-07 schema for yaml-language-server and others. It covers Catalog.yaml, screens, containers and _defaults.yaml.

        petri schema > .schema/catalog.json

        petri schema --output

      prints the schema of what commands print with --json: a definition for each command, closed, so that a new key is a new version.

      Refer to it in the first line of a file, or in the settings of your editor:

        # yaml-language-server: $schema=../.schema/catalog.json
      """
  )

  @Flag(help: "Print the JSON Schema of what commands print with --json, a definition for each command.")
  var output = false

  @Flag(help: "Print JSON, as in any case.")
  var json = false

  func perform(in invocation: Invocation) throws {
    guard !output else { return invocation.console.write(OutputSchema.text) }
    invocation.console.write(CatalogSchema(devices: Stage.devices).text)
  }
}

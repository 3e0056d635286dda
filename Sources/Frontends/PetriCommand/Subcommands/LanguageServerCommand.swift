import ArgumentParser
import CSystem
import PetriCatalog
import PetriComposer
import PetriJSONRPC
import PetriLanguageServer
import PetriLoader
import PetriRendering

struct LanguageServerCommand: PetriSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Answer an editor by the Language Server Protocol, over standard input and output.",
    discussion: """
      An editor starts it: problems while you type, completion, hover, definitions, references, renaming and fixes, for each \
      Catalog.yaml that is in the folder of an open file or above. The page of PetriLanguageServer has settings for editors.

        petri lsp --log FILE
      """
  )

  @Option(
    help: ArgumentHelp("Add every message that comes or goes to a file.", valueName: "file"),
    completion: .file()
  )
  var log: String?

  func perform(in invocation: Invocation) throws {
    let loader = CatalogLoader(
      devices: Stage.devices,
      controllers: invocation.registry.contents.isEmpty ? nil : Array(invocation.registry.contents.keys),
      layers: invocation.registry.layers.isEmpty ? nil : Array(invocation.registry.layers.keys)
    )
    let output = log.map { OutputFile(path: $0) }
    try output?.append("")
    let walks = WalkControls(registry: invocation.registry)
    var settings = LanguageServerSettings(
      loader: loader,
      symbols: SymbolTable.names,
      picture: { HoverPicture.text(of: $0, in: $1, invocation.registry) },
      controls: { walks.all(after: $0, of: $1, in: $2, budget: $3) }
    )
    settings.touched = { walks.touched(by: $0, of: $1, in: $2, budget: $3) }
    settings.release = petri_trim_memory
    let server = LanguageServer(settings)
    // Failures of writing the log are ignored, so that the editor isn't affected.
    let channel = DescriptorChannel(input: invocation.console.input, output: invocation.console.output)
    let conversation = Conversation(.languageServer, over: channel) { line in
      try? output?.append(line + "\n")
    }
    let ending = conversation.run(server)
    // The protocol requires a failure exit code if the editor exits without a shutdown request.
    if ending == .unreadable || ending == .finished && !server.wasShutDown { throw ExitStatus.failed }
  }
}

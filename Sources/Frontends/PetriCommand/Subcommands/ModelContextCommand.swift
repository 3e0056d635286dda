import ArgumentParser
import PetriAgent
import PetriComposer
import PetriJSONRPC

struct ModelContextCommand: PetriSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Answer a coding agent by the Model Context Protocol, over standard input and output.",
    discussion: """
      An agent's client starts it. Its tools launch screens, look at them, tap and type, play walks, verify snapshots and \
      validate files; each is a command of petri in a process of its own. A session is a launch with its moves, and ends with \
      the server. While a command runs, the server answers whether it is there, and ends the command when the request is cancelled or \
      the input ends. The page on the MCP server has settings for clients.

        petri mcp --catalog FOLDER
      """
  )

  @OptionGroup var catalog: CatalogOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The seconds after which a command is ended.", valueName: "seconds")
  )
  var timeout = 120.0

  @Option(
    help: ArgumentHelp("Add every message that comes or goes to a file.", valueName: "file"),
    completion: .file()
  )
  var log: String?

  func validate() throws {
    guard timeout > 0, timeout < 1e6 else { throw ValidationError("--timeout must be more than 0; found \(timeout)") }
  }

  func perform(in invocation: Invocation) throws {
    let output = log.map { OutputFile(path: $0) }
    try output?.append("")
    var options = catalog.catalog.map { ["--catalog=\($0)"] } ?? []
    options += catalog.experiments.map { "--experiment=\($0)" }
    let runner = ProcessRunner(program: invocation.program.path) { command in
      ModelContextCommand.withoutCatalog.contains(command) ? [] : options
    }
    let server = ModelContextServer(runner, version: Petri.configuration.version, seconds: timeout)
    // Failures of writing the log are ignored, so that the agent isn't affected.
    let channel = DescriptorChannel(input: invocation.console.input, output: invocation.console.output)
    let conversation = Conversation(.modelContext, over: channel) { line in
      try? output?.append(line + "\n")
    }
    if conversation.run(server) == .unreadable { throw ExitStatus.failed }
  }

  /// Commands that don't need a catalogue.
  private static let withoutCatalog: Set = ["explain", "schema", "skill"]
}

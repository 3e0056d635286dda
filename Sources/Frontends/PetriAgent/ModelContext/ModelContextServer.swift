package import PetriJSONRPC
package import PetriText

/// A server for the Model Context Protocol (modelcontextprotocol.io) that offers Petri's commands as tools.
///
/// Each tool runs a command in its own process with a timeout. A session is a launch and its moves, which are
/// repeated for each answer.
@MainActor
package final class ModelContextServer: Service {
  /// The supported versions of the protocol, the newest first.
  static let versions = ["2025-06-18", "2025-03-26", "2024-11-05"]

  private let runner: any CommandRunner
  private let version: String
  private let seconds: Double
  private let sessions = Sessions()
  private var isInitialized = false

  /// - Parameters: - version: Petri's version. - seconds: the timeout of a command.
  package init(_ runner: any CommandRunner, version: String, seconds: Double) {
    (self.runner, self.version, self.seconds) = (runner, version, seconds)
  }

  package func take(_ method: String, _ params: JSONValue, in conversation: Conversation) {}

  package func answer(_ call: Call, in conversation: Conversation) throws(RPCError) -> JSONText {
    if call.method == "initialize" { return try initialize(call) }
    guard isInitialized else { throw RPCError(.notInitialized, "'initialize' must come first") }
    switch call.method {
    case "tools/list": return .object([("tools", .array(Toolbox.tools.map(\.json)))])
    case "tools/call": return try callTool(call)
    case "resources/list": return .object([("resources", .array(Resource.all.filter { !$0.isTemplate }.map(\.json)))])
    case "resources/templates/list":
      return .object([("resourceTemplates", .array(Resource.all.filter(\.isTemplate).map(\.json)))])
    case "resources/read": return try readResource(call)
    case "prompts/list": return .object([("prompts", .array(Prompt.all.map(\.json)))])
    case "prompts/get": return try prompt(call)
    default: throw .unknownMethod(call.method)
    }
  }

  private func initialize(_ call: Call) throws(RPCError) -> JSONText {
    let wanted = try call.string("protocolVersion")
    isInitialized = true
    return .object([
      (
        "protocolVersion", .string(ModelContextServer.versions.first { $0 == wanted } ?? ModelContextServer.versions[0])
      ),
      (
        "capabilities",
        .object([("tools", .object([])), ("resources", .object([])), ("prompts", .object([]))])
      ),
      (
        "serverInfo",
        .object([("name", .string("petri")), ("title", .string("Petri")), ("version", .string(version))])
      ),
      (
        "instructions",
        .string(
          "Screens of an iOS app, written in YAML: edit a file, launch the screen, look at its tree, tap and type by references, "
            + "verify snapshots. Ask manifest before you write; read petri://skill for the format and the loop."
        )
      ),
    ])
  }

  private func callTool(_ call: Call) throws(RPCError) -> JSONText {
    let name = try call.string("name")
    guard let tool = Toolbox.tool(named: name) else {
      let nearest = NearestName.suggestion(for: name, among: Toolbox.tools.map(\.name))
      throw RPCError(.invalidParams, "unknown tool '\(name)'" + (nearest.map { "; did you mean '\($0)'?" } ?? ""))
    }
    let arguments: ToolArguments
    do {
      arguments = try ToolArguments(call.params["arguments"], for: tool.parameters, of: name)
    } catch {
      // A model can correct its mistake if it reads it in a result; many clients stop at a protocol error.
      return ToolAnswer([.text("error: \(error.message)\n")], isError: true).json
    }
    let work = ToolWork(arguments, sessions, runner, seconds: seconds, while: wanted(call))
    let answer = tool.work(work)
    try call.checkCancellation()
    return answer.json
  }

  private func readResource(_ call: Call) throws(RPCError) -> JSONText {
    let address = try call.string("uri")
    let found = Resource.all.lazy.compactMap { resource in resource.command(for: address).map { (resource, $0) } }.first
    guard let (resource, command) = found else { throw RPCError(.resourceNotFound, "unknown resource '\(address)'") }
    let output = runner.run(command, seconds: seconds, while: wanted(call))
    try call.checkCancellation()
    guard output.isSuccess else { throw RPCError(.requestFailed, output.notes.isEmpty ? "failed" : output.notes) }
    return .object([
      (
        "contents",
        .array([
          .object([("uri", .string(address)), ("mimeType", .string(resource.type)), ("text", .string(output.text))])
        ])
      )
    ])
  }

  private func prompt(_ call: Call) throws(RPCError) -> JSONText {
    let name = try call.string("name")
    guard let prompt = Prompt.all.first(where: { $0.name == name }) else {
      throw RPCError(.invalidParams, "unknown prompt '\(name)'")
    }
    let arguments = try ToolArguments(call.params["arguments"], for: prompt.parameters, of: name)
    return .object([
      ("description", .string(prompt.summary)),
      (
        "messages",
        .array([
          .object([
            ("role", .string("user")),
            ("content", .object([("type", .string("text")), ("text", .string(prompt.text(arguments)))])),
          ])
        ])
      ),
    ])
  }

  /// Whether the client still waits for the answer.
  private func wanted(_ call: Call) -> () -> Bool {
    {
      do throws(RPCError) {
        try call.checkCancellation()
        return true
      } catch {
        return false
      }
    }
  }
}

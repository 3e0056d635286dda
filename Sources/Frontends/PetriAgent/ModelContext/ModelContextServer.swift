package import PetriJSONRPC
package import PetriText

/// A server for the Model Context Protocol (modelcontextprotocol.io) that offers Petri's commands as tools.
///
/// Each tool runs a command in its own process with a timeout. A session is a launch and its moves, which are
/// repeated for each answer.
@MainActor
package final class ModelContextServer: Service {
  static let versions = ["2025-06-18", "2025-03-26", "2024-11-05"]

  private let runner: any CommandRunner
  private let version: String
  private let seconds: Double
  private let sessions = Sessions()
  private var isInitialized = false

  /// - Parameters:
  ///   - version: Petri's version.
  ///   - seconds: the timeout of a command.
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
      ("capabilities", .object([("tools", .object([]))])),
      (
        "serverInfo",
        .object([("name", .string("petri")), ("title", .string("Petri")), ("version", .string(version))])
      ),
      (
        "instructions",
        .string(
          "Screens of an iOS app, written in YAML: edit a file, launch the screen, look at its tree, tap and type by references, "
            + "verify snapshots. Ask manifest before you write; 'petri skill' prints the format and the loop."
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

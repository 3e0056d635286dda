import PetriAgent
import PetriJSONRPC

/// Notes commands, and answers them by a closure.
@MainActor
final class RecordedRunner: CommandRunner {
  private(set) var commands: [String] = []
  private let answer: ([String]) -> CommandOutput

  init(_ answer: @escaping ([String]) -> CommandOutput = { _ in CommandOutput("done\n") }) { self.answer = answer }

  func run(_ arguments: [String], seconds: Double, while isWanted: () -> Bool) -> CommandOutput {
    commands.append(arguments.joined(separator: " "))
    return isWanted() ? answer(arguments) : CommandOutput("", ending: .unwanted)
  }
}

/// A conversation with a server of which all that the client sends is known.
@MainActor
struct ServedMessages {
  /// The answers, one a line.
  let sent: String
  let commands: [String]

  init(_ messages: String, isInitialized: Bool = true, _ answer: @escaping ([String]) -> CommandOutput) {
    let hello = #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18"}}"#
    let channel = MemoryChannel([Array(((isInitialized ? [hello] : []) + [messages]).joined(separator: "\n").utf8)])
    let runner = RecordedRunner(answer)
    _ = Conversation(.modelContext, over: channel).run(ModelContextServer(runner, version: "1.0", seconds: 5))
    let lines = String(decoding: channel.sent, as: UTF8.self).split(separator: "\n")
    sent = lines.dropFirst(isInitialized ? 1 : 0).map { $0 + "\n" }.joined()
    commands = runner.commands
  }

  /// Calls tools, each with its arguments as JSON.
  init(calls: [(tool: String, arguments: String)], _ answer: @escaping ([String]) -> CommandOutput) {
    let messages = calls.enumerated().map { number, call in
      #"{"jsonrpc":"2.0","id":\#(number + 1),"method":"tools/call","params":{"name":"\#(call.tool)","arguments":\#(call.arguments)}}"#
    }
    self.init(messages.joined(separator: "\n"), answer)
  }
}

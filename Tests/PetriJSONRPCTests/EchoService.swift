import PetriJSONRPC
import PetriText

/// Answers with what it is asked, and notes what is made known to it.
@MainActor
final class EchoService: Service {
  var notes: [String] = []
  var rests = 0

  func answer(_ call: Call, in conversation: Conversation) throws(RPCError) -> JSONText {
    switch call.method {
    case "echo": return call.params.text
    case "add":
      guard let numbers = call.params.array?.compactMap(\.int) else {
        throw RPCError(.invalidParams, "two numbers are needed")
      }
      return .int(numbers.reduce(0, +))
    case "count":
      call.report(CallProgress(.begin, 0, of: 3, "counting"))
      for number in 1...3 {
        try call.checkCancellation()
        call.report(CallProgress(.report, number, of: 3, "number \(number)"))
      }
      call.report(CallProgress(.end, 3, of: 3, "counted"))
      return .int(3)
    case "ask":
      conversation.request("name", nil) { [weak self] answer in
        switch answer {
        case .success(let value): self?.notes.append("answer: \(value.text.compact)")
        case .failure(let error): self?.notes.append("error \(error.code): \(error.message)")
        }
      }
      return .null
    case "waiting": return .bool(conversation.hasWaiting)
    default: throw .unknownMethod(call.method)
    }
  }

  func take(_ method: String, _ params: JSONValue, in conversation: Conversation) {
    notes.append("\(method) \(params.text.compact)")
    if method == "exit" { conversation.finish() }
  }

  func rest(in conversation: Conversation) -> Int? {
    rests += 1
    return nil
  }
}

/// The messages that a conversation gives for others.
@MainActor
struct Exchange {
  let sent: String
  let ending: Conversation.Ending
  let notes: [String]
  var log: [String] = []

  init(
    _ dialect: Dialect,
    limits: RPCLimits = RPCLimits(),
    pieces: [[UInt8]],
    isHeard: Bool = true,
    endsEarly: Bool = false
  ) {
    let channel = MemoryChannel(pieces)
    channel.endsEarly = endsEarly
    channel.isOpen = isHeard
    let service = EchoService()
    var log: [String] = []
    let conversation = Conversation(dialect, over: channel, limits: limits) { log.append($0) }
    ending = conversation.run(service)
    sent = String(decoding: channel.sent, as: UTF8.self)
    notes = service.notes
    self.log = log
  }

  /// Lines, all of which are there at once.
  init(_ lines: String, limits: RPCLimits = RPCLimits()) {
    self.init(.modelContext, limits: limits, pieces: [Array("\(lines)\n".utf8)])
  }
}

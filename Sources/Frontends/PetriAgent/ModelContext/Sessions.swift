/// A launched screen and its moves.
///
/// Each answer launches it again and repeats the moves, so that edited files take effect.
struct Session: Sendable, Equatable {
  /// The arguments of `petri launch`; the screen comes last, after `--`.
  let launch: [String]
  /// The moves in the syntax of `--then`.
  var moves: [String] = []
  var hash: String?
  /// The lines of standard error that were shown already.
  private var notes: Set<String> = []

  init(_ launch: [String]) { self.launch = launch }

  func command(then more: [String] = [], _ options: [String]) -> [String] {
    ["launch"] + (moves + more).map { "--then=\($0)" } + options + launch
  }

  /// The lines of standard error that weren't shown yet.
  mutating func newNotes(in text: String) -> String {
    let lines = text.split(separator: "\n").map(String.init).filter { notes.insert($0).inserted }
    return lines.map { $0 + "\n" }.joined()
  }

  static func hash(in text: String) -> String? {
    guard let line = text.split(separator: "\n").last, line.hasPrefix("# ") else { return nil }
    let words = line.split { $0 == " " || $0 == "," }
    guard let index = words.lastIndex(of: "hash"), index + 1 < words.count else { return nil }
    return String(words[index + 1])
  }
}

/// The sessions of a client, which live as long as the server.
@MainActor
final class Sessions {
  /// The maximum number of sessions; the least recently used one is discarded.
  static let limit = 64
  static let moveLimit = 500

  private var sessions: [String: Session] = [:]
  /// The names, least recently used first.
  private var order: [String] = []
  private var count = 0

  func begin(_ session: Session) -> String {
    if order.count >= Sessions.limit { sessions[order.removeFirst()] = nil }
    count += 1
    let name = "s\(count)"
    sessions[name] = session
    order.append(name)
    return name
  }

  subscript(name: String) -> Session? {
    get { sessions[name] }
    set {
      guard let newValue, sessions[name] != nil else { return }
      sessions[name] = newValue
      if order.last != name, let index = order.firstIndex(of: name) { order.append(order.remove(at: index)) }
    }
  }

  var names: [String] { order.sorted { ($0.count, $0) < ($1.count, $1) } }
}

/// The arguments, sessions and commands that a tool can use.
@MainActor
package struct ToolWork {
  let arguments: ToolArguments
  let sessions: Sessions
  private let runner: any CommandRunner
  private let seconds: Double
  private let isWanted: () -> Bool

  init(
    _ arguments: ToolArguments,
    _ sessions: Sessions,
    _ runner: any CommandRunner,
    seconds: Double,
    while isWanted: @escaping () -> Bool
  ) {
    (self.arguments, self.sessions, self.runner) = (arguments, sessions, runner)
    (self.seconds, self.isWanted) = (seconds, isWanted)
  }

  func run(_ command: [String]) -> CommandOutput { runner.run(command, seconds: seconds, while: isWanted) }
}

struct ScreenLook {
  var rendering = "tree"
  var part: String?
  var skip: Int?
  var lines: Int?
  var since: String?

  static let referenced = ["tree", "wireframe", "accessibility", "json"]

  var options: [String] {
    let kind = ["--as=\(rendering)"] + (rendering == "png" ? [] : ["--effects"])
    guard ScreenLook.referenced.contains(rendering) else { return kind }
    let fold = rendering == "json" ? [] : [lines.map { "--max-lines=\($0)" }, skip.map { "--skip=\($0)" }]
    return kind + ["--refs"]
      + ([part.map { "--in=\($0)" }, since.map { "--since=\($0)" }] + fold).compactMap(\.self)
  }
}

extension ToolWork {
  /// Shows a session after making more moves, which are added to it on success.
  func show(_ name: String, then moves: [String] = [], _ look: ScreenLook) -> ToolAnswer {
    guard var session = sessions[name] else { return unknownSession(name) }
    guard session.moves.count + moves.count <= Sessions.moveLimit else {
      return .refusal("session \(name) has \(Sessions.moveLimit) moves; launch the screen anew")
    }
    let output = run(session.command(then: moves, look.options))
    guard output.isSuccess else {
      var answer = ToolAnswer(output, isInSession: true)
      // An unknown part doesn't invalidate the session.
      let isLost = moves.isEmpty && look.part == nil
      let end = isLost ? "can't be shown: undo the edit, or launch the screen anew" : "is as it was"
      answer.contents.append(.text("session \(name) \(end)\n"))
      return answer
    }
    guard look.rendering != "png" else { return ToolAnswer([.image(output.bytes, type: "image/png")]) }
    session.moves += moves
    session.hash = Session.hash(in: output.text) ?? session.hash
    let notes = session.newNotes(in: output.notes)
    sessions[name] = session
    let text = look.rendering == "json" ? output.text : ToolWork.keeping(moves.count, of: output.text)
    return ToolAnswer(CommandOutput(text, notes: notes), isInSession: true)
  }

  /// Drops the effects of earlier moves, which were reported already; with `--since` the command has dropped them.
  private static func keeping(_ count: Int, of text: String) -> String {
    var effects: [Substring] = []
    var rest = text[...]
    while rest.hasPrefix("> "), let end = rest.firstIndex(of: "\n") {
      effects.append(rest[...end])
      rest = rest[rest.index(after: end)...]
    }
    return effects.suffix(count).joined() + rest
  }

  private func unknownSession(_ name: String) -> ToolAnswer {
    let names = sessions.names
    let hint = names.isEmpty ? "launch a screen first" : "there are \(names.joined(separator: ", "))"
    return .refusal("unknown session '\(name)'; \(hint)")
  }
}

extension ToolAnswer {
  static func refusal(_ reason: String) -> ToolAnswer { ToolAnswer([.text("error: \(reason)\n")], isError: true) }
}

/// What to show of a screen.
struct ScreenLook {
  var rendering = "tree"
  /// The reference of the part to show.
  var part: String?
  var skip: Int?
  var lines: Int?
  /// The hash of an earlier answer, to show the changes since.
  var since: String?

  /// The renderings with references.
  static let referenced = ["tree", "wireframe", "accessibility", "json"]

  /// The options of `petri launch`.
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

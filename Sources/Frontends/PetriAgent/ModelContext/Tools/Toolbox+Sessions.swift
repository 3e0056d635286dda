extension Toolbox {
  private static let session = ToolParameter("session", "The session's name, such as s1.", isRequired: true)
  private static let lines = ToolParameter(
    "max_lines",
    .integer(1...10_000),
    "How many lines at most, 80 by default; the rest is counted, with the part to ask for."
  )
  private static let complete = ToolParameter("complete", .flag, "All of the screen, not only what has changed.")

  private static let launchParameters = [
    ToolParameter("screen", "The screen's name; or give 'link'."),
    ToolParameter("link", "A link that leads to a screen."),
    ToolParameter("context", .values, "Values of its context, lists and objects too; the others are examples."),
    ToolParameter("fixture", "A fixture of the screen."),
    ToolParameter("state", .values, "Values of the app's state, lists and objects too."),
    ToolParameter("device", "The device, such as iphone-se."),
    ToolParameter("appearance", "light or dark, or either with -high-contrast behind it."),
    ToolParameter("content_size", "The text size, from xs to accessibility-xxxl."),
    ToolParameter("locale", "The locale, such as de."),
    ToolParameter("keyboard", .word(["hidden", "shown"]), "Whether the keyboard comes up."),
  ]

  static let sessions: [Tool] = [
    Tool(
      "launch",
      "Launch a screen",
      "Launches a screen alone and begins a session. Shows its tree with a reference before each part, such as [e4kx], "
        + "which other tools take in place of a name.",
      launchParameters + [lines]
    ) { work in launch(work) },
    Tool(
      "tree",
      "Look at a screen",
      "Shows the screen of a session: as a tree, as a wireframe in characters, as VoiceOver reads it, as JSON, or the "
        + "callbacks of its controllers. Edited files are read again.",
      [
        session,
        ToolParameter(
          "as",
          .word(["tree", "wireframe", "accessibility", "json", "hierarchy", "views", "lifecycle"]),
          "The kind of text; a tree by default."
        ),
        ToolParameter("since", "The hash of an earlier answer: only what has changed since."),
        ToolParameter("part", "The reference of a part: only that."),
        ToolParameter("skip", .integer(0...1_000_000), "Pass over so many parts, as a folded answer has it."), lines,
      ]
    ) { work in
      let arguments = work.arguments
      var look = ScreenLook(rendering: arguments.string("as") ?? "tree")
      look.part = arguments.string("part")
      look.skip = arguments.integer("skip")
      look.since = arguments.string("since")
      look.lines = arguments.integer("max_lines") ?? 80
      return work.show(arguments.text("session"), look)
    },
    move("tap", "Tap", "Taps a control, and shows what has changed.", [target("The control")]) { arguments in
      "tap:\(arguments.text("target"))"
    },
    move(
      "type",
      "Type a text",
      "Types a text into a field, in place of the one that is there.",
      [target("The field"), ToolParameter("text", "The text.", isRequired: true)]
    ) { arguments in "type:\(moveName(arguments.text("target")))=\(arguments.text("text"))" },
    move("back", "Go back", "Goes back as a person would: by the back button, or by swiping a sheet down.", []) { _ in
      "back"
    },
    move(
      "move",
      "Make any move",
      "Makes a move: tap:NAME, longPress:NAME, type:FIELD=TEXT, submit:FIELD, set:CONTROL=VALUE, select:TAB, "
        + "swipe:next, swipe:previous, swipe:down, swipe:ROW=ACTION, refresh, back, close, pop, dismiss, push:SCREEN, "
        + "present:SCREEN, open:LINK, wait:SECONDS, at most 86400 of the app's own clock.",
      [ToolParameter("move", "The move.", isRequired: true)]
    ) { arguments in arguments.text("move") },
    Tool(
      "picture",
      "Draw a screen",
      "Draws the screen of a session, as PNG or as SVG. A tree has more facts in fewer tokens.",
      [session, ToolParameter("format", .word(["png", "svg"]), "svg by default; png needs a rasteriser.")]
    ) { work in
      work.show(
        work.arguments.text("session"),
        ScreenLook(rendering: work.arguments.string("format") ?? "svg")
      )
    },
  ]

  /// Replaces the delimiter in a name by a blank.
  private static func moveName(_ name: String) -> String {
    name.replacing("=", with: " ").split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static func target(_ what: String) -> ToolParameter {
    ToolParameter("target", "\(what)'s name, or its reference with @ before it, such as @e4kx.", isRequired: true)
  }

  /// A tool that makes a move in a session and shows the changes.
  private static func move(
    _ name: String,
    _ title: String,
    _ summary: String,
    _ parameters: [ToolParameter],
    _ move: @escaping @MainActor (ToolArguments) -> String
  ) -> Tool {
    Tool(name, title, summary, [session] + parameters + [complete, lines]) { work in
      let arguments = work.arguments
      let name = arguments.text("session")
      var look = ScreenLook()
      look.lines = arguments.integer("max_lines") ?? 80
      look.since = arguments.flag("complete") ? nil : work.sessions[name]?.hash
      return work.show(name, then: [move(arguments)], look)
    }
  }

  @MainActor private static func launch(_ work: ToolWork) -> ToolAnswer {
    let arguments = work.arguments
    let (screen, link) = (arguments.string("screen"), arguments.string("link"))
    guard (screen == nil) != (link == nil) else { return .refusal("launch takes 'screen' or 'link', one of them") }
    var launch = arguments.pairs("context").map { "--context=\($0)" } + arguments.pairs("state").map { "--state=\($0)" }
    for name in ["fixture", "device", "appearance", "locale", "keyboard", "link"] {
      launch += option(name, arguments.string(name))
    }
    launch += option("content-size", arguments.string("content_size")) + (screen.map { ["--", $0] } ?? [])
    var look = ScreenLook()
    look.lines = arguments.integer("max_lines") ?? 80
    let output = work.run(Session(launch).command(look.options))
    guard output.isSuccess else { return ToolAnswer(output) }
    var session = Session(launch)
    session.hash = Session.hash(in: output.text)
    _ = session.newNotes(in: output.notes)
    var answer = ToolAnswer(output)
    answer.contents.insert(.text("session \(work.sessions.begin(session))\n"), at: 0)
    return answer
  }
}

package enum Toolbox {
  package static let tools: [Tool] = reading + sessions + checks

  static func tool(named name: String) -> Tool? { tools.first { $0.name == name } }

  static func option(_ name: String, _ value: String?) -> [String] { value.map { ["--\(name)=\($0)"] } ?? [] }
}

extension Toolbox {
  static let reading: [Tool] = [
    Tool(
      "list_screens",
      "List screens",
      "Lists the screens of the catalogue by group: name, title, required context.",
      [
        ToolParameter("query", "Words that must all be in the name, title, group or tags."),
        ToolParameter("group", "Only screens of a group."), ToolParameter("tag", "Only screens with a tag."),
      ]
    ) { arguments in
      ["list"] + option("group", arguments.string("group")) + option("tag", arguments.string("tag"))
        + ["--"] + (arguments.string("query")?.split(separator: " ").map(String.init) ?? [])
    },
    Tool(
      "manifest",
      "What there is to build with",
      "Lists parts, containers, screens, state, strings, colours, fonts and symbols with the shortest use of each. "
        + "Ask this before you write a screen, rather than reading files.",
      [
        ToolParameter("query", "Words that must all be in the entry's name, title or summary."),
        ToolParameter(
          "kind",
          .word(["part", "container", "screen", "state", "string", "color", "font", "symbol"]),
          "Only one kind."
        ),
      ]
    ) { arguments in
      ["manifest"] + option("kind", arguments.string("kind"))
        + ["--"] + (arguments.string("query")?.split(separator: " ").map(String.init) ?? [])
    },
    Tool(
      "show",
      "Show a definition",
      "Shows a screen's definition: context, wrapping, content, links, and the file and line.",
      [
        ToolParameter("screen", "The screen's name.", isRequired: true),
        ToolParameter("json", .flag, "As JSON."),
      ]
    ) { arguments in ["show"] + (arguments.flag("json") ? ["--json"] : []) + ["--", arguments.text("screen")] },
    Tool(
      "explain",
      "Explain a diagnostic",
      "Explains the code of an error or a warning, the word in brackets at its end: its meaning, an example, the fix.",
      [ToolParameter("code", "The code, such as unknown-key; all codes without it.")]
    ) { arguments in ["explain", "--"] + [arguments.string("code")].compactMap(\.self) },
    Tool(
      "links",
      "Links",
      "Lists the links of the catalogue, or the screen and the context that one link leads to.",
      [ToolParameter("url", "The link.")]
    ) { arguments in
      arguments.string("url").map { ["links", "match", "--", $0] } ?? ["links", "list"]
    },
    Tool(
      "graph",
      "The app's map",
      "Lists which screens lead to which.",
      [ToolParameter("screen", "Only the ways from and to a screen.")]
    ) { arguments in ["graph", "--"] + [arguments.string("screen")].compactMap(\.self) },
    Tool(
      "route",
      "Plan a route",
      "Prints the plan of a route to a screen or a link from what is on screen, then the result.",
      [
        ToolParameter("target", "The screen's name, or a link.", isRequired: true),
        ToolParameter("from", "What is on screen: a screen and those opened from it, with commas between them."),
        ToolParameter("context", .values, "The context of the screen."),
        ToolParameter("state", .values, "The app's state."),
        ToolParameter("plan_only", .flag, "Only the plan, without following it."),
        ToolParameter(
          "max_lines",
          .integer(1...10_000),
          "How many lines of the screen at most, 80 by default; the rest is counted."
        ),
      ]
    ) { arguments in
      let look = ["--refs", "--max-lines=\(arguments.integer("max_lines") ?? 80)"]
      return ["route"] + option("from", arguments.string("from"))
        + arguments.pairs("context").map { "--context=\($0)" } + arguments.pairs("state").map { "--state=\($0)" }
        + (arguments.flag("plan_only") ? ["--plan"] : look) + ["--", arguments.text("target")]
    },
  ]
}

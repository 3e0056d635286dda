/// Rewrites messages of commands in terms of tools, because clients can't run commands.
struct ToolWords {
  let hasSession: Bool

  func replaced(in text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for index in lines.indices where lines[index].contains("petri ") || lines[index].contains("--") {
      // A command with moves contains quotation marks of its own.
      lines[index].replace(/'petri ((?:tree|launch) .*?--refs|[^']+)'/) { match in
        let words = match.1.split(separator: " ").map(String.init)
        return tool(words) ?? String(match.0)
      }
      lines[index].replace("--then ", with: "")
      lines[index].replace(/--([a-z]+(?:-[a-z]+)*)/) { match in
        let name = ToolWords.parameter(of: String(match.1))
        return ToolWords.parameters.contains(name) ? name : String(match.0)
      }
    }
    return lines.joined(separator: "\n")
  }

  /// The tool that corresponds to a command; `nil` if there is none.
  private func tool(_ words: [String]) -> String? {
    let rest = words.dropFirst().prefix { !$0.hasPrefix("-") }
    func with(_ tool: String, _ parameters: String...) -> String {
      let given = zip(parameters, rest).map { " \($0) '\($1)'" } + ToolWords.options(of: words)
      return "'\(tool)'" + (given.isEmpty ? "" : " with\(given.joined(separator: ","))")
    }
    if words.contains("--help") { return nil }
    switch words.first {
    case "list": return with("list_screens", "query")
    case "tree", "launch": return hasSession ? "'tree'" : with("launch", "screen")
    case "show": return with("show", "screen")
    case "explain": return with("explain", "code")
    case "walk": return with("walk", "screen", "walk")
    case "route": return with("route", "target")
    case "links": return with("links")
    case "manifest", "changed", "graph": return with(words[0])
    case "validate": return with("validate")
    case "snapshot":
      switch rest.first {
      case "verify", "review": return "'verify'"
      case "record", "accept": return "'record'"
      default: return nil
      }
    default: return nil
    }
  }

  /// The options of a command that correspond to parameters, with their values.
  private static func options(of words: [String]) -> [String] {
    zip(words, words.dropFirst()).compactMap { option, value in
      guard option.hasPrefix("--"), !value.hasPrefix("--") else { return nil }
      let name = parameter(of: String(option.dropFirst(2)))
      return parameters.contains(name) ? " \(name) '\(value)'" : nil
    }
  }

  /// The parameter that corresponds to an option.
  private static func parameter(of option: String) -> String {
    switch option {
    case "in": "part"
    case "changed": "changed_since"
    default: option.replacing("-", with: "_")
    }
  }

  private static let parameters = Set(Toolbox.tools.flatMap(\.parameters).map(\.name))
}

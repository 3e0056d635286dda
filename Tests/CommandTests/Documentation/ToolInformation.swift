import Foundation

/// The information of `petri` about its own commands: their texts, options and arguments.
struct ToolInformation: Decodable {
  struct Name: Decodable, Hashable {
    let kind: String
    let name: String

    /// The name as it is typed.
    var typed: String { (kind == "long" ? "--" : "-") + name }
  }

  struct Argument: Decodable {
    let kind: String
    let names: [Name]?
    let isOptional: Bool
    let isRepeating: Bool
    let abstract: String?
    let defaultValue: String?
  }

  struct Command: Decodable {
    let commandName: String
    let abstract: String?
    let discussion: String?
    let arguments: [Argument]?
    let subcommands: [Command]?
    let defaultSubcommand: String?

    /// The arguments without a name.
    var positionals: [Argument] { arguments?.filter { $0.kind == "positional" } ?? [] }

    /// The texts of its help.
    var texts: [String] { ([abstract, discussion] + (arguments ?? []).map(\.abstract)).compactMap { $0 } }

    func subcommand(named name: String) -> Command? { subcommands?.first { $0.commandName == name } }

    /// The option or the flag of a name.
    func option(named name: String) -> Argument? {
      arguments?.first { $0.names?.contains { $0.typed == name } == true }
    }
  }

  let command: Command

  /// Asks the built `petri`.
  static func read() throws -> ToolInformation {
    let output = try CommandTests.Command.run(["--experimental-dump-help"]).output
    return try JSONDecoder().decode(ToolInformation.self, from: Data(output.utf8))
  }

  /// Every command with its name from `petri` on.
  var commands: [(name: String, command: Command)] {
    func all(_ command: Command, _ parent: String) -> [(String, Command)] {
      let name = parent + command.commandName
      return [(name, command)] + (command.subcommands ?? []).flatMap { all($0, name + " ") }
    }
    return all(command, "")
  }

  /// The verdict on a command line, whatever its values are.
  enum Verdict: Equatable {
    case complete
    /// A value of an option is missing, or an argument.
    case incomplete
    /// An unknown command or option, or an argument without a place.
    case wrong(String)
  }

  /// Judges a command line by its words.
  func verdict(on words: [String]) -> Verdict {
    let (found, rest, name) = resolve(words)
    var positionals = 0
    var unread = rest[...]
    while let word = unread.popFirst() {
      guard word.hasPrefix("-"), word != "-" else {
        positionals += 1
        continue
      }
      let option = String(word.prefix { $0 != "=" })
      if ["--help", "-h", "--version"].contains(option) { return .complete }
      if option == "--generate-completion-script" { return unread.isEmpty ? .incomplete : .complete }
      guard let known = found.option(named: option) else { return .wrong("'\(name)' has no option '\(option)'") }
      if known.kind == "option", !word.contains("="), unread.popFirst() == nil { return .incomplete }
    }
    let most = found.positionals.contains(where: \.isRepeating) ? Int.max : found.positionals.count
    if positionals > most { return .wrong("'\(name)' takes \(most) arguments, not \(positionals)") }
    // The parser does not know that a link may stand for the screen.
    let needed = found.option(named: "--link") == nil ? found.positionals.count { !$0.isOptional } : 1
    return positionals < needed && !rest.contains("--link") ? .incomplete : .complete
  }

  /// The command that the first words name, and the words behind these.
  private func resolve(_ words: [String]) -> (command: Command, rest: [String], name: String) {
    var (found, rest, name) = (command, Array(words.dropFirst()), "petri")
    while let first = rest.first {
      guard let next = found.subcommand(named: first) else { break }
      (found, rest, name) = (next, Array(rest.dropFirst()), "\(name) \(first)")
    }
    while let usual = found.defaultSubcommand, let next = found.subcommand(named: usual) { found = next }
    return (found, rest, name)
  }
}

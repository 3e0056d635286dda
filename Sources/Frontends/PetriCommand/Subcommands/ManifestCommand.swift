import ArgumentParser
import PetriAgent
import PetriCatalog
import PetriComposer
import PetriFormat
import PetriText

struct ManifestCommand: PetriSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "manifest",
    abstract:
      "List what there is to write a screen with: parts, containers, screens, strings, colours, fonts, symbols.",
    discussion: """
      Markdown, a line for each entry with its shortest use where that isn't its name alone. With words, or with --full, each entry has its keys, \
      examples, fixtures, links and place. --format prints a table of the format: its keys with types, defaults and meaning; a key's name prints its rows, wherever it can be written.

      EXAMPLES
        petri manifest
        petri manifest --kind part --full
        petri manifest price
        petri manifest --kind symbol --kind color
        petri manifest --format screen
        petri manifest --format reconcile
        petri manifest --json
      """
  )

  @Argument(help: "Words that must all occur in the name, title, summary or group.")
  var query: [String] = []

  @Option(
    name: .customLong("kind"),
    help: ArgumentHelp(
      "part, container, screen, state, string, color, font or symbol; by default all but what screens use. Repeatable.",
      valueName: "kind"
    )
  )
  var kinds: [WordArgument<ManifestKind>] = []

  @Flag(help: "Print all that is known of each entry.")
  var full = false

  @Option(
    help: ArgumentHelp(
      "Print a table of the format in place of the catalogue: screen, kinds-of-view, attributes, tap, walk-step and so on; 'all' lists them. Or what a key means.",
      valueName: "table"
    )
  )
  var format: String?

  @Flag(help: "Print JSON: an object with version, catalog and entries; with --format one with table and rows.")
  var json = false

  @OptionGroup var options: CatalogOptions

  func validate() throws {
    if format != nil, !query.isEmpty || !kinds.isEmpty || full {
      throw ValidationError("--format can't be combined with words, --kind and --full")
    }
  }

  func perform(in invocation: Invocation) throws {
    if let format { return try printTable(named: format, on: invocation.console) }
    let workspace = try Workspace(options, invocation)
    workspace.mentionBrokenScreens()
    let isFull = full || json || !query.isEmpty
    let usual: Set<ManifestKind> = json ? Set(ManifestKind.allCases) : [.part, .container, .screen, .state]
    let wanted = kinds.isEmpty ? (query.isEmpty ? usual : Set(ManifestKind.allCases)) : Set(kinds.map(\.word))
    let manifest = Manifest(of: workspace.catalog, kinds: wanted, matching: query)
    guard query.isEmpty || !manifest.entries.isEmpty else { throw nothing(in: workspace, wanted) }
    if json {
      invocation.console.write(PrettyJSON.text(of: manifest))
    } else {
      invocation.console.write(ManifestText(manifest, isComplete: isFull).text)
    }
  }

  @MainActor private func nothing(in workspace: Workspace, _ kinds: Set<ManifestKind>) -> CommandFailure {
    let asked = query.joined(separator: " ")
    let names = Manifest(of: workspace.catalog, kinds: kinds).names
    let nearest = NearestName.suggestion(for: asked, among: names)
    let isOfFormat = FormatTable.all.contains { $0.name == asked } || !FormatTable.tables(about: asked).isEmpty
    let next = isOfFormat ? "petri manifest --format \(asked)" : "petri manifest"
    let hint =
      isOfFormat
      ? "'\(next)' prints what the format has of that name"
      : kinds == [.symbol]
        ? "only symbols in use are listed, and any of the system's can be written"
        : nearest.map { "did you mean '\($0)'?" } ?? "'petri manifest' lists all"
    return CommandFailure(
      "nothing matches '\(asked.cleaned)'; \(hint)",
      .nothingMatched,
      nearest: [nearest].compactMap(\.self),
      next: next
    )
  }

  @MainActor private func printTable(named name: String, on console: Console) throws {
    let names = FormatTable.all.map(\.name)
    if name == "all" {
      return console.write(
        json ? PrettyJSON.text(of: TableNames(tables: names)) : names.map { $0 + "\n" }.joined()
      )
    }
    guard let table = FormatTable.all.first(where: { $0.name == name }) else {
      let tables = FormatTable.tables(about: name)
      guard tables.isEmpty else { return print(tables, on: console) }
      let keys = FormatTable.all.flatMap { table in table.rows.map { $0[0].filter { $0 != "`" } } }
      let nearest = NearestName.suggestion(for: name, among: names + keys)
      let hint = nearest.map { "did you mean '\($0)'?" } ?? "'petri manifest --format all' lists the tables"
      throw CommandFailure(
        "the format has no table and no key '\(name)'; \(hint)",
        .usage,
        nearest: [nearest].compactMap(\.self),
        next: "petri manifest --format all"
      )
    }
    console.write(json ? object(of: table, [("version", .int(OutputSchema.version))]).pretty + "\n" : table.text)
  }

  @MainActor private func print(_ tables: [FormatTable], on console: Console) {
    guard json else {
      return console.write(tables.map { "\($0.name)\n\n\($0.text)" }.joined(separator: "\n"))
    }
    console.write(
      JSONText.object([
        ("version", .int(OutputSchema.version)), ("tables", .array(tables.map { object(of: $0) })),
      ]).pretty + "\n"
    )
  }

  private func object(of table: FormatTable, _ head: [(String, JSONText?)] = []) -> JSONText {
    let rows = table.rows.map { row in JSONText.object(zip(table.columns, row).map { ($0, .string($1)) }) }
    return .object(head + [("table", .string(table.name)), ("rows", .array(rows))])
  }

  private struct TableNames: Encodable {
    var version = OutputSchema.version
    let tables: [String]
  }
}

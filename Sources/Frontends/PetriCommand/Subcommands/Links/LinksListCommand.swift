import ArgumentParser
import PetriCatalog
import PetriComposer
import PetriLinks
import PetriLoader
import PetriText

struct LinksListCommand: PetriSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List all link patterns with their screens and an example."
  )

  @OptionGroup var options: CatalogOptions

  @Flag(help: "Print JSON: an array of objects with pattern, screen, example, file and line.")
  var json = false

  private struct Row: Encodable {
    let pattern: String
    let screen: String
    let example: String?
    let file: String
    let line: Int
  }

  func perform(in invocation: Invocation) throws {
    let workspace = try Workspace(options, invocation)
    workspace.mentionBrokenScreens()
    let rows = workspace.catalog.screens.flatMap { screen in
      let examples = ContextResolution(fields: screen.context, fallback: .examplesFirst).context
      return screen.links.map { link in
        Row(
          pattern: link.pattern.description,
          screen: screen.name,
          example: link.link(for: examples),
          file: link.place.file,
          line: link.place.line
        )
      }
    }
    guard !json else { return invocation.console.write(PrettyJSON.text(of: rows)) }
    guard !rows.isEmpty else { return invocation.console.note("petri: no screen has a link; add one with 'links:'") }
    let width = rows.map(\.pattern.columns).max() ?? 0
    let color = invocation.colorsOutput(options.color)
    for row in rows {
      let example = row.example.map { $0 == row.pattern ? "" : "  " + $0.styled(.dim, color: color) } ?? ""
      invocation.console.line(
        "\(row.pattern.padded(toColumns: width))  \(row.screen.styled(.bold, color: color))\(example)"
      )
    }
  }
}

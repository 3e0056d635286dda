import ArgumentParser
import PetriCatalog
import PetriComposer
import PetriLoader
import PetriText

struct GraphCommand: PetriSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "graph",
    abstract: "Print which screens lead to which: by taps, links, routes, child screens and interceptors.",
    discussion: """
      EXAMPLES
        petri graph
        petri graph cart
        petri graph --format dot | dot -Tsvg > app.svg
        petri graph --format mermaid
      """
  )

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, dot, mermaid, json
  }

  @Argument(help: "A screen; only the edges from it and to it.", completion: NameCompletion.screens)
  var screen: String?

  @Option(help: ArgumentHelp("text, dot, mermaid or json.", valueName: "format"))
  var format = Format.text

  @Flag(help: "Print JSON: --format json.")
  var json = false

  @OptionGroup var options: CatalogOptions

  private struct Graph: Encodable {
    let screens: [String]
    let edges: [CatalogGraph.Edge]
  }

  func perform(in invocation: Invocation) throws {
    let workspace = try Workspace(options, invocation)
    workspace.mentionBrokenScreens()
    let graph = CatalogGraph(workspace.catalog)
    var edges = graph.edges
    var screens = graph.screens
    if let screen {
      let name = try workspace.screen(named: screen).name
      edges = edges.filter { $0.from == name || $0.to == name }
      let named = Set(edges.flatMap { [$0.from, $0.to] } + [name])
      screens = screens.filter { named.contains($0) }
    }
    switch json ? .json : format {
    case .json: invocation.console.write(PrettyJSON.text(of: Graph(screens: screens, edges: edges)))
    case .text: printText(edges, screens, in: invocation)
    case .dot:
      invocation.console.line("digraph screens {")
      for name in screens { invocation.console.line("  \"\(name)\";") }
      for edge in edges {
        invocation.console.line("  \"\(edge.from)\" -> \"\(edge.to)\" [label=\"\(edge.kind.rawValue)\"];")
      }
      invocation.console.line("}")
    case .mermaid:
      invocation.console.line("flowchart LR")
      // The prefix prevents clashes with Mermaid's keywords.
      for name in screens { invocation.console.line("  s-\(name)[\"\(name)\"]") }
      for edge in edges { invocation.console.line("  s-\(edge.from) -- \(edge.kind.rawValue) --> s-\(edge.to)") }
    }
  }

  @MainActor private func printText(_ edges: [CatalogGraph.Edge], _ screens: [String], in invocation: Invocation) {
    let color = invocation.colorsOutput(options.color)
    let ways = Dictionary(grouping: edges, by: \.from)
    let reached = Set(edges.map(\.to))
    for name in screens {
      guard let own = ways[name] else {
        if !reached.contains(name) { invocation.console.line("\(name.styled(.bold, color: color))  alone") }
        continue
      }
      invocation.console.line(name.styled(.bold, color: color))
      for edge in own { invocation.console.line("  \(edge.kind.rawValue.padded(toColumns: 9))  \(edge.to)") }
    }
  }
}

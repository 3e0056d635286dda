import ArgumentParser
import PetriBrowser
import PetriTerminal
import PetriText

/// `petri browse`: the catalogue in the terminal.
struct BrowseCommand: PetriSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "browse",
    abstract: "Browse the catalogue in the terminal: find screens, look at them in every environment.",
    discussion: "'?' shows the keys. Without a terminal, 'petri list' prints the screens."
  )

  @OptionGroup var options: CatalogOptions

  func perform() throws {
    let workspace = try Workspace(options)
    guard let terminal = Terminal() else {
      throw CommandFailure(
        "browse needs a terminal on standard input and output; 'petri list' prints the screens",
        .usage
      )
    }
    let host = BrowserHost(workspace: workspace, options: options)
    let code = try host.run(on: terminal, color: options.color.isOnForOutput)
    if code != 0 { throw ExitCode(code) }
  }
}

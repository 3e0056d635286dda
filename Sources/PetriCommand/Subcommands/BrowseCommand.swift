import ArgumentParser
import PetriBrowser
import PetriTerminal
import PetriText

/// `petri browse`: the catalogue in the terminal.
struct BrowseCommand: PetriSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "browse",
    abstract: "Browse the catalogue in the terminal: find screens, look at them, launch them.",
    discussion: """
      '?' shows the keys; in a launched screen, to which all letters go, F1 does. Without a terminal, 'petri list' \
      prints the screens.
      """
  )

  @OptionGroup var options: CatalogOptions

  @Flag(help: "A numbered list and prompts instead of pictures, for screen readers and slow lines.")
  var plain = false

  @Flag(help: "Draw with ASCII alone; the default where the locale is not UTF-8.")
  var ascii = false

  @Option(
    help: ArgumentHelp(
      "The key that returns from a launched screen to the catalogue: ctrl- and a letter.",
      valueName: "key"
    )
  )
  var returnKey = ReturnKey(letter: "g")

  func perform() throws {
    if plain { return PlainBrowser(workspace: try Workspace(options)).run() }
    let opening = try CatalogOpening(options)
    guard let terminal = Terminal() else {
      throw CommandFailure(
        "browse needs a terminal on standard input and output; 'petri list' prints the screens",
        .usage
      )
    }
    let host = BrowserHost(opening, options: options)
    let look = BrowserLook(
      color: options.color.isOnForOutput,
      isASCII: ascii,
      returnKey: .control(returnKey.letter)
    )
    let code = host.run(on: terminal, look: look)
    if let broken = host.broken { _ = try Workspace(whole: broken, of: opening.place, options) }
    if code != 0 { throw ExitCode(code) }
  }
}

/// Control with a letter that nothing else needs.
struct ReturnKey: ExpressibleByArgument {
  let letter: Character

  /// What a terminal sends for other keys, and what ends and stops the browser.
  private static let taken: Set<Character> = ["c", "h", "i", "j", "m", "z"]

  init(letter: Character) {
    self.letter = letter
  }

  init?(argument: String) {
    let parts = argument.lowercased().split(separator: "-")
    guard parts.count == 2, parts[0] == "ctrl" || parts[0] == "control", parts[1].count == 1,
      let letter = parts[1].first, letter.isASCII, letter.isLetter, !ReturnKey.taken.contains(letter)
    else { return nil }
    self.letter = letter
  }

  var defaultValueDescription: String { "ctrl-\(letter)" }
}

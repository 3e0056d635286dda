import ArgumentParser
import PetriBrowser
import PetriText

/// `petri browse`: the catalogue in the terminal.
struct BrowseCommand: PetriSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "browse",
    abstract: "Browse the catalogue in the terminal: find screens, look at them, launch them.",
    discussion: """
      '?' shows the keys; in a launched screen, to which all letters go, F1 does.

      Screens are drawn in their colours: as many as COLORTERM and TERM say that the terminal shows, none with NO_COLOR or \
      '--color never'.

      Without a terminal, with TERM=dumb and with ACCESSIBLE=1 the browser is lines, as with --plain: numbers are typed, \
      '?' lists the commands, and what is done can be piped in.
      """
  )

  @OptionGroup var options: CatalogOptions

  @Flag(
    help:
      "Numbered lines and a prompt in place of pictures, for screen readers and slow lines; the default without a terminal."
  )
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
    guard !plain, BrowserLook.isDrawn else {
      return PlainBrowser(workspace: try Workspace(options), options: options).run()
    }
    let opening = try CatalogOpening(options)
    let host = BrowserHost(opening, options: options)
    let look = BrowserLook(options.color, isASCII: ascii, returnKey: .control(returnKey.letter))
    let result = Result { try host.run(look) }
    if let broken = host.broken { _ = try Workspace(whole: broken, of: opening.place, options) }
    try result.get()
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

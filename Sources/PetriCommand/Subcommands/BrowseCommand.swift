import ArgumentParser
import PetriBrowser
import PetriDiagnostics
import PetriText

/// `petri browse`: the catalogue in the terminal.
struct BrowseCommand: PetriSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "browse",
    abstract: "Browse the catalogue in the terminal: find screens, look at them, launch them.",
    discussion: """
      '?' shows the keys; in a launched screen, to which all letters go, F1 does.

      Screens are drawn in their colours: as many as COLORTERM and TERM say that the terminal shows, none with NO_COLOR or \
      '--color never'. The picture tab is of pixels where the terminal shows them (the protocols of kitty and iTerm, \
      sixels) and rsvg-convert or resvg is installed, for sixels img2sixel too, and of blocks elsewhere.

      Keys and colours can be set in .petri/keys.yaml and .petri/theme.yaml beside Catalog.yaml, for everybody, and in \
      petri/keys.yaml and petri/theme.yaml in $XDG_CONFIG_HOME or ~/.config, over these, for oneself. --print-keys and \
      --print-theme print such files with what is in force now.

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
    help: "How the picture tab shows a screen: pixels where the terminal can, in one of its protocols, or blocks."
  )
  var graphics = GraphicsChoice.auto

  @Option(
    help: ArgumentHelp(
      "The key that returns from a launched screen to the catalogue: ctrl- and a letter. (default: ctrl-g)",
      valueName: "key"
    )
  )
  var returnKey: ReturnKey?

  @Option(
    help: ArgumentHelp(
      "The colours, in place of those that files set: \(ThemeName.allValueStrings.joined(separator: ", ")).",
      valueName: "name"
    )
  )
  var theme: ThemeName?

  @Flag(help: "Print the keys in force, as a file that sets them, and which files they are from; open nothing.")
  var printKeys = false

  @Flag(help: "Print the colours in force in the same way.")
  var printTheme = false

  func perform() throws {
    if printKeys || printTheme { return try printSettings() }
    guard !plain, BrowserLook.isDrawn else {
      return PlainBrowser(workspace: try Workspace(options), options: options).run()
    }
    let opening = try CatalogOpening(options)
    let host = BrowserHost(opening, options: options)
    let look = BrowserLook(
      options.color,
      isASCII: ascii,
      graphics: graphics,
      returnKey: returnKey?.key,
      theme: theme?.name
    )
    let result = Result { try host.run(look) }
    if let broken = host.broken { _ = try Workspace(whole: broken, of: opening.place, options) }
    try result.get()
  }

  @MainActor
  private func printSettings() throws {
    let settings = BrowserSettings(
      in: try CatalogPlace(options.catalog).folder,
      returnKey: returnKey?.key,
      theme: theme?.name
    )
    let text = SettingsText(settings: settings)
    if printKeys { Console.write(text.keys) }
    if printTheme { Console.write(text.theme) }
    let diagnostics =
      (printKeys ? settings.diagnostics(of: .keys) : []) + (printTheme ? settings.diagnostics(of: .theme) : [])
    guard !diagnostics.isEmpty else { return }
    Console.note(TextDiagnosticFormatter(color: options.color.isOnForErrors).format(diagnostics))
    if diagnostics.hasErrors { throw ExitStatus.failed }
  }
}

/// The name of a theme that needs no file.
struct ThemeName: ExpressibleByArgument {
  let name: String

  static var allValueStrings: [String] { Theme.named.map(\.name) }

  init?(argument: String) {
    guard ThemeName.allValueStrings.contains(argument) else { return nil }
    name = argument
  }
}

/// Control with a letter that nothing else needs.
struct ReturnKey: ExpressibleByArgument {
  let letter: Character

  /// What a terminal sends for other keys, and what ends and stops the browser.
  private static let taken: Set<Character> = ["c", "h", "i", "j", "m", "z"]

  init?(argument: String) {
    let parts = argument.lowercased().split(separator: "-")
    guard parts.count == 2, parts[0] == "ctrl" || parts[0] == "control", parts[1].count == 1,
      let letter = parts[1].first, letter.isASCII, letter.isLetter, !ReturnKey.taken.contains(letter)
    else { return nil }
    self.letter = letter
  }

  /// The key itself.
  var key: Key { .control(letter) }
}

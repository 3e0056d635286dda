import ArgumentParser
import PetriBrowser
import PetriComposer
import PetriDiagnostics
import PetriLoader
import PetriText

struct BrowseCommand: PetriSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "browse",
    abstract: "Browse the catalogue in the terminal: find, view and launch screens.",
    discussion: """
      '?' shows the keys; in a launched screen, which takes all letters, F1 does.

      Screens are drawn in colour, with as many colours as COLORTERM and TERM announce, and without colour with NO_COLOR or \
      '--color never'. The picture tab draws pixels if the terminal supports them (by the protocols of kitty or iTerm, or \
      sixels) and rsvg-convert or resvg is installed (for sixels also img2sixel); otherwise it shows the wireframe.

      Keys and colours can be set for a project in .petri/keys.yaml and .petri/theme.yaml beside Catalog.yaml. Your own, in \
      petri/keys.yaml and petri/theme.yaml in $XDG_CONFIG_HOME or ~/.config, override these. --print-keys and \
      --print-theme print such files with the current settings.

      Without a terminal, with TERM=dumb and with ACCESSIBLE=1, the browser works in lines, as with --plain: you type \
      numbers, '?' lists the commands, and commands can be piped in.
      """
  )

  @OptionGroup var options: CatalogOptions

  @Flag(
    help:
      "Use numbered lines and a prompt, for screen readers and slow connections; the default without a terminal."
  )
  var plain = false

  @Flag(help: "Draw with ASCII only; the default if the locale isn't UTF-8.")
  var ascii = false

  @Option(
    help: """
      How the picture tab draws a screen: in pixels, by one of the terminal's protocols, or as a wireframe (blocks).
      """
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
      "The colours, instead of those set in files: \(ThemeName.allValueStrings.joined(separator: ", ")).",
      valueName: "name"
    )
  )
  var theme: ThemeName?

  @Flag(help: "Print the current keys as a settings file, with the files they come from, and exit.")
  var printKeys = false

  @Flag(help: "Print the current colours in the same way, and exit.")
  var printTheme = false

  func perform(in invocation: Invocation) throws {
    if printKeys || printTheme { return try printSettings(invocation) }
    guard !plain, invocation.drawsBrowser else {
      return PlainBrowser(workspace: try Workspace(options, invocation), options: options).run()
    }
    let cache = FileCache()
    let workspace = try Workspace(options, invocation, reusing: cache)
    let host = BrowserHost(workspace: workspace, options: options, cache: cache)
    let look = BrowserLook(
      options.color,
      in: invocation,
      isASCII: ascii,
      graphics: graphics,
      returnKey: returnKey?.key,
      theme: theme?.name
    )
    try host.run(look)
  }

  @MainActor
  private func printSettings(_ invocation: Invocation) throws {
    let settings = BrowserSettings(
      in: try CatalogPlace(options.catalog, invocation.registry).folder,
      environment: invocation.environment,
      returnKey: returnKey?.key,
      theme: theme?.name
    )
    let text = SettingsText(settings: settings)
    if printKeys { invocation.console.write(text.keys) }
    if printTheme { invocation.console.write(text.theme) }
    let diagnostics =
      (printKeys ? settings.diagnostics(of: .keys) : []) + (printTheme ? settings.diagnostics(of: .theme) : [])
    guard !diagnostics.isEmpty else { return }
    invocation.console.note(TextDiagnosticFormatter(color: invocation.colorsErrors(options.color)).format(diagnostics))
    if diagnostics.hasErrors { throw ExitStatus.failed }
  }
}

struct ThemeName: ExpressibleByArgument {
  let name: String

  static var allValueStrings: [String] { Theme.named.map(\.name) }

  init?(argument: String) {
    guard ThemeName.allValueStrings.contains(argument) else { return nil }
    name = argument
  }
}

/// A Control key combination that isn't already in use.
struct ReturnKey: ExpressibleByArgument {
  let letter: Character

  /// Letters that terminals use for other keys, and for interrupting or suspending the process.
  private static let taken: Set<Character> = ["c", "h", "i", "j", "m", "z"]

  init?(argument: String) {
    let parts = argument.lowercased().split(separator: "-")
    guard parts.count == 2, parts[0] == "ctrl" || parts[0] == "control", parts[1].count == 1,
      let letter = parts[1].first, letter.isASCII, letter.isLetter, !ReturnKey.taken.contains(letter)
    else { return nil }
    self.letter = letter
  }

  var key: Key { .control(letter) }
}

import Foundation
import PetriBrowser
import PetriText

/// How the browser is drawn, and the links out of a launched screen.
struct BrowserLook {
  /// How many colours the terminal shows.
  let colors: ColorLevel
  /// Whether only ASCII is sent.
  let isASCII: Bool
  /// The user's choice about pictures of pixels.
  let graphics: TerminalGraphics.Choice
  /// The command line's keys and colours, which override those of files.
  private let returnKey: Key?
  private let theme: String?
  private let environment: [String: String]

  /// A look; by default in ASCII if the locale doesn't use UTF-8.
  ///
  /// It is made before the terminal is taken: afterwards standard output is none.
  @MainActor init(
    _ color: ColorChoice,
    in invocation: Invocation,
    isASCII: Bool = false,
    graphics: GraphicsChoice = .auto,
    returnKey: Key? = nil,
    theme: String? = nil
  ) {
    environment = invocation.environment
    colors = invocation.colorsOutput(color) ? ColorLevel(environment: environment) : .none
    self.isASCII = isASCII || !BrowserLook.isUTF8(environment)
    // Who wants no colours wants no pictures in colours, unless they are chosen.
    self.graphics = graphics == .auto && (colors == .none || self.isASCII) ? .none : graphics.choice
    self.returnKey = returnKey
    self.theme = theme
  }

  /// The keys and colours of a catalogue's browser, read from their files.
  ///
  /// - Parameter isLight: whether the terminal's background is light, if it has reported it.
  func settings(in folder: String, isLight: Bool? = nil) -> BrowserSettings {
    BrowserSettings(in: folder, environment: environment, returnKey: returnKey, theme: theme, isLight: isLight)
  }

  /// The first of these variables that is set decides, as in C; where none is, a terminal of today is taken for granted.
  private static func isUTF8(_ environment: [String: String]) -> Bool {
    let set = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    guard let set else { return true }
    let name = set.lowercased()
    return name.contains("utf-8") || name.contains("utf8")
  }
}

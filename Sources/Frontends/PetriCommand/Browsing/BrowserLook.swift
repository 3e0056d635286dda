import Foundation
import PetriBrowser
import PetriText

/// The drawing options of the browser, and the key that returns from a launched screen.
struct BrowserLook {
  let colors: ColorLevel
  let isASCII: Bool
  let graphics: TerminalGraphics.Choice
  /// Overrides from the command line.
  private let returnKey: Key?
  private let theme: String?
  private let environment: [String: String]

  /// Uses ASCII by default if the locale isn't UTF-8. Must be created before the terminal is taken over, because
  /// standard output is redirected afterwards.
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
    // Without colours, images are disabled too, unless requested explicitly.
    self.graphics = graphics == .auto && (colors == .none || self.isASCII) ? .none : graphics.choice
    self.returnKey = returnKey
    self.theme = theme
  }

  /// - Parameter isLight: whether the terminal reported a light background; `nil` before its reply.
  func settings(in folder: String, isLight: Bool? = nil) -> BrowserSettings {
    BrowserSettings(in: folder, environment: environment, returnKey: returnKey, theme: theme, isLight: isLight)
  }

  /// Whether the locale uses UTF-8: by the first variable that is set, as in C; true if none is.
  private static func isUTF8(_ environment: [String: String]) -> Bool {
    let set = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    guard let set else { return true }
    let name = set.lowercased()
    return name.contains("utf-8") || name.contains("utf8")
  }
}

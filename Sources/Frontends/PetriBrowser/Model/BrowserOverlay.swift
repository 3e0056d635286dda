/// An overlay, which is drawn over everything else and takes the keys before it.
enum BrowserOverlay: ModeInStack {
  case palette(PaletteModel)
  case prompt(PromptModel)
  /// The help, scrolled by some rows.
  case help(top: Int)

  /// The order in which overlays cover each other.
  enum Level: Int {
    case palette, prompt, help
  }

  var level: Level {
    switch self {
    case .palette: .palette
    case .prompt: .prompt
    case .help: .help
    }
  }
}

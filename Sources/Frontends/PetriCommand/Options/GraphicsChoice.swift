import ArgumentParser
import PetriBrowser

/// How the browser shows pictures: `--graphics`.
enum GraphicsChoice: String, ExpressibleByArgument, CaseIterable, Sendable {
  case auto, kitty, iterm, sixel, blocks

  var choice: TerminalGraphics.Choice {
    switch self {
    case .auto: .automatic
    case .kitty: .forced(.kitty)
    case .iterm: .forced(.iterm)
    case .sixel: .forced(.sixel)
    case .blocks: .none
    }
  }
}

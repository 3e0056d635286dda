import ArgumentParser
import PetriBrowser

/// The values of `--graphics`, the image protocol of the browser.
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

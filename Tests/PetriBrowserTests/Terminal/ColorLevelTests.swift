import Expectations
import PetriBrowser
import PetriText
import Testing

@Suite("How many colours a terminal shows")
struct ColorLevelTests {
  @Test(
    "is known by its environment",
    arguments: [
      (["TERM": "xterm-256color", "COLORTERM": "truecolor"], ColorLevel.exact), (["TERM": "xterm-kitty"], .exact),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], .exact), (["TERM": "xterm-direct"], .exact),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"], .many), (["TERM": "tmux-256color"], .many),
      (["TERM": "xterm"], .sixteen), (["TERM": "linux"], .sixteen), ([:], .sixteen),
    ]
  )
  func environment(_ environment: [String: String], _ level: ColorLevel) {
    expectEqual(ColorLevel(environment: environment), level)
  }

  @Test("decides what is sent of a picture's colours")
  func sent() {
    var canvas = Canvas(width: 3, height: 1)
    let white = CellColor.rgb(red: 255, green: 255, blue: 255)
    let style = CellStyle(foreground: white, background: .rgb(red: 0, green: 122, blue: 255))
    canvas.put("Buy", x: 0, y: 0, style: style)
    let codes: [ColorLevel: String] = [
      .exact: "\u{1B}[38;2;255;255;255;48;2;0;122;255mBuy", .many: "\u{1B}[38;5;231;48;5;33mBuy",
      .sixteen: "\u{1B}[97;104mBuy", .none: "\u{1B}[0mBuy",
    ]
    for (level, code) in codes {
      var writer = FrameWriter(colors: level)
      #expect(writer.frame(canvas, cursor: (0, 0)).contains(code), "\(level)")
    }
  }
}

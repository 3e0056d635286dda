import Expectations
import Testing

@testable import PetriBrowser

@Suite("Pixels")
struct PixelTests {
  @Test(
    "go to a terminal of sixels as one control string that ends where it ends",
    arguments: [
      ("\u{1B}Pq\"1;1;1;1#0;2;0;0;0#0@\u{1B}\\", true), ("\u{1B}P0;1;0q#0@-\n#0@\u{1B}\\", true), ("", false),
      ("\u{1B}Pq#0@", false), ("\u{1B}Pq#0@\u{1B}\\\n", false), ("\u{1B}Pq#0@\u{1B}[2J#0@\u{1B}\\", false),
      ("\u{1B}Pq#0@\u{07}@\u{1B}\\", false), ("\u{1B}P$q#0@\u{1B}\\", false), ("\u{1B}Ptmux;q\u{1B}\\", false),
      ("\u{1B}\\", false), ("\u{89}PNG", false),
    ]
  )
  func sixels(text: String, isPicture: Bool) {
    expectEqual(GraphicsProtocol.sixel.accepts(Array(text.utf8)), isPicture)
  }

  @Test("go to the others as a PNG file")
  func png() {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    for kind in [GraphicsProtocol.kitty, .iterm] {
      #expect(kind.accepts(signature + [0]) && !kind.accepts(Array(signature.dropLast())) && !kind.accepts([]))
    }
  }
}

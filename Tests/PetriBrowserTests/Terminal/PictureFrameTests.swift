import Expectations
import Foundation
import PetriText
import Testing

@testable import PetriBrowser

@Suite("Pictures of pixels in a frame")
struct PictureFrameTests {
  private let png = [UInt8](repeating: 7, count: 4_000)

  private func canvas(_ text: String = "", picture: Int? = nil, x: Int = 4, y: Int = 1, columns: Int = 5) -> Canvas {
    var canvas = Canvas(width: 12, height: 4)
    if let picture {
      canvas.place(PixelPicture(number: picture, columns: columns, rows: 2, data: png), x: x, y: y)
    }
    canvas.put(text, x: 0, y: 0)
    return canvas
  }

  private func writer(_ kind: GraphicsProtocol?) -> FrameWriter {
    var writer = FrameWriter(colors: .exact)
    writer.graphics = kind
    _ = writer.frame(canvas(), cursor: (0, 0))
    return writer
  }

  @Test("are sent once, behind the cells, in chunks that kitty takes")
  func kitty() {
    var writer = writer(.kitty)
    let frame = writer.frame(canvas("a", picture: 1), cursor: (0, 0))
    let parts = frame.components(separatedBy: "\u{1B}_G")
    #expect(parts.count == 3 && parts[0].hasSuffix("\u{1B}[2;5H"))
    #expect(parts[1].hasPrefix("a=T,f=100,t=d,i=1348826112,p=1,c=5,r=2,C=1,q=2,m=1;") && parts[2].hasPrefix("q=2,m=0;"))
    expectEqual(parts[1].components(separatedBy: ";")[1].utf8.count, 4_096 + 2)
    #expect(!writer.frame(canvas("b", picture: 1), cursor: (0, 0)).contains("_G"))
    #expect(writer.frame(canvas("b", picture: 2), cursor: (0, 0)).contains("a=T"))
    expectEqual(
      writer.frame(canvas("b"), cursor: (0, 0)),
      "\u{1B}_Ga=d,d=I,i=1348826112,q=2\u{1B}\\\u{1B}[0m\u{1B}[1;1H"
    )
  }

  @Test(
    "of cells are wiped where they were, and their cells are left alone while they stay",
    arguments: [GraphicsProtocol.iterm, .sixel]
  )
  func cells(kind: GraphicsProtocol) {
    var writer = writer(kind)
    #expect(writer.frame(canvas("a", picture: 1), cursor: (0, 0)).utf8.count > 4_000)
    // A wide cluster before it draws the rest of its row anew, but for the picture.
    var wide = canvas("b", picture: 1)
    wide.put("田", x: 0, y: 1)
    let frame = writer.frame(wide, cursor: (0, 0))
    #expect(frame.contains("田") && frame.contains("\u{1B}[10G   ") && frame.utf8.count < 60)
    let wiped = writer.frame(canvas("b"), cursor: (0, 0))
    #expect(wiped.contains("\u{1B}[3;5H     \u{1B}[0m"), "\(wiped.debugDescription)")
  }

  @Test("aren't sent where the terminal has none, nor below what is written over them")
  func none() {
    var blocks = writer(nil)
    #expect(blocks.frame(canvas("a", picture: 1), cursor: (0, 0)).utf8.count < 40)
    var kitty = writer(.kitty)
    var canvas = canvas("a", picture: 1)
    canvas.put("over", x: 7, y: 2)
    #expect(!kitty.frame(canvas, cursor: (0, 0)).contains("_G"))
    #expect(kitty.frame(self.canvas("a", picture: 1), cursor: (0, 0)).contains("_G"))
  }

  @Test("are taken away and sent anew where all is forgotten, and taken away where the terminal turns out to have none")
  func forgotten() {
    var writer = writer(.kitty)
    _ = writer.frame(canvas(picture: 1), cursor: (0, 0))
    writer.forget()
    let again = writer.frame(canvas(picture: 1), cursor: (0, 0))
    #expect(again.hasPrefix("\u{1B}_Ga=d,") && again.contains("a=T,"))
    writer.graphics = nil
    let last = writer.frame(canvas(picture: 1), cursor: (0, 0))
    #expect(last.hasPrefix("\u{1B}_Ga=d,") && !last.contains("a=T,"))
  }

  @Test("lie within the canvas, and move with what they are drawn on")
  func placing() {
    #expect(canvas(picture: 1, x: 8).pictures.isEmpty && canvas(picture: 1, y: 3).pictures.isEmpty)
    var all = Canvas(width: 20, height: 10)
    all.draw(canvas(picture: 1), x: 3, y: 4)
    expectEqual(all.pictures.map(\.cells), [CanvasRectangle(x: 7, y: 5, width: 5, height: 2)])
  }
}

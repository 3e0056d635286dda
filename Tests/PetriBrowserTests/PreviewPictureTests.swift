import Expectations
import PetriCatalog
import PetriText
import Testing

@testable import PetriBrowser

@Suite("Pictures in the preview")
struct PreviewPictureTests {
  private let blue = CellColor.rgb(red: 0, green: 122, blue: 255)

  private func driver(_ picture: Canvas, tab: Character = "1") -> Driver {
    var driver = Driver()
    driver.press(.down, .down, .character(tab))
    for request in driver.model.wanted {
      driver.tell(.preview(request, request.tab == .context ? .text([]) : .picture(picture)))
    }
    return driver
  }

  private func picture(width: Int, height: Int) -> Canvas {
    var canvas = Canvas(width: width, height: height)
    canvas.fill(CanvasRectangle(x: 0, y: 0, width: width, height: height), style: CellStyle(background: blue))
    for y in 0..<height { canvas.put("row \(y).", x: 0, y: y, style: CellStyle(background: blue)) }
    canvas.put("end", x: width - 3, y: height - 1, style: CellStyle(background: blue))
    return canvas
  }

  @Test("keep their colours, and are cut at the pane's edge")
  func colors() {
    let driver = driver(picture(width: 30, height: 10))
    let room = driver.model.layout.previewText
    let (x, y) = (room?.x ?? 0, room?.y ?? 0)
    expectEqual(driver.model.picture[x, y].style.background, blue)
    expectEqual(driver.model.picture[x + 29, y + 9].style.background, blue)
    #expect(driver.model.picture[x + 30, y].style == .plain && driver.model.picture[x, y + 10].style == .plain)
  }

  @Test("are scrolled and moved, and say how much more there is")
  func scrolled() {
    var driver = driver(picture(width: 90, height: 60))
    #expect(driver.shows("row 0.") && driver.shows("41 more lines") && driver.shows("25 more columns: Tab z"))
    driver.press(.character("J"))
    #expect(driver.shows("row 5.") && !driver.shows("row 4.") && driver.shows("36 more lines"))
    for _ in 0..<10 { driver.press(.character(">"), .character("J")) }
    #expect(!driver.shows("more columns") && !driver.shows("more lines") && driver.shows("end"))
  }

  @Test("the picture tab asks for all of the screen, and a picture as wide as the pane by a key")
  func rooms() {
    var driver = Driver(columns: 100, rows: 24)
    driver.press(.down, .down, .character("2"))
    expectEqual(driver.model.previewRequest?.room, PreviewRequest.Room(columns: 65, rows: 20))
    driver.press(.character("w"))
    expectEqual(driver.model.previewRequest?.room, PreviewRequest.Room(columns: 65, rows: nil))
    driver.press(.character("1"))
    #expect(driver.model.previewRequest?.room == nil)
  }

  @Test("another appearance asks for another picture")
  func appearance() {
    var driver = driver(picture(width: 58, height: 10))
    #expect(driver.model.wanted.isEmpty)
    driver.press(.character("A"))
    expectEqual(driver.model.wanted.map(\.environment.appearance), [.dark, .dark])
  }
}

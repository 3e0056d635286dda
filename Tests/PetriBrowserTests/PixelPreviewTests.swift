import Expectations
import PetriCatalog
import PetriText
import Testing

@testable import PetriBrowser

@Suite("Pictures of pixels in the preview")
struct PixelPreviewTests {
  private static func preview(_ number: Int, rows: Int = 10, top: Int = 0, allRows: Int = 10) -> PreviewContent {
    .pixels(
      PixelPreview(PixelPicture(number: number, columns: 30, rows: rows, data: []), top: top, allRows: allRows)
    )
  }

  private func driver(_ number: Int = 1) -> Driver {
    var driver = Driver(columns: 100, rows: 24)
    driver.tell(.pixels(CellSize(width: 9, height: 18)))
    driver.press(.down, .down, .character("2"))
    fill(&driver) { _ in Self.preview(number) }
    return driver
  }

  private func fill(_ driver: inout Driver, _ content: (PreviewRequest) -> PreviewContent) {
    for request in driver.model.wanted {
      driver.tell(.preview(request, request.room?.pixels == nil ? .text([]) : content(request)))
    }
  }

  @Test("are asked for where the terminal shows them: all of the screen, and as wide as the pane by a key")
  func rooms() {
    var driver = driver()
    let pixels = PreviewRequest.Pixels(cell: CellSize(width: 9, height: 18), rows: 20, top: 0)
    expectEqual(driver.model.previewRequest?.room, PreviewRequest.Room(columns: 65, rows: 20, pixels: pixels))
    driver.press(.character("w"))
    expectEqual(driver.model.previewRequest?.room, PreviewRequest.Room(columns: 65, rows: nil, pixels: pixels))
    driver.tell(.pixels(nil))
    #expect(driver.model.previewRequest?.room?.pixels == nil)
  }

  @Test("stay until the next is there, and make way for whatever is shown in their place")
  func placing() {
    var driver = driver()
    let cells = CanvasRectangle(x: 35, y: 3, width: 30, height: 10)
    expectEqual(driver.model.picture.pictures.map(\.cells), [cells])
    driver.press(.character("A"))
    expectEqual(driver.model.picture.pictures.map(\.picture.number), [1])
    fill(&driver) { _ in Self.preview(2) }
    expectEqual(driver.model.picture.pictures.map(\.picture.number), [2])
    driver.press(.control("p"))
    #expect(driver.model.picture.pictures.isEmpty)
    driver.press(.escape)
    expectEqual(driver.model.picture.pictures.count, 1)
    driver.press(.character("c"))
    #expect(driver.model.picture.pictures.isEmpty)
  }

  @Test("are shown on a theme's own ground too")
  func ground() {
    var driver = driver()
    let theme = Theme.named.first { $0.name == "dark" }?.theme ?? Theme()
    driver.tell(.settings(KeyMap(), theme))
    expectEqual(driver.model.picture.pictures.count, 1)
  }

  @Test("are scrolled where the screen is higher: what comes next is asked for, and what was seen stays until then")
  func scrolled() {
    var driver = driver()
    driver.press(.character("w"))
    fill(&driver) { _ in Self.preview(2, rows: 19, allRows: 42) }
    #expect(driver.shows("23 more lines"))
    driver.press(.character("J"))
    expectEqual(driver.model.previewRequest?.room?.pixels?.top, 5)
    #expect(driver.shows("23 more lines") && driver.model.picture.pictures.map(\.picture.number) == [2])
    fill(&driver) { Self.preview(3, rows: 19, top: $0.room?.pixels?.top ?? 0, allRows: 42) }
    #expect(driver.shows("18 more lines") && driver.model.picture.pictures.map(\.picture.number) == [3])
    for _ in 0..<10 { driver.press(.character("J")) }
    expectEqual(driver.model.previewRequest?.room?.pixels?.top, 23)
  }

  @Test("that were made for another room aren't shown in a smaller one")
  func smaller() {
    var driver = driver()
    driver.tell(.resized(columns: 70, rows: 13))
    #expect(driver.model.picture.pictures.isEmpty)
  }

  @Test("that can't be made are said to be so once, where one would be seen")
  func hint() {
    var driver = Driver(columns: 100, rows: 24)
    driver.tell(.pixels(nil, hint: "install something"))
    driver.press(.down, .down)
    #expect(!driver.shows("install something"))
    driver.press(.character("2"))
    #expect(driver.shows("install something"))
    driver.press(.character("1"), .character("2"))
    #expect(!driver.shows("install something"))
  }
}

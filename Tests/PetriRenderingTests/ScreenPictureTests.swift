import Expectations
import PetriCatalog
import PetriComposer
import PetriText
import PetriUIKit
import Testing

@testable import PetriRendering

@MainActor
@Suite("Screens as pictures of cells")
struct ScreenPictureTests {
  private let controller = UIViewController()

  init() {
    controller.view.backgroundColor = .white
    let block = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 200))
    block.backgroundColor = .red
    let label = UILabel(frame: CGRect(x: 100, y: 300, width: 200, height: 24))
    label.text = "Margherita"
    controller.view.addSubview(block)
    controller.view.addSubview(label)
  }

  private func picture(columns: Int, rows: Int? = nil, hasColors: Bool = true) throws -> Canvas {
    let stage = try Stage(environment: LaunchEnvironment(device: "iphone-se"))
    return LaunchedScreen(controller, stage: stage).picture(columns: columns, rows: rows, hasColors: hasColors)
  }

  @Test("it is as wide as there is room and letters stand together, or as high, and a cell is twice as high as wide")
  func sizes() throws {
    // 375 by 667 points, and the frame.
    let wide = try picture(columns: 62)
    #expect((wide.width, wide.height) == (62, 55))
    let low = try picture(columns: 62, rows: 22)
    #expect((low.width, low.height) == (24, 22))
    try expectEqual(picture(columns: 400).width, 85)
    let tiny = try picture(columns: 1, rows: 1)
    #expect((tiny.width, tiny.height) == (3, 3))
  }

  @Test("fills are where they are, to half a cell")
  func fills() throws {
    let red = CellColor.rgb(red: 255, green: 0, blue: 0)
    let white = CellColor.rgb(red: 255, green: 255, blue: 255)
    // A cell is 12.5 points wide and 25 high: the fill ends with the eighth row.
    let canvas = try picture(columns: 32)
    #expect(canvas[16, 8].style.background == red && canvas[16, 9].style.background == white)
    // And 10 by 20 points: with the tenth. At 7.5 by 15: within the fourteenth.
    let finer = try picture(columns: 52)
    expectEqual(finer[5, 14].text, "▀")
    #expect(finer[5, 13].style.background == red && finer[5, 15].style.background == white)
  }

  @Test("frames of one kind look alike wherever they are, and their sides meet", arguments: [3.1, 6.5, 9.3, 13.4])
  func hairlines(cell: Double) {
    var grid = PixelGrid(width: 80, height: 400, scaleX: 2 / cell, scaleY: 2 / cell / 2)
    let everything = CGRect(x: 0, y: 0, width: 10_000, height: 10_000)
    for place in 0..<4 {
      let field = CGRect(x: 2.3 * cell, y: 61.7 * Double(place) + 7, width: 20.1 * cell, height: 47)
      grid.stroke(field, radius: 5, Paint(.black, in: controller.traitCollection), within: everything)
    }
    let white = SIMD3<Float>(1, 1, 1)
    let middle = (0..<400).map { grid[20, $0] }.filter { $0 != white }
    #expect(middle.count == 8 && Set(middle).count == 1)
    // Each frame's upper edge begins beside the upper end of its left side.
    let top = (0..<400).first { grid[20, $0] != white } ?? 0
    let left = (0..<80).first { grid[$0, top + 2] != white } ?? 0
    let start = (0..<80).first { grid[$0, top] != white } ?? 0
    #expect(start - left <= 1)
  }

  @Test("without colours a thin line is seen too")
  func thinLine() throws {
    let line = UIView(frame: CGRect(x: 0, y: 450, width: 375, height: 1))
    line.backgroundColor = .separator
    controller.view.addSubview(line)
    let lines = try picture(columns: 42, hasColors: false).lines
    #expect(lines.contains { $0.contains(String(repeating: "·", count: 40)) })
  }

  @Test("letters are written where a cell is small enough, and are ink where it isn't")
  func letters() throws {
    #expect(try picture(columns: 62).lines.contains { $0.contains("Margherita") })
    let small = try picture(columns: 22)
    #expect(!small.lines.contains { $0.contains("Marg") })
    let row = 1 + Int(312.0 / (2 * 375.0 / 20))
    let inks = (6...14).map { small[$0, row] }.filter { $0.text != " " }
    #expect(!inks.isEmpty)
  }

  @Test("a picture has letters where they have room, bars where not, and no half of a word")
  func oneLanguage() throws {
    let small = UILabel(frame: CGRect(x: 20, y: 400, width: 200, height: 12))
    small.text = "footnote"
    small.font = .systemFont(ofSize: 9)
    controller.view.addSubview(small)
    // Cells of 10.4 points: the title can be written, the note can not.
    #expect(try picture(columns: 38).lines.contains { $0.contains("Margherita") })
    #expect(try !picture(columns: 38).lines.contains { $0.contains("footnote") })
    #expect(try picture(columns: 62).lines.contains { $0.contains("Margherita") })
    small.removeFromSuperview()
    #expect(try picture(columns: 38).lines.contains { $0.contains("Margherita") })
    let long = UILabel(frame: CGRect(x: 20, y: 400, width: 150, height: 100))
    long.text = "Уведомления"
    long.font = .systemFont(ofSize: 40)
    long.numberOfLines = 0
    controller.view.addSubview(long)
    #expect(try !picture(columns: 38).lines.contains { $0.contains("Увед") })
    #expect(try picture(columns: 38).lines.contains { $0.contains("Margherita") })
  }

  @Test("the last row is the screen's to its end, and the frame is as thick on all sides", arguments: 12...30)
  func edges(rows: Int) throws {
    controller.view.backgroundColor = .black
    let canvas = try picture(columns: 60, rows: rows)
    let black = CellColor.rgb(red: 0, green: 0, blue: 0)
    for x in 1..<(canvas.width - 1) { expectEqual(canvas[x, canvas.height - 2].style.background, black) }
    for y in (canvas.height / 2)..<(canvas.height - 1) {
      expectEqual(canvas[canvas.width - 2, y].style.background, black)
    }
    #expect(canvas[1, 0].text == "▂" && canvas[1, canvas.height - 1].text == "▆")
    #expect(canvas[1, canvas.height - 1].style.isReversed && canvas[0, 1].text == "▐" && canvas[0, 0].text == " ")
  }

  @Test("what is drawn over letters hides them")
  func covered() throws {
    let cover = UIView(frame: CGRect(x: 90, y: 290, width: 240, height: 60))
    cover.backgroundColor = .blue
    controller.view.addSubview(cover)
    #expect(try !picture(columns: 62).lines.contains { $0.contains("Margherita") })
  }

  @Test("without colours fills are shades, and letters stay")
  func shades() throws {
    let canvas = try picture(columns: 62, hasColors: false)
    #expect(canvas.lines[3].contains("▓▓▓") && canvas.lines.contains { $0.contains("Margherita") })
    let cells = (0..<canvas.height).flatMap { y in (0..<canvas.width).map { canvas[$0, y] } }
    #expect(cells.allSatisfy { $0.style.foreground == nil && $0.style.background == nil })
  }

  @Test("four quarters get the block and the two colours nearest to theirs")
  func quarters() {
    let (dark, light) = (SIMD3<Float>(0, 0, 0), SIMD3<Float>(1, 1, 1))
    let texts = [
      [dark, dark, light, light], [dark, light, dark, light], [light, dark, dark, light], [light, light, light, dark],
      [dark, dark, dark, dark],
    ].map { CellQuarters($0).cell.text }
    expectEqual(texts, ["▀", "▌", "▚", "▗", " "])
  }
}

import Expectations
import PetriText
import Testing

@testable import PetriBrowser

@Suite("A screen's picture in a room that is lower")
struct FittedRowsTests {
  private static func picture(_ lines: [String]) -> Canvas {
    var canvas = Canvas(width: 12, height: lines.count)
    for (y, line) in lines.enumerated() { canvas.put(line, x: 0, y: y) }
    return canvas
  }

  private static let picture = picture([
    "╭──────────╮", "│          │", "│          │", "│   Title  │", "│──────────│", "│          │", "│ one      │",
    "│          │", "│ two      │", "│          │", "│          │", "│          │", "╰──────────╯",
  ])

  @Test("keeps all rows where there is room")
  func room() {
    expectEqual(FittedRows(Self.picture, height: 13).rows, Array(0..<13))
    expectEqual(FittedRows(Self.picture, height: 40).rows, Array(0..<13))
  }

  @Test("loses blank rows of long runs first, then those beside lines, then the others, then lines, and never a text")
  func order() {
    func lines(_ height: Int) -> [String] { Self.picture.showing(FittedRows(Self.picture, height: height).rows).lines }
    expectEqual(
      lines(10),
      [
        "╭──────────╮", "│          │", "│   Title  │", "│──────────│", "│          │", "│ one      │", "│          │",
        "│ two      │", "│          │", "╰──────────╯",
      ]
    )
    expectEqual(
      lines(9),
      [
        "╭──────────╮", "│          │", "│   Title  │", "│──────────│", "│ one      │", "│          │", "│ two      │",
        "│          │", "╰──────────╯",
      ]
    )
    expectEqual(
      lines(6),
      ["╭──────────╮", "│   Title  │", "│──────────│", "│ one      │", "│ two      │", "╰──────────╯"]
    )
    expectEqual(lines(5), ["╭──────────╮", "│   Title  │", "│ one      │", "│ two      │", "╰──────────╯"])
    expectEqual(lines(3), lines(5))
  }

  @Test("of two side by side the same rows are shown, with their differences where those are shown")
  func pair() {
    var other = Self.picture
    other.put("note", x: 2, y: 10)
    var pair = PicturePair(before: Self.picture, after: other)
    expectEqual(pair.differingRows, [10])
    pair.fit(height: 7)
    expectEqual(pair.height, 7)
    let panes = pair.panes(left: 0) { _, _ in }
    expectEqual(
      panes.left.picture.lines.map { $0.contains("one") },
      panes.right.picture.lines.map { $0.contains("one") }
    )
    expectEqual(panes.right.picture.lines.indices.filter { panes.right.picture.lines[$0].contains("note") }, [5])
    expectEqual(pair.differingRows, [5])
  }

  @Test("scrolls between its bars where texts alone don't fit")
  func bars() {
    var view = StageView(picture: Self.picture)
    (view.topBars, view.bottomBars) = (4, 1)
    func rows(_ offset: Int) -> StageRows { StageRows(view, height: 8, offset: offset, isFullSize: true) }
    expectEqual(rows(0).maximum, 5)
    // Bars that take more than half of the room scroll with the rest.
    expectEqual(rows(0).rows, Array(0..<8))
    (view.topBars, view.bottomBars) = (2, 1)
    func fixed(_ offset: Int) -> StageRows { StageRows(view, height: 8, offset: offset, isFullSize: true) }
    expectEqual(fixed(0).rows, [0, 1, 2, 3, 4, 5, 6, 12])
    expectEqual(fixed(3).rows, [0, 1, 5, 6, 7, 8, 9, 12])
    expectEqual(fixed(99).rows, [0, 1, 7, 8, 9, 10, 11, 12])
    let two = CanvasRectangle(x: 2, y: 8, width: 3, height: 1)
    expectEqual(fixed(0).rectangle(two), nil)
    expectEqual(fixed(3).rectangle(two), CanvasRectangle(x: 2, y: 5, width: 3, height: 1))
    expectEqual(fixed(0).offset(showing: two, from: 0), 3)
  }
}

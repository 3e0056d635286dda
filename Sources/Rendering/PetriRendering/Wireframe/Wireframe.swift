import PetriCatalog
import PetriComposer
public import PetriText
import PetriUIKit

/// The laid-out screen as a grid of cells in its device's frame.
///
/// The colours are the screen's own, light or dark: backgrounds fill the cells, and text is drawn over them. A cell is
/// 7 by 16 points. Text wraps as in UIKit if there are enough cells. A wireframe shows the approximate layout; `views`
/// prints the exact frames.
@MainActor
struct Wireframe {
  private let launched: LaunchedScreen
  /// The maximum width in columns, frame included.
  private let columns: Int?

  init(_ launched: LaunchedScreen, columns: Int? = nil) {
    self.launched = launched
    self.columns = columns
  }

  /// The wireframe as text without trailing blanks.
  var text: String { drawing.canvas.lines.map(WritingDirection.straightened).joined(separator: "\n") + "\n" }

  /// The wireframe with the positions of views.
  var drawing: WireframeDrawing {
    let window = launched.stage.window
    let grid = CellGrid(size: window.bounds.size, columns: columns.map { $0 - 2 })
    let screen = CanvasRectangle(x: 1, y: 1, width: grid.columns, height: grid.rows)
    var painter = WireframePainter(grid: grid, launched: launched)
    painter.draw(ShownView(window), at: window.bounds, clip: screen)
    painter.settleTexts()
    var canvas = painter.painted(screen)
    let row = statusBarRow
    if let row { drawStatusBar(on: &canvas, row, grid: grid) }
    canvas.box(CanvasRectangle(x: 0, y: 0, width: grid.columns + 2, height: grid.rows + 2), border: .rounded)
    return WireframeDrawing(canvas: canvas, places: painter.places, statusBarRow: row)
  }

  /// The row of the status bar; `nil` if the responsible controller hides it.
  private var statusBarRow: Int? {
    let window = launched.stage.window
    guard window.safeAreaInsets.top > 0, !StatusBarAnswer.isHidden(in: window) else { return nil }
    return 1 + max(0, Int((window.safeAreaInsets.top / CellGrid.height / 2).rounded(.down)))
  }

  private func drawStatusBar(on canvas: inout Canvas, _ row: Int, grid: CellGrid) {
    let color = StatusBarAnswer.paint(in: launched.stage.window).cellColor
    for (text, x) in [("9:41", 4), ("▂▄▆ ▮▮▯", grid.columns - 8)] {
      let style = CellStyle(foreground: color, background: canvas[x, row].style.background, dim: true)
      canvas.put(text, x: x, y: row, style: style)
    }
  }
}

/// A wireframe on a canvas, with the cells of its views.
public struct WireframeDrawing {
  /// The wireframe in the device's frame.
  public let canvas: Canvas
  /// The cells of each visible view and bar item, by the object's identifier, without clipped parts.
  public let places: [ObjectIdentifier: CanvasRectangle]
  /// The row of the status bar; `nil` if it is hidden.
  public let statusBarRow: Int?
}

struct WireframePlace {
  /// The view or the bar item.
  let owner: ObjectIdentifier
  let rectangle: CanvasRectangle

  init(_ owner: AnyObject, _ rectangle: CanvasRectangle) {
    self.owner = ObjectIdentifier(owner)
    self.rectangle = rectangle
  }
}

import PetriCatalog
import PetriComposer
public import PetriText
import PetriUIKit

/// The laid-out screen as a grid of cells in its device's frame.
///
/// Its colours are the screen's own, light or dark: fills behind the cells, and what is written in their colours over
/// them. A cell is 7 by 16 points. Texts are broken where UIKit breaks them, as far as there are cells: a wireframe
/// shows where things are, and `views` the exact frames.
@MainActor
struct Wireframe {
  private let launched: LaunchedScreen
  /// The most columns that it shall have, frame included.
  private let columns: Int?

  init(_ launched: LaunchedScreen, columns: Int? = nil) {
    self.launched = launched
    self.columns = columns
  }

  /// The picture, each row without trailing blanks.
  var text: String { drawing.canvas.lines.map(WritingDirection.straightened).joined(separator: "\n") + "\n" }

  /// The picture, with where things are on it.
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

  /// The row of the status bar, unless the controller that answers for it hides it.
  private var statusBarRow: Int? {
    let window = launched.stage.window
    guard window.safeAreaInsets.top > 0, !StatusBarAnswer.isHidden(in: window) else { return nil }
    return 1 + max(0, Int((window.safeAreaInsets.top / CellGrid.height / 2).rounded(.down)))
  }

  /// The time and the battery.
  private func drawStatusBar(on canvas: inout Canvas, _ row: Int, grid: CellGrid) {
    let color = StatusBarAnswer.paint(in: launched.stage.window).cellColor
    for (text, x) in [("9:41", 4), ("▂▄▆ ▮▮▯", grid.columns - 8)] {
      let style = CellStyle(foreground: color, background: canvas[x, row].style.background, dim: true)
      canvas.put(text, x: x, y: row, style: style)
    }
  }
}

/// A wireframe on a canvas, with where things are on it.
public struct WireframeDrawing {
  /// The picture, in the device's frame.
  public let canvas: Canvas
  /// The cells of each view that is seen, and of each item of a bar, by the object; what is clipped away is not among
  /// them.
  public let places: [ObjectIdentifier: CanvasRectangle]
  /// The row of the time and the battery; `nil` where none is shown.
  public let statusBarRow: Int?
}

/// Where a part of a view is drawn.
struct WireframePlace {
  /// The view or the item that is drawn there.
  let owner: ObjectIdentifier
  /// Its cells.
  let rectangle: CanvasRectangle

  init(_ owner: AnyObject, _ rectangle: CanvasRectangle) {
    self.owner = ObjectIdentifier(owner)
    self.rectangle = rectangle
  }
}

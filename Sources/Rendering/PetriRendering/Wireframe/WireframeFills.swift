import PetriText
import PetriUIKit

struct WireframeFills {
  private let width: Int
  private var paints: [Paint]

  init(width: Int, height: Int, _ paint: Paint) {
    self.width = width
    paints = Array(repeating: paint, count: width * height)
  }

  subscript(x: Int, y: Int) -> Paint { paints[y * width + x] }

  /// Blends a colour over the backgrounds of cells.
  mutating func fill(_ cells: CanvasRectangle, _ paint: Paint) {
    guard paint.opacity > 0 else { return }
    for y in cells.y..<(cells.y + cells.height) {
      for x in cells.x..<(cells.x + cells.width) { paints[y * width + x] = paint.over(paints[y * width + x]) }
    }
  }
}

/// The colours of a view, blended with the background.
@MainActor
struct WireframePaint {
  let traits: UITraitCollection
  /// The opacity of the view, from 0 to 1.
  let opacity: Double
  let backdrop: Paint

  func paint(_ color: UIColor) -> Paint { Paint(color, in: traits).times(opacity) }

  func color(_ color: UIColor) -> CellColor { paint(color).over(backdrop).cellColor }

  func style(_ color: UIColor, bold: Bool = false, dim: Bool = false) -> CellStyle {
    CellStyle(foreground: self.color(color), bold: bold, dim: dim)
  }

  /// The style of text in a colour on an opaque background.
  func style(_ color: UIColor, on background: UIColor, bold: Bool = false) -> CellStyle {
    let behind = paint(background).over(backdrop)
    return CellStyle(foreground: paint(color).over(behind).cellColor, background: behind.cellColor, bold: bold)
  }

  /// Completes a style that has no foreground: lines are pale.
  func completed(_ style: CellStyle) -> CellStyle {
    guard style.foreground == nil else { return style }
    var style = style
    style.foreground = color(style.isDim ? .tertiaryLabel : .label)
    return style
  }
}

import PetriText
import PetriUIKit

/// The paints behind the cells of a wireframe.
struct WireframeFills {
  private let width: Int
  private var paints: [Paint]

  /// Cells of one colour.
  init(width: Int, height: Int, _ paint: Paint) {
    self.width = width
    paints = Array(repeating: paint, count: width * height)
  }

  /// The paint behind a cell of the canvas.
  subscript(x: Int, y: Int) -> Paint { paints[y * width + x] }

  /// Paints over cells of the canvas.
  mutating func fill(_ cells: CanvasRectangle, _ paint: Paint) {
    guard paint.opacity > 0 else { return }
    for y in cells.y..<(cells.y + cells.height) {
      for x in cells.x..<(cells.x + cells.width) { paints[y * width + x] = paint.over(paints[y * width + x]) }
    }
  }
}

/// The colours of a view in a wireframe: as they are seen over what is behind it.
@MainActor
struct WireframePaint {
  let traits: UITraitCollection
  /// How much is to be seen of the view.
  let opacity: Double
  let backdrop: Paint

  func paint(_ color: UIColor) -> Paint { Paint(color, in: traits).times(opacity) }

  func color(_ color: UIColor) -> CellColor { paint(color).over(backdrop).cellColor }

  /// Letters of a colour.
  func style(_ color: UIColor, bold: Bool = false, dim: Bool = false) -> CellStyle {
    CellStyle(foreground: self.color(color), bold: bold, dim: dim)
  }

  /// Letters of a colour over one that hides what is behind it.
  func style(_ color: UIColor, on background: UIColor, bold: Bool = false) -> CellStyle {
    let behind = paint(background).over(backdrop)
    return CellStyle(foreground: paint(color).over(behind).cellColor, background: behind.cellColor, bold: bold)
  }

  /// A style with a colour, where it has none: pale for lines.
  func completed(_ style: CellStyle) -> CellStyle {
    guard style.foreground == nil else { return style }
    var style = style
    style.foreground = color(style.isDim ? .tertiaryLabel : .label)
    return style
  }
}

import PetriComposer
import PetriUIKit

/// The laid-out screen as an SVG document of the device's size in points, an element a line.
///
/// Texts are broken where labels break them; the viewer's fonts are others than the device's, so their widths differ a
/// little. Nothing is fetched and nothing runs.
@MainActor
struct SVGDrawing {
  private let launched: LaunchedScreen

  init(_ launched: LaunchedScreen) {
    self.launched = launched
  }

  var text: String {
    let window = launched.stage.window
    let size = window.bounds.size
    let (width, height) = (Number.text(size.width), Number.text(size.height))
    var painter = SVGPainter(launched: launched)
    painter.writer.open(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("width", width), ("height", height),
        ("viewBox", "0 0 \(width) \(height)"), ("font-family", "-apple-system, system-ui, sans-serif"),
      ]
    )
    painter.writer.element("title", [], text: launched.headline)
    painter.writer.element("rect", window.bounds.svg + SVGColor(.systemBackground, in: window.traitCollection).fill)
    painter.draw(window, at: window.bounds)
    painter.drawStatusBar()
    painter.writer.close("svg")
    return painter.writer.lines.joined(separator: "\n") + "\n"
  }
}

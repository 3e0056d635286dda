import PetriComposer
import PetriUIKit

/// The laid-out screen as an SVG document of the device's size in points, an element a line.
///
/// Texts are broken where labels break them, and each is said to be as wide as layout has it: the viewer, whose fonts are
/// others than the device's, makes its letters narrower or wider. Nothing is fetched and nothing runs.
@MainActor
struct SVGDrawing {
  private let launched: LaunchedScreen

  init(_ launched: LaunchedScreen) {
    self.launched = launched
  }

  /// The device's font, then those whose letters are about as wide, for viewers that know no `textLength`.
  private static let fonts = "-apple-system, system-ui, Helvetica Neue, Helvetica, Arial, Liberation Sans, sans-serif"

  var text: String {
    let drawing = Drawing(launched)
    let (width, height) = (Number.text(drawing.size.width), Number.text(drawing.size.height))
    var writer = SVGWriter()
    writer.open(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("width", width), ("height", height),
        ("viewBox", "0 0 \(width) \(height)"), ("font-family", SVGDrawing.fonts),
      ]
    )
    writer.element("title", [], text: launched.headline)
    for element in drawing.elements { writer.write(element) }
    writer.close("svg")
    return writer.lines.joined(separator: "\n") + "\n"
  }
}

import PetriComposer
import PetriUIKit

/// The laid-out screen as an SVG document in points, an element per line.
///
/// Texts are wrapped where labels wrap them and stretched to the width that layout gives them, because the viewer's
/// fonts differ from the device's. The document fetches and executes nothing.
@MainActor
struct SVGDrawing {
  private let launched: LaunchedScreen

  init(_ launched: LaunchedScreen) {
    self.launched = launched
  }

  /// The device's font, then fonts with similar widths, for viewers that don't support `textLength`.
  private static let fonts = "-apple-system, Helvetica Neue, Helvetica, Arial, Liberation Sans, system-ui, sans-serif"

  var text: String {
    SVGDrawing.text(Drawing(launched), title: launched.headline)
  }

  /// A whole drawing; in the short form if it has no title.
  static func text(_ drawing: Drawing, title: String?) -> String {
    var writer = begun(CGRect(origin: .zero, size: drawing.size), title: title)
    // The short form omits what is covered.
    let covered = title == nil ? drawing.coveredCount : 0
    for (place, element) in drawing.elements.enumerated() where place >= covered || element.isPart {
      writer.write(element)
    }
    return ended(writer)
  }

  /// The part of a drawing in a window, without a title.
  static func text(_ drawing: Drawing, in window: CGRect) -> String {
    var writer = begun(window, title: nil)
    for element in drawing.elements { writer.write(element) }
    return ended(writer)
  }

  /// The part of a drawing in a window, with rounded corners and a thin edge.
  static func text(_ drawing: Drawing, title: String, in window: CGRect, radius: CGFloat) -> String {
    let frame = CGRect(origin: .zero, size: drawing.size)
    var writer = begun(window, title: title)
    writer.clip(frame, radius: radius)
    for element in drawing.elements { writer.write(element) }
    writer.write(.end)
    let edge = Paint(red: 0.46, green: 0.46, blue: 0.49)
    writer.write(.rectangle(frame.insetBy(dx: -0.5, dy: -0.5), radius: radius, .stroke(edge)))
    return ended(writer)
  }

  private static func begun(_ window: CGRect, title: String?) -> SVGWriter {
    let box = [window.minX, window.minY, window.width, window.height].map { Number.text($0) }
    var writer = SVGWriter(isShort: title == nil)
    writer.open(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("width", box[2]), ("height", box[3]),
        ("viewBox", box.joined(separator: " ")),
        ("font-family", title == nil ? fonts.replacing(", ", with: ",") : fonts),
      ]
    )
    if let title { writer.element("title", [], text: title) }
    return writer
  }

  private static func ended(_ begun: SVGWriter) -> String {
    var writer = begun
    writer.writeStyles()
    writer.close("svg")
    return writer.text
  }
}

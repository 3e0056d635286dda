import PetriComposer
package import PetriUIKit

/// The part of a screen that one controller draws, without its children and its surroundings.
package struct DrawnLayer: Sendable {
  /// The controller's name; `window` for what is outside all controllers.
  package let name: String
  /// The index of the surrounding layer; `nil` for the outermost.
  package let outer: Int?
  /// A short SVG document in the size of the device.
  package let svg: String
}

extension LaunchedScreen {
  /// The layers of the screen, outermost first.
  package var layers: [DrawnLayer] {
    let drawing = Drawing(self)
    var layers: [(name: String, outer: Int?, drawing: Drawing)] = [("window", nil, Drawing(size: drawing.size))]
    // For each open element, its layer and whether it starts that layer.
    var open: [(layer: Int, begins: Bool)] = [(0, true)]
    for element in drawing.elements {
      let current = open[open.count - 1].layer
      switch element {
      case .view(let controller?, _, _):
        layers.append((controller, current, Drawing(size: drawing.size)))
        open.append((layers.count - 1, true))
        continue
      case .view, .named, .clipped: open.append((current, false))
      case .end:
        if open.removeLast().begins { continue }
      default: break
      }
      layers[current].drawing.add(element)
    }
    return layers.map { DrawnLayer(name: $0.name, outer: $0.outer, svg: SVGDrawing.text($0.drawing, title: nil)) }
  }

  /// The screen as SVG for a page with thousands of screens: without names, and repeated content only once.
  package var shortSVG: String { SVGDrawing.text(Drawing(self), title: nil) }

  /// The views of the content, cropped with a margin, as a short SVG document with its size in points; `nil` if nothing
  /// is visible.
  package var cutSVG: (text: String, size: CGSize)? {
    let bounds = stage.window.bounds
    // The first line is the content itself, which is as large as the screen.
    let frames = located.lines.dropFirst().compactMap(\.node.frame).map { $0.intersection(bounds) }
      .filter { !$0.isNull && $0.width > 0 && $0.height > 0 }
    guard let first = frames.first else { return nil }
    let margin: CGFloat = 16
    let frame = frames.dropFirst().reduce(first) { $0.union($1) }.insetBy(dx: -margin, dy: -margin).intersection(bounds)
    return (SVGDrawing.text(Drawing(self), in: frame), frame.size)
  }
}

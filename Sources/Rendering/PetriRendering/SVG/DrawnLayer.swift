import PetriComposer
package import PetriUIKit

/// The part of a screen that one controller draws itself, without its children and without what is around it.
package struct DrawnLayer: Sendable {
  /// The controller's name; `window` for what is below and above all.
  package let name: String
  /// The layer inside of which it is; `nil` for the outermost.
  package let outer: Int?
  /// A short SVG document of the device's size.
  package let svg: String
}

extension LaunchedScreen {
  /// The onion pulled apart: what each controller draws, the outermost first.
  package var layers: [DrawnLayer] {
    let drawing = Drawing(self)
    var layers: [(name: String, outer: Int?, drawing: Drawing)] = [("window", nil, Drawing(size: drawing.size))]
    // The layer that each open element belongs to, and whether it is the layer's own.
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

  /// The screen as an SVG document for a page that has thousands of them: without names, and what repeats is written once.
  package var shortSVG: String { SVGDrawing.text(Drawing(self), title: nil) }

  /// The views of the content with a margin, without the rest of the screen, as an SVG document in as few bytes as can be, and its size in points;
  /// `nil` where nothing is to be seen.
  package var cutSVG: (text: String, size: CGSize)? {
    let bounds = stage.window.bounds
    // The outermost line is the content's own, as large as the screen.
    let frames = located.lines.dropFirst().compactMap(\.node.frame).map { $0.intersection(bounds) }
      .filter { !$0.isNull && $0.width > 0 && $0.height > 0 }
    guard let first = frames.first else { return nil }
    let margin: CGFloat = 16
    let frame = frames.dropFirst().reduce(first) { $0.union($1) }.insetBy(dx: -margin, dy: -margin).intersection(bounds)
    return (SVGDrawing.text(Drawing(self), in: frame), frame.size)
  }
}

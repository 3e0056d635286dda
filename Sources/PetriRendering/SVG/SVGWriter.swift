import PetriComposer
import PetriText
import PetriUIKit

/// Writes elements of SVG, a line each; whatever is written is text and never markup.
struct SVGWriter {
  private(set) var lines: [String] = []
  private var clips = 0
  private var gradients = 0
  /// The symbols whose drawings are written already.
  var symbols: Set<String> = []

  /// Writes an element of a drawing.
  mutating func write(_ element: DrawingElement) {
    switch element {
    case .rectangle(let frame, let radius, let paint):
      self.element("rect", frame.svg + (radius > 0 ? [("rx", Number.text(radius))] : []) + paint.svg)
    case .gradient(let frame, let radius, let gradient): self.gradient(gradient, in: frame, radius: radius)
    case .line(let start, let end, let paint):
      let place = [("x1", start.x), ("y1", start.y), ("x2", end.x), ("y2", end.y)].map { ($0.0, Number.text($0.1)) }
      self.element("line", place + paint.svg("stroke"))
    case .disc(let center, let radius, let paint, let edge):
      let edge = edge.map { $0.svg("stroke") } ?? []
      self.element("circle", SVGWriter.circle(center, radius) + paint.svg("fill") + edge)
    case .ring(let center, let radius, let paint):
      let dashes = [("fill", "none"), ("stroke-width", "3"), ("stroke-dasharray", "4 3")]
      self.element("circle", SVGWriter.circle(center, radius) + dashes + paint.svg("stroke"))
    case .text(let text) where text.ellipsis > 0: write(cut: text)
    case .text(let text): self.element("text", text.svg, text: text.text)
    case .symbol(let icon, let frame, let paint): write(icon, in: frame, paint)
    case .view(let controller, let id, let opacity):
      var attributes: [(String, String)] = []
      if let controller { attributes.append(("data-controller", controller)) }
      if let id { attributes.append(("data-view", id)) }
      if opacity < 1 { attributes.append(("opacity", Number.text(opacity))) }
      open("g", attributes)
    case .named(let name):
      open("g")
      self.element("title", [], text: name)
    case .clipped(let frame, let radius): clip(frame, radius: radius)
    case .end: close("g")
    }
  }

  /// A text that is cut: its ellipsis is seen in viewers that make its letters wider, too.
  private mutating func write(cut text: DrawingText) {
    let (letters, ellipsis) = text.parted
    let size = text.font.size
    clip(CGRect(x: letters.left, y: text.baseline - 1.2 * size, width: letters.text.width, height: 1.6 * size))
    element("text", letters.text.svg, text: letters.text.text)
    close("g")
    element("text", ellipsis.svg, text: ellipsis.text)
  }

  /// Begins what is seen within a frame alone.
  mutating func clip(_ frame: CGRect, radius: CGFloat = 0) {
    clips += 1
    open("clipPath", [("id", "clip-\(clips)")])
    element("rect", frame.svg + (radius > 0 ? [("rx", Number.text(radius))] : []))
    close("clipPath")
    open("g", [("clip-path", "url(#clip-\(clips))")])
  }

  /// Writes a rectangle whose colours go over into one another.
  private mutating func gradient(_ gradient: DrawingGradient, in frame: CGRect, radius: CGFloat) {
    gradients += 1
    let places = [("x1", gradient.start.x), ("y1", gradient.start.y), ("x2", gradient.end.x), ("y2", gradient.end.y)]
    open("linearGradient", [("id", "gradient-\(gradients)")] + places.map { ($0.0, Number.text($0.1)) })
    for stop in gradient.stops {
      element("stop", [("offset", Number.text(CGFloat(stop.location)))] + stop.paint.svg("stop-color", "stop-opacity"))
    }
    close("linearGradient")
    let corners = radius > 0 ? [("rx", Number.text(radius))] : []
    element("rect", frame.svg + corners + [("fill", "url(#gradient-\(gradients))")])
  }

  /// Writes an element without content.
  mutating func element(_ name: String, _ attributes: [(String, String)]) {
    lines.append("<\(name)\(SVGWriter.text(of: attributes))/>")
  }

  /// Writes an element with a text.
  mutating func element(_ name: String, _ attributes: [(String, String)], text: String) {
    lines.append("<\(name)\(SVGWriter.text(of: attributes))>\(XMLText.escaped(text.cleaned))</\(name)>")
  }

  /// Begins an element that others are in.
  mutating func open(_ name: String, _ attributes: [(String, String)] = []) {
    lines.append("<\(name)\(SVGWriter.text(of: attributes))>")
  }

  /// Ends it.
  mutating func close(_ name: String) {
    lines.append("</\(name)>")
  }

  private static func circle(_ center: CGPoint, _ radius: CGFloat) -> [(String, String)] {
    [("cx", center.x), ("cy", center.y), ("r", radius)].map { ($0.0, Number.text($0.1)) }
  }

  private static func text(of attributes: [(String, String)]) -> String {
    attributes.map { " \($0.0)=\"\(XMLText.escaped($0.1.cleaned))\"" }.joined()
  }
}

extension DrawingText {
  /// Its letters, from their left edge on, and the ellipsis behind them.
  fileprivate var parted: (letters: (text: DrawingText, left: CGFloat), ellipsis: DrawingText) {
    let start = anchor == .left ? x : anchor == .middle ? x - width / 2 : x - width
    let isRightToLeft = WritingDirection.isRightToLeft(text)
    let end = isRightToLeft ? start + ellipsis : start + width - ellipsis
    func part(_ text: String, x: CGFloat, _ anchor: TextAnchor, width: CGFloat) -> DrawingText {
      var part = DrawingText(
        text: text,
        x: x,
        baseline: baseline,
        anchor: anchor,
        width: width,
        font: font,
        paint: paint
      )
      part.isUnderlined = isUnderlined
      part.isStruckThrough = isStruckThrough
      return part
    }
    let letters = part(
      String(text.dropLast()),
      x: isRightToLeft ? start + width : start,
      isRightToLeft ? .right : .left,
      width: width - ellipsis
    )
    return (
      (letters, isRightToLeft ? end : start),
      part("…", x: end, isRightToLeft ? .right : .left, width: ellipsis)
    )
  }

  fileprivate var svg: [(String, String)] {
    var attributes = [("x", Number.text(x)), ("y", Number.text(baseline)), ("font-size", Number.text(font.size))]
    if font.weight != 400 { attributes.append(("font-weight", "\(font.weight)")) }
    if font.isItalic { attributes.append(("font-style", "italic")) }
    if let family = font.family.svg { attributes.append(("font-family", family)) }
    let lines = [isUnderlined ? "underline" : nil, isStruckThrough ? "line-through" : nil].compactMap(\.self)
    if !lines.isEmpty { attributes.append(("text-decoration", lines.joined(separator: " "))) }
    let isRightToLeft = WritingDirection.isRightToLeft(text)
    if isRightToLeft { attributes.append(("direction", "rtl")) }
    // Start and end are those of the text's own direction.
    switch anchor {
    case .middle: attributes.append(("text-anchor", "middle"))
    case .left where isRightToLeft, .right where !isRightToLeft: attributes.append(("text-anchor", "end"))
    case .left, .right: break
    }
    // The viewer's letters are made as wide together as the device's are: letters, not only blanks, so that joined ones
    // stay together.
    if width > 0 { attributes += [("textLength", Number.text(width)), ("lengthAdjust", "spacingAndGlyphs")] }
    return attributes + paint.svg("fill")
  }
}

extension DrawingFont.Family {
  /// The families that a viewer may have; `nil` for the usual ones.
  fileprivate var svg: String? {
    switch self {
    case .system: nil
    case .rounded: "ui-rounded, SF Pro Rounded, Nunito, sans-serif"
    case .serif: "ui-serif, New York, Georgia, serif"
    case .monospaced: "monospace"
    // In quotes a family's name is a string of CSS.
    case .named(let name): "'\(name.filter { !"'\\\n\r".contains($0) })', sans-serif"
    }
  }
}

extension DrawingPaint {
  fileprivate var svg: [(String, String)] {
    switch self {
    case .fill(let paint): paint.svg("fill")
    case .stroke(let paint, let width):
      [("fill", "none")] + paint.svg("stroke") + (width == 1 ? [] : [("stroke-width", Number.text(width))])
    }
  }
}

extension Paint {
  /// The colour as an attribute, `#RRGGBB`, and its opacity as another.
  func svg(_ name: String, _ opacityName: String? = nil) -> [(String, String)] {
    let code = "#" + [red, green, blue].map { Paint.hexadecimal($0) }.joined()
    return [(name, code)] + (opacity < 1 ? [(opacityName ?? "\(name)-opacity", Number.text(CGFloat(opacity)))] : [])
  }

  private static func hexadecimal(_ part: Double) -> String {
    let value = Int((part * 255).rounded())
    return (value < 16 ? "0" : "") + String(value, radix: 16, uppercase: true)
  }
}

extension CGRect {
  /// Place and size as attributes; SVG knows no infinity.
  var svg: [(String, String)] {
    [("x", minX), ("y", minY), ("width", width), ("height", height)].map { name, value in
      (name, Number.text(value.isFinite ? value : 0))
    }
  }
}

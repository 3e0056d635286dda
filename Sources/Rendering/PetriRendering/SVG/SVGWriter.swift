import Foundation
import PetriCatalog
import PetriComposer
import PetriText
import PetriUIKit

/// Writes SVG elements, one per line. Texts never become markup.
///
/// The short form has no view names and no groups without effect; repeated paints and fonts are classes; coordinates
/// are rounded to tenths of a point.
struct SVGWriter {
  /// A line, split where its style goes if it has one.
  private struct Line {
    let start: String
    var style: Int?
    var end = ""
  }

  private let isShort: Bool
  private var lines: [Line] = []
  /// The styles of the short form, each with the number of its uses.
  private var styles: [(attributes: [(String, String)], count: Int)] = []
  private var places: [String: Int] = [:]
  /// For each open group of the short form, whether it was written.
  private var groups: [Bool] = []
  private var clips = 0
  private var gradients = 0
  /// The symbols that were written.
  var symbols: Set<String> = []
  /// The numbers of the images that were written, by path.
  var images: [String: Int] = [:]
  /// The numbers of the filters that were written.
  var tints: [Paint: Int] = [:]

  init(isShort: Bool) { self.isShort = isShort }

  var text: String {
    var text = ""
    for line in lines {
      text += line.start
      if let style = line.style { text += styleText(style) }
      text += line.end
      if !isShort { text += "\n" }
    }
    return text
  }

  /// Writes the classes of the short form.
  mutating func writeStyles() {
    let rules = styles.indices.filter { styles[$0].count > 1 }.map { style in
      let parts = styles[style].attributes.map { name, value in
        "\(name):\(value)\(name == "font-size" || name == "stroke-width" ? "px" : "")"
      }
      return ".\(SVGWriter.name(ofStyle: style)){\(parts.joined(separator: ";"))}"
    }
    guard !rules.isEmpty else { return }
    lines.append(Line(start: "<style>\(rules.joined())</style>"))
  }

  /// The attributes of a style, or its class if it is used more than once.
  private func styleText(_ style: Int) -> String {
    styles[style].count > 1
      ? " class=\"\(SVGWriter.name(ofStyle: style))\"" : SVGWriter.text(of: styles[style].attributes)
  }

  /// The names of classes: a, b, … z, a1, b1, …
  private static func name(ofStyle style: Int) -> String {
    let letter = Character(UnicodeScalar(UInt8(97 + style % 26)))
    return style < 26 ? "\(letter)" : "\(letter)\(style / 26)"
  }

  /// The attributes that are also CSS properties, with values that are safe in CSS.
  private static let styled: Set<String> = [
    "fill", "fill-opacity", "stroke", "stroke-opacity", "stroke-width", "font-size", "font-weight", "font-style",
    "text-anchor", "text-decoration",
  ]

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
    case .text(let text): write(text)
    case .symbol(let icon, let frame, let paint): write(icon, in: frame, paint)
    case .image(let image, let frame, let fit, let tint, _): write(image, in: frame, fit, tint: tint)
    case .view(let controller, let id, let opacity):
      var attributes: [(String, String)] = []
      if let controller, !isShort { attributes.append(("data-controller", controller)) }
      if let id, !isShort { attributes.append(("data-view", id)) }
      if opacity < 1 { attributes.append(("opacity", Number.text(opacity))) }
      open("g", attributes)
    case .named(let name):
      open("g")
      if !isShort { self.element("title", [], text: name) }
    case .clipped(let frame, let radius): clip(frame, radius: radius)
    case .end: close("g")
    }
  }

  private mutating func write(_ text: DrawingText) {
    // Letter spacing can be adjusted instead if the letters aren't joined.
    let isAdjusted = !isShort || text.text.unicodeScalars.contains(where: SVGWriter.joins)
    element("text", text.svg.filter { isAdjusted || $0.0 != "lengthAdjust" }, text: text.text)
  }

  /// Whether a letter belongs to a script that joins letters or combines them, such as Arabic and the scripts of India.
  private static func joins(_ scalar: UnicodeScalar) -> Bool {
    switch scalar.value {
    case 0x0590..<0x1100, 0x1780..<0x1E00, 0xFB1D..<0xFE00, 0xFE70..<0xFF00: true
    default: false
    }
  }

  /// Writes a truncated text so that the ellipsis stays visible in viewers with wider letters.
  private mutating func write(cut text: DrawingText) {
    let (letters, ellipsis) = text.parted
    let size = text.font.size
    clip(CGRect(x: letters.left, y: text.baseline - 1.2 * size, width: letters.text.width, height: 1.6 * size))
    write(letters.text)
    close("g")
    write(ellipsis)
  }

  /// Starts a group that is clipped to a frame.
  mutating func clip(_ frame: CGRect, radius: CGFloat = 0) {
    clips += 1
    open("clipPath", [("id", "clip-\(clips)")])
    element("rect", frame.svg + (radius > 0 ? [("rx", Number.text(radius))] : []))
    close("clipPath")
    open("g", [("clip-path", "url(#clip-\(clips))")])
  }

  /// Writes a rectangle with a gradient.
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

  mutating func element(_ name: String, _ attributes: [(String, String)]) {
    add("<\(name)", attributes, "/>")
  }

  mutating func element(_ name: String, _ attributes: [(String, String)], text: String) {
    add("<\(name)", attributes, ">\(XMLText.escaped(text.cleaned))</\(name)>")
  }

  /// Writes an image with the content of its file in Base64.
  mutating func image(_ attributes: [(String, String)], _ file: NamedImage.File) {
    let data = Data(file.bytes).base64EncodedString()
    let start = "<image\(SVGWriter.text(of: attributes))"
    lines.append(Line(start: "\(start) href=\"data:\(XMLText.escaped(file.type));base64,\(data)\"/>"))
  }

  /// Starts a group.
  mutating func open(_ name: String, _ attributes: [(String, String)] = []) {
    if isShort, name == "g" {
      groups.append(!attributes.isEmpty)
      guard !attributes.isEmpty else { return }
    }
    lines.append(Line(start: "<\(name)\(SVGWriter.text(of: attributes))>"))
  }

  /// Ends a group.
  mutating func close(_ name: String) {
    if isShort, name == "g", groups.popLast() == false { return }
    lines.append(Line(start: "</\(name)>"))
  }

  /// Adds a line; in the short form, with its style kept apart.
  private mutating func add(_ start: String, _ attributes: [(String, String)], _ end: String) {
    guard isShort else {
      lines.append(Line(start: start + SVGWriter.text(of: attributes) + end))
      return
    }
    let attributes = attributes.compactMap(SVGWriter.shortened)
    let style = attributes.filter { SVGWriter.styled.contains($0.0) && !$0.1.contains("url(") }
    let others = attributes.filter { !SVGWriter.styled.contains($0.0) || $0.1.contains("url(") }
    var line = Line(start: start + SVGWriter.text(of: others), end: end)
    if !style.isEmpty {
      let key = style.map { "\($0.0):\($0.1)" }.joined(separator: ";")
      let place = places[key] ?? styles.count
      if place == styles.count {
        places[key] = place
        styles.append((style, 0))
      }
      styles[place].count += 1
      line.style = place
    }
    lines.append(line)
  }

  /// The shortest form of an attribute; `nil` if it is the default.
  private static func shortened(_ name: String, _ value: String) -> (String, String)? {
    switch name {
    case "fill" where value == "#000000", "x" where value == "0", "y" where value == "0": return nil
    case "fill", "stroke":
      let code = Array(value.utf8)
      let isShort = code.count == 7 && code[1] == code[2] && code[3] == code[4] && code[5] == code[6]
      return (name, isShort ? String(decoding: [code[0], code[1], code[3], code[5]], as: UTF8.self) : value)
    case "x", "y", "width", "height", "textLength":
      guard value.contains("."), let number = Double(value) else { return (name, value) }
      return (name, Number.text(CGFloat((number * 10).rounded() / 10)))
    default: return (name, value)
    }
  }

  private static func circle(_ center: CGPoint, _ radius: CGFloat) -> [(String, String)] {
    [("cx", center.x), ("cy", center.y), ("r", radius)].map { ($0.0, Number.text($0.1)) }
  }

  private static func text(of attributes: [(String, String)]) -> String {
    attributes.map { " \($0.0)=\"\(XMLText.escaped($0.1.cleaned))\"" }.joined()
  }
}

extension DrawingText {
  /// The letters, anchored at their left edge, and the ellipsis after them.
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
    // Start and end refer to the direction of the text itself.
    switch anchor {
    case .middle: attributes.append(("text-anchor", "middle"))
    case .left where isRightToLeft, .right where !isRightToLeft: attributes.append(("text-anchor", "end"))
    case .left, .right: break
    }
    // The viewer stretches letters and spaces to the device's width, because stretching spaces alone would separate
    // joined letters.
    if width > 0 { attributes += [("textLength", Number.text(width)), ("lengthAdjust", "spacingAndGlyphs")] }
    return attributes + paint.svg("fill")
  }
}

extension DrawingFont.Family {
  /// The font families that a viewer may have; `nil` for the default.
  fileprivate var svg: String? {
    switch self {
    case .system: nil
    case .rounded: "ui-rounded, SF Pro Rounded, Nunito, sans-serif"
    case .serif: "ui-serif, New York, Georgia, serif"
    case .monospaced: "monospace"
    // A family name in quotes is a CSS string.
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
  /// The color as `#RRGGBB` in an attribute, and its opacity in another.
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
  /// The position and size as attributes, without infinities, which SVG doesn't support.
  var svg: [(String, String)] {
    [("x", minX), ("y", minY), ("width", width), ("height", height)].map { name, value in
      (name, Number.text(value.isFinite ? value : 0))
    }
  }
}

import PetriComposer
import PetriUIKit

extension SVGWriter {
  /// Writes a symbol: its drawing at its first use, then a reference to it.
  mutating func write(_ icon: SymbolIcon, in frame: CGRect, _ paint: Paint) {
    let id = "symbol-\(icon.name)"
    if symbols.insert(icon.name).inserted { define(icon, id) }
    element("use", [("href", "#\(id)")] + frame.svg + paint.svg("color", "opacity"))
  }

  private mutating func define(_ icon: SymbolIcon, _ id: String) {
    let box = [SymbolIcon.frame.minX, SymbolIcon.frame.minY, SymbolIcon.frame.width, SymbolIcon.frame.height]
    open(
      "symbol",
      [
        ("id", id), ("viewBox", box.map { Number.text($0) }.joined(separator: " ")), ("fill", "none"),
        ("stroke", "currentColor"), ("stroke-width", Number.text(SymbolInk.lineWidth)), ("stroke-linecap", "round"),
        ("stroke-linejoin", "round"),
      ]
    )
    for (place, layer) in icon.layers.enumerated() {
      guard !layer.cuts.isEmpty else {
        paths(layer.inks, color: "currentColor")
        continue
      }
      let side = Number.text(SymbolPath.side)
      let size = [("width", side), ("height", side)]
      let mask = "\(id)-\(place + 1)"
      open(
        "mask",
        [("id", mask), ("maskUnits", "userSpaceOnUse"), ("x", "0"), ("y", "0")] + size + [("stroke", "#000")]
      )
      element("rect", size + [("fill", "#FFF"), ("stroke", "none")])
      paths(layer.cuts, color: "#000")
      close("mask")
      open("g", [("mask", "url(#\(mask))")])
      paths(layer.inks, color: "currentColor")
      close("g")
    }
    close("symbol")
  }

  /// Writes lines with the same style as one path.
  private mutating func paths(_ inks: [SymbolInk], color: String) {
    var inks = inks[...]
    while var ink = inks.popFirst() {
      while !ink.isFilled, let next = inks.first, !next.isFilled, next.width == ink.width {
        ink.path = ink.path.with(next.path)
        inks.removeFirst()
      }
      var attributes = [("d", ink.path.svg)]
      if ink.isFilled { attributes.append(("fill", color)) }
      if ink.width == 0 {
        attributes.append(("stroke", "none"))
      } else if ink.width != SymbolInk.lineWidth {
        attributes.append(("stroke-width", Number.text(ink.width)))
      }
      element("path", attributes)
    }
  }
}

extension SymbolPath {
  /// The value of the path's attribute.
  fileprivate var svg: String {
    func text(_ numbers: CGFloat...) -> String { numbers.map { Number.text($0) }.joined(separator: " ") }
    return steps.map { step in
      switch step {
      case .move(let point): "M" + text(point.x, point.y)
      case .line(let point): "L" + text(point.x, point.y)
      case .curve(let beside, let end): "Q" + text(beside.x, beside.y, end.x, end.y)
      case .arc(let radius, let isLarge, let isClockwise, let end):
        "A" + text(radius, radius, 0, isLarge ? 1 : 0, isClockwise ? 1 : 0, end.x, end.y)
      case .close: "Z"
      }
    }.joined()
  }
}

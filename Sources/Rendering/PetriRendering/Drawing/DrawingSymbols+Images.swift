import PetriCatalog
import PetriComposer
import PetriUIKit

/// Images and symbols in bars, buttons, rows, menus, and as views.
extension DrawingSymbols {
  /// Draws an image centered in a frame, in its own size or scaled down to fit.
  func picture(_ image: UIImage, in frame: CGRect, _ color: Paint, _ drawing: inout Drawing) {
    let size = CGSize(width: min(image.size.width, frame.width), height: min(image.size.height, frame.height))
    let origin = CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2)
    let box = CGRect(origin: origin, size: size)
    if drawn(image, in: box, .inside, tint: image.renderingMode == .alwaysOriginal ? nil : color, &drawing) { return }
    symbol(HeadlessRuntime.name(of: image), in: box, color, &drawing)
  }

  /// Draws a symbol that is a view, in the tint color and by the view's content mode.
  func symbol(_ image: UIImage, at frame: CGRect, _ drawing: inout Drawing) {
    var frame = frame
    switch shown.view.contentMode {
    case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw:
      let side = min(frame.width, frame.height)
      frame = CGRect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
      symbol(HeadlessRuntime.name(of: image), in: frame, tint, &drawing)
    default: picture(image, in: frame, tint, &drawing)
    }
  }

  /// Draws an image from the catalogue's files.
  ///
  /// - Returns: `false` if there is no image of this name.
  private func drawn(
    _ image: UIImage,
    in frame: CGRect,
    _ fit: DrawnImage.Fit,
    tint: Paint?,
    _ drawing: inout Drawing
  ) -> Bool {
    guard !image.isSymbolImage, let name = HeadlessRuntime.name(of: image),
      let (found, _) = catalog?.settings.drawnImage(name, in: traits)
    else { return false }
    drawing.add(.named(name))
    drawing.add(.image(found, frame, fit, tint: tint, frame: Paint(.separator, in: traits)))
    drawing.add(.end)
    return true
  }

  /// Draws a symbol; if Petri has no drawing of it, its name in a small box, a line for each of its words.
  func symbol(_ name: String?, in box: CGRect, _ color: Paint, _ drawing: inout Drawing) {
    if let name { drawing.add(.named(name)) }
    defer { if name != nil { drawing.add(.end) } }
    if let name, let icon = SymbolIcon.named(name, isMirrored: shown.isMirrored) {
      return drawing.add(.symbol(icon, box, color))
    }
    drawing.rectangle(box, radius: 4, .stroke(color))
    if let name { lines(of: name, in: box.insetBy(dx: 2, dy: 2), color, &drawing) }
  }

  /// The words of a name; empty if they would be illegible at any zoom.
  private func lines(of name: String, in box: CGRect, _ color: Paint, _ drawing: inout Drawing) {
    let lines = name.split(separator: ".").map(String.init)
    let room = CGSize(width: box.width, height: box.height / CGFloat(max(1, lines.count)))
    let sizes = lines.map { FittedText.size(of: $0, within: room, largest: 8) }
    guard let size = sizes.min(), size >= 4 else { return }
    let font = UIFont.systemFont(ofSize: size)
    let top = box.midY - size * CGFloat(lines.count) / 2
    for (place, line) in lines.enumerated() {
      let frame = CGRect(x: box.minX - 1, y: top + size * CGFloat(place), width: box.width + 2, height: size)
      centered(line, in: frame, font: font, color, &drawing)
    }
  }

  /// Draws a crossed-out box with the name of an image. If the name would be too small, it becomes a tooltip.
  func picture(_ name: String?, at frame: CGRect, _ drawing: inout Drawing) {
    let font = name.flatMap { FittedText.font(for: $0, within: frame.insetBy(dx: 2, dy: 2).size, largest: 12) }
    let radius = shown.view.layer.cornerRadius
    let isClipped = radius > 0 || shown.view.clipsToBounds
    if isClipped { drawing.add(.clipped(frame, radius: radius)) }
    defer { if isClipped { drawing.add(.end) } }
    if let image = shown.image, let (_, isTemplate) = catalog?.settings.drawnImage(name, in: traits) {
      let mode = image.renderingMode
      let isTinted = mode == .alwaysTemplate || mode == .automatic && isTemplate
      let (place, fit) = shown.view.contentMode.placed(image.size, in: frame)
      _ = drawn(image, in: place, fit, tint: isTinted ? tint : nil, &drawing)
      return
    }
    if let name, font == nil { drawing.add(.named(name)) }
    let paint = Paint(.separator, in: traits)
    drawing.rectangle(frame, radius: radius, .stroke(paint))
    for (start, end) in [(frame.minY, frame.maxY), (frame.maxY, frame.minY)] {
      drawing.add(.line(from: CGPoint(x: frame.minX, y: start), to: CGPoint(x: frame.maxX, y: end), paint))
    }
    guard let name else { return }
    if let font {
      centered(name, in: frame, font: font, Paint(.secondaryLabel, in: traits), &drawing)
    } else {
      drawing.add(.end)
    }
  }
}

extension RowMark {
  /// The name of the symbol.
  var symbolName: String {
    switch self {
    case .disclosure: "chevron.forward"
    case .checkmark: "checkmark"
    }
  }
}

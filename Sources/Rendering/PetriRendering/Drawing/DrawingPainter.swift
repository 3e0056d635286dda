import PetriCatalog
import PetriComposer
import PetriUIKit

/// Draws views back to front.
@MainActor
struct DrawingPainter {
  var drawing: Drawing
  private let launched: LaunchedScreen

  init(launched: LaunchedScreen) {
    self.launched = launched
    drawing = Drawing(size: launched.stage.window.bounds.size)
  }

  /// Draws a view and its subviews.
  ///
  /// - Parameter frame: The frame of the view in the window, in points.
  mutating func draw(_ shown: ShownView, at frame: CGRect) {
    let view = shown.view
    guard !view.isHidden, view.alpha > 0 else { return }
    let isRaised = launched.isRaised(shown, frame)
    if launched.isDimmed(behind: shown, frame) { drawing.rectangle(launched.stage.window.bounds, .fill(.dimming)) }
    let controller = (view.next as? UIViewController)?.displayName
    let id = shown.definition?.id
    let isOwn = controller != nil || id != nil || view.alpha < 1
    if isOwn { drawing.add(.view(controller: controller, id: id, opacity: view.alpha)) }
    drawBackground(of: shown, at: frame, isRaised: isRaised)
    let isDrawn = DrawingSymbols(shown, launched.catalog).draw(at: frame, with: &drawing)
    if !isDrawn || shown.kind.form.holdsViews { drawSubviews(of: shown, at: frame) }
    drawBorder(of: shown, at: frame)
    if isRaised, shown.hasGrabber { drawGrabber(in: frame, view.traitCollection) }
    if isOwn { drawing.add(.end) }
  }

  /// Draws the time, the signal strength and the battery, unless the status bar is hidden.
  mutating func drawStatusBar() {
    let window = launched.stage.window
    let top = window.safeAreaInsets.top
    guard top > 0, !StatusBarAnswer.isHidden(in: window) else { return }
    let font = UIFont.systemFont(ofSize: 16, weight: .semibold)
    let color = StatusBarAnswer.paint(in: window)
    let baseline = top / 2 + 6
    DrawingSymbols.line("9:41", x: 32, baseline: baseline, anchor: .left, font: font, color, &drawing)
    let right = window.bounds.width - 32
    for (place, height) in [4, 6, 8, 10].enumerated() {
      let bar = CGRect(
        x: right - 52 + 5 * CGFloat(place),
        y: baseline - CGFloat(height),
        width: 3,
        height: CGFloat(height)
      )
      drawing.rectangle(bar, radius: 1, .fill(color))
    }
    let battery = CGRect(x: right - 24, y: baseline - 10.5, width: 22, height: 11)
    drawing.rectangle(battery, radius: 3, .stroke(color))
    drawing.rectangle(battery.insetBy(dx: 2, dy: 2), radius: 1.5, .fill(color))
  }

  private mutating func drawSubviews(of shown: ShownView, at frame: CGRect) {
    if shown.isClipping { drawing.add(.clipped(frame, radius: radius(of: shown))) }
    let table = TableLook(shown.view)
    let origin = CGPoint(x: frame.minX - shown.view.bounds.minX, y: frame.minY - shown.view.bounds.minY)
    if let table { drawGrounds(of: table, from: origin, shown.view.traitCollection) }
    for subview in shown.subviews { draw(subview, at: shown.frame(of: subview, at: frame)) }
    if let table { drawSigns(of: table, from: origin, shown) }
    for line in shown.view.columnLines {
      let paint = Paint(.separator, in: shown.view.traitCollection)
      drawing.rectangle(line.offsetBy(dx: frame.minX, dy: frame.minY), .fill(paint))
    }
    if shown.isClipping { drawing.add(.end) }
  }

  private mutating func drawGrounds(of table: TableLook, from origin: CGPoint, _ traits: UITraitCollection) {
    let paint = Paint(.secondarySystemGroupedBackground, in: traits)
    for ground in table.grounds {
      drawing.rectangle(ground.offsetBy(dx: origin.x, dy: origin.y), radius: table.cornerRadius, .fill(paint))
    }
  }

  private mutating func drawSigns(of table: TableLook, from origin: CGPoint, _ shown: ShownView) {
    let traits = shown.view.traitCollection
    let color = (shown.view as? UITableView)?.separatorColor ?? .separator
    for line in table.lines {
      drawing.rectangle(line.offsetBy(dx: origin.x, dy: origin.y), .fill(Paint(color, in: traits)))
    }
    let symbols = DrawingSymbols(shown, launched.catalog)
    for (mark, frame) in table.marks {
      let color = mark == .checkmark ? shown.tint : .tertiaryLabel
      symbols.mark(mark, color, at: frame.offsetBy(dx: origin.x, dy: origin.y), &drawing)
    }
  }

  private func radius(of shown: ShownView) -> CGFloat {
    if case .box(let radius) = shown.kind.form { return radius }
    return shown.view.layer.cornerRadius
  }

  /// Draws the grabber of a sheet: 36 by 5 points, 5 points below the top.
  private mutating func drawGrabber(in sheet: CGRect, _ traits: UITraitCollection) {
    let frame = CGRect(x: sheet.midX - 18, y: sheet.minY + 5, width: 36, height: 5)
    drawing.rectangle(frame, radius: 2.5, .fill(Paint(.tertiaryLabel, in: traits)))
  }

  /// Draws the border of a view, inside its edges and above its content.
  private mutating func drawBorder(of shown: ShownView, at frame: CGRect) {
    guard let border = shown.border, border.width > 0 else { return }
    let inset = border.width / 2
    let paint = Paint(border.color, in: shown.view.traitCollection)
    drawing.rectangle(
      frame.insetBy(dx: inset, dy: inset),
      radius: max(0, radius(of: shown) - inset),
      .stroke(paint, width: border.width)
    )
  }

  /// Draws a shadow as a few faint rectangles of increasing size, because viewers differ in their support for blur.
  private mutating func draw(
    _ shadow: EdgeStyle.Shadow,
    of frame: CGRect,
    radius: CGFloat,
    in traits: UITraitCollection
  ) {
    let steps = shadow.radius > 0 ? 4 : 1
    let paint = Paint(shadow.color, in: traits).times(Double(shadow.opacity) / Double(steps))
    let moved = frame.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
    for step in 0..<steps {
      let outset = steps == 1 ? 0 : shadow.radius * (CGFloat(step) / CGFloat(steps - 1) * 2 - 1)
      let area = moved.insetBy(dx: -outset, dy: -outset)
      guard area.width > 0, area.height > 0 else { continue }
      drawing.rectangle(area, radius: max(0, radius + outset), .fill(paint))
    }
  }

  private mutating func drawBackground(of shown: ShownView, at frame: CGRect, isRaised: Bool) {
    let traits = shown.view.traitCollection
    let isBox = if case .box = shown.kind.form { true } else { false }
    let radius = radius(of: shown)
    if let shadow = shown.shadow { draw(shadow, of: frame, radius: radius, in: traits) }
    guard let color = shown.background(isRaised: isRaised) else {
      if isBox, shown.border == nil { drawing.rectangle(frame, radius: radius, .stroke(Paint(.separator, in: traits))) }
      return
    }
    let paint = Paint(color, in: traits)
    guard paint.opacity > 0 else { return }
    drawing.rectangle(
      shown.backgroundFrame(at: frame),
      radius: isRaised ? max(10, radius) : radius,
      .fill(paint)
    )
  }
}

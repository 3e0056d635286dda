import PetriComposer
import PetriText
import PetriUIKit

/// Draws a view hierarchy on a canvas, back to front.
@MainActor
struct WireframePainter {
  private var layers: WireframeLayers
  /// The visible cells of each view and bar item.
  private(set) var places: [ObjectIdentifier: CanvasRectangle] = [:]
  private let grid: CellGrid
  private let launched: LaunchedScreen
  private var fills: WireframeFills
  /// Texts that may use other cells of their rows once everything is drawn.
  private var texts: [WireframeText] = []

  init(grid: CellGrid, launched: LaunchedScreen) {
    let (width, height) = (grid.columns + 2, grid.rows + 2)
    layers = WireframeLayers(width: width, height: height)
    self.grid = grid
    self.launched = launched
    let background = Paint(.systemBackground, in: launched.stage.window.traitCollection)
    fills = WireframeFills(width: width, height: height, background)
  }

  /// Draws a view and its subviews.
  ///
  /// - Parameters:
  ///   - frame: the frame in window coordinates, in points.
  ///   - clip: the cells that may be drawn on.
  ///   - opacity: the opacity of the superview, from 0 to 1.
  mutating func draw(_ shown: ShownView, at frame: CGRect, clip: CanvasRectangle, opacity: Double = 1) {
    let view = shown.view
    guard !view.isHidden, view.alpha > 0 else { return }
    let opacity = opacity * Double(view.alpha)
    let cells = lineCount(of: shown, frame).map { grid.rectangle(frame, lines: $0) } ?? grid.rectangle(frame)
    let visible = cells.intersection(clip)
    guard visible.width > 0, visible.height > 0 else { return }
    places[ObjectIdentifier(view)] = visible
    let isRaised = launched.isRaised(shown, frame)
    if launched.isDimmed(behind: shown, frame) {
      settleTexts()
      dim(clip)
    }
    // The first line of a menu is at its edge, so that the frame goes around it.
    let outer = isMenu(view) ? cells.expanded(byRows: 1) : cells
    if isRaised || view === launched.stage.window.inputHost {
      settleTexts()
      layers.clear(outer.intersection(clip))
    }
    fill(shown, at: frame, clip: clip, isRaised: isRaised, opacity)
    let paint = paint(of: view, over: visible, opacity)
    if let lines = WireframeSymbols(shown, paint).lines(in: cells, clip: clip) {
      for line in lines {
        stamp(line.row(columns: cells.width), at: line.cells, clip: clip, as: .text, paint)
        // A link that is broken across lines has the cells of its first line.
        for link in line.links where places[ObjectIdentifier(link.run)] == nil {
          places[ObjectIdentifier(link.run)] = line.cells(of: link)
        }
      }
      // The lines of a paragraph stay aligned if they fit.
      if lines.count == 1 || lines.contains(where: { $0.columns > cells.width }) { texts += lines }
      return
    }
    var part = Canvas(width: cells.width, height: cells.height, cleaning: .picture)
    if let (inner, material) = drawLeaf(shown, on: &part, paint) {
      for place in inner {
        var moved = place.rectangle
        moved.x += cells.x
        moved.y += cells.y
        places[place.owner] = moved.intersection(clip)
      }
      stamp(part, at: cells, clip: clip, as: material, paint)
      if shown.kind.form.holdsViews { drawSubviews(of: shown, at: frame, clip: clip, opacity: opacity) }
      return
    }
    if isRaised {
      let all = CanvasRectangle(x: 0, y: 0, width: outer.width, height: outer.height)
      part = Canvas(width: outer.width, height: outer.height, cleaning: .picture)
      part.box(all, border: .rounded, style: paint.style(.secondaryLabel))
      decorate(shown, on: &part)
      stamp(part, at: outer, clip: clip, as: .frame, paint)
    } else if isFramed(shown) {
      drawBox(frame, cells: cells, clip: clip, paint)
    } else if case .section(let isInset) = shown.kind.form {
      drawSection(isInset: isInset, cells: cells, clip: clip, paint)
    }
    drawSubviews(of: shown, at: frame, clip: shown.isClipping ? visible : clip, opacity: opacity)
  }

  private mutating func drawSubviews(of shown: ShownView, at frame: CGRect, clip: CanvasRectangle, opacity: Double) {
    for subview in shown.subviews {
      draw(subview, at: shown.frame(of: subview, at: frame), clip: clip, opacity: opacity)
    }
    for line in shown.view.columnLines {
      var cells = grid.rectangle(line.offsetBy(dx: frame.minX, dy: frame.minY))
      cells.width = 1
      let paint = paint(of: shown.view, over: cells.intersection(clip), opacity)
      var part = Canvas(width: 1, height: cells.height)
      WireframeSymbols(shown, paint).line(on: &part, isVertical: true)
      stamp(part, at: cells, clip: clip, as: .frame, paint)
    }
  }

  /// Lays out the rows in which a text doesn't fit into its cells; called before anything is drawn over them.
  mutating func settleTexts() {
    WireframeRow.settle(texts, on: &layers)
    texts = []
  }

  // MARK: - Colours

  /// The canvas with the background colours of the screen's cells.
  func painted(_ screen: CanvasRectangle) -> Canvas {
    let label = Paint(.label, in: launched.stage.window.traitCollection)
    var canvas = layers.canvas
    for y in screen.y..<(screen.y + screen.height) {
      for x in screen.x..<(screen.x + screen.width) {
        let text = canvas[x, y].text
        canvas.restyle(CanvasRectangle(x: x, y: y, width: 1, height: 1)) { style in
          let ground = fills[x, y].cellColor
          style.background = ground
          if style.foreground == nil { style.foreground = label.over(fills[x, y]).cellColor }
          // Lines may be faint, but placeholders and disabled text must be legible. Other colours are the app's choice.
          if style.isDim, isRead(text) { style.foreground = style.foreground?.readable(on: ground) }
        }
      }
    }
    return canvas
  }

  /// Whether a cell's text is part of a word rather than of a line or an image.
  private func isRead(_ text: String) -> Bool {
    guard let scalar = text.unicodeScalars.first else { return false }
    return text != " " && text != "_" && !(0x2500...0x27BF).contains(scalar.value)
  }

  /// Dims the cells behind a sheet, including text.
  private mutating func dim(_ cells: CanvasRectangle) {
    fills.fill(cells, .dimming)
    layers.restyle(cells) { style in
      if let color = style.foreground { style.foreground = color.dimmed }
    }
  }

  private mutating func fill(
    _ shown: ShownView,
    at frame: CGRect,
    clip: CanvasRectangle,
    isRaised: Bool,
    _ opacity: Double
  ) {
    guard !isLine(shown) else { return }
    let traits = shown.view.traitCollection
    if let color = shown.background(isRaised: isRaised) {
      let cells = grid.rectangle(shown.backgroundFrame(at: frame))
      fills.fill(
        (shown.view.isPlatter ? inside(cells, of: shown.view) : cells).intersection(clip),
        Paint(color, in: traits).times(opacity)
      )
    }
    if case .gradient(let gradient, _) = shown.kind.form {
      let (area, drawn) = (grid.rectangle(frame), DrawingGradient(gradient, in: traits))
      let seen = area.intersection(clip)
      for y in seen.y..<(seen.y + seen.height) {
        for x in seen.x..<(seen.x + seen.width) {
          let paint = drawn.paint(
            x: (Double(x - area.x) + 0.5) / Double(area.width),
            y: (Double(y - area.y) + 0.5) / Double(area.height)
          )
          fills.fill(CanvasRectangle(x: x, y: y, width: 1, height: 1), paint.times(opacity))
        }
      }
    }
    guard case .button(let button) = shown.kind.form, let fill = button.colors(tint: shown.tint).fill else { return }
    fills.fill(grid.block(around: frame).intersection(clip), Paint(fill, in: traits).times(opacity))
  }

  /// The colours of a view over the background in the middle of its cells.
  private func paint(of view: UIView, over cells: CanvasRectangle, _ opacity: Double) -> WireframePaint {
    let backdrop = fills[cells.x + cells.width / 2, cells.y + cells.height / 2]
    return WireframePaint(traits: view.traitCollection, opacity: opacity, backdrop: backdrop)
  }

  /// The cells inside the frame of a floating view; the cells of its border keep the background behind it.
  private func inside(_ cells: CanvasRectangle, of view: UIView) -> CanvasRectangle {
    let rows = isMenu(view) ? 0 : 1
    return CanvasRectangle(
      x: cells.x + 1,
      y: cells.y + rows,
      width: max(0, cells.width - 2),
      height: max(0, cells.height - 2 * rows)
    )
  }

  // MARK: - Frames

  /// Draws a frame around an inset section, or lines above and below one that isn't inset.
  private mutating func drawSection(
    isInset: Bool,
    cells: CanvasRectangle,
    clip: CanvasRectangle,
    _ paint: WireframePaint
  ) {
    // The lines are in the gaps between sections.
    let outer = cells.expanded(byRows: 1)
    var part = Canvas(width: outer.width, height: outer.height)
    if isInset {
      let all = CanvasRectangle(x: 0, y: 0, width: outer.width, height: outer.height)
      part.box(all, border: .rounded, style: .dim)
    } else {
      for y in [0, outer.height - 1] { part.put(String(repeating: "─", count: outer.width), x: 0, y: y, style: .dim) }
    }
    stamp(part, at: outer, clip: clip, as: .frame, paint)
  }

  /// Draws a frame around a box, or two brackets if it is too low for a frame with content.
  private mutating func drawBox(
    _ frame: CGRect,
    cells: CanvasRectangle,
    clip: CanvasRectangle,
    _ paint: WireframePaint
  ) {
    let cells = cells.height < 3 ? grid.rectangle(frame, lines: 1) : cells
    var part = Canvas(width: cells.width, height: cells.height)
    if cells.height < 3 {
      part.put("[", x: 0, y: 0, style: .dim)
      part.put("]", x: cells.width - 1, y: 0, style: .dim)
    } else {
      part.box(CanvasRectangle(x: 0, y: 0, width: cells.width, height: cells.height), style: .dim)
    }
    stamp(part, at: cells, clip: clip, as: .frame, paint)
  }

  /// Whether a view has a frame: a box, or a view with a border.
  private func isFramed(_ shown: ShownView) -> Bool {
    if case .box = shown.kind.form { return true }
    return shown.isBordered
  }

  /// The number of rows of a view that is drawn as text; `nil` for one that fills its frame.
  private func lineCount(of shown: ShownView, _ frame: CGRect) -> Int? {
    switch shown.kind.form {
    case .text(let label):
      let cells = grid.rectangle(frame)
      return max(1, WireframeSymbols.lines(of: label, columns: cells.width, rows: cells.height).count)
    case .button, .field, .dots, .mark, .toggle, .slider, .stepper, .segments, .bar: return 1
    // Rounds a line by its middle, as texts are, so that it is between two texts if there is a row between them.
    case _ where isLine(shown): return frame.width < frame.height ? grid.rectangle(frame).height : 1
    default: return nil
    }
  }

  /// Whether a view is the content of the open menu.
  private func isMenu(_ view: UIView) -> Bool {
    launched.stage.window.openMenuView.map { view.superview === $0 } ?? false
  }

  /// Draws a sheet's grabber or a popover's arrow.
  private func decorate(_ shown: ShownView, on part: inout Canvas) {
    if shown.hasGrabber {
      part.put("╼━━╾", x: part.width / 2 - 2, y: 0)
    } else if (shown.view.next as? UIViewController)?.presentationController is UIPopoverPresentationController {
      part.put("△", x: part.width / 2, y: 0)
    }
  }

  /// Draws a part, with its colours blended with the background.
  private mutating func stamp(
    _ part: Canvas,
    at cells: CanvasRectangle,
    clip: CanvasRectangle,
    as material: WireframeLayers.Material,
    _ paint: WireframePaint
  ) {
    let visible = cells.intersection(clip)
    for y in visible.y..<(visible.y + visible.height) {
      for x in visible.x..<(visible.x + visible.width) {
        guard let fill = part[x - cells.x, y - cells.y].style.background, let behind = Paint(fill) else { continue }
        fills.fill(CanvasRectangle(x: x, y: y, width: 1, height: 1), behind)
      }
    }
    layers.stamp(part, at: cells, clip: clip, as: material) { paint.completed($0) }
  }

  /// Draws a view without its subviews, and returns its material and the cells of its parts; `nil` if its subviews are
  /// to be drawn instead.
  private func drawLeaf(
    _ shown: ShownView,
    on part: inout Canvas,
    _ paint: WireframePaint
  ) -> (places: [WireframePlace], WireframeLayers.Material)? {
    let symbols = WireframeSymbols(shown, paint)
    switch shown.kind.form {
    case .picture(let name): symbols.picture(name, on: &part)
    case .symbol(let image): symbols.symbol(image, on: &part)
    case .dates(let picker): symbols.dates(picker, on: &part)
    case .wheel(let titles, let selected): symbols.wheel(titles, selected, on: &part)
    case .field(let field): symbols.field(field, on: &part)
    case .lines(let area): symbols.lines(area, on: &part)
    case .toggle(let toggle): symbols.toggle(toggle, on: &part)
    case .slider(let share): symbols.bar(share: share, (filled: "━", knob: "●", empty: "─"), on: &part)
    case .stepper(let isEnabled):
      let style = paint.style(isEnabled ? .label : .tertiaryLabel, on: .systemGray5)
      part.put("[ − │ + ]", x: 0, y: part.height / 2, style: style)
    case .segments(let segments): symbols.segments(segments, on: &part)
    case .bar(let share): symbols.bar(share: share, (filled: "█", knob: "", empty: "░"), on: &part)
    case .spinner(let isAnimating):
      if isAnimating {
        part.put("◌", x: part.width / 2, y: part.height / 2, style: paint.style(.secondaryLabel))
      }
    case .dots(let dots): symbols.dots(dots, on: &part)
    case .mark(let mark): symbols.mark(mark, on: &part)
    case .navigationBar(let bar): return (symbols.navigationBar(bar, on: &part), .drawing)
    case .tabBar(let bar): return (symbols.tabBar(bar, on: &part), .drawing)
    case .toolbar(let bar): return (symbols.toolbar(bar, on: &part), .drawing)
    case .keyboard(let keyboard): symbols.keyboard(keyboard, on: &part)
    case .text, .button, .line, .subviews, .box, .section, .gradient:
      guard isLine(shown) else { return nil }
      symbols.line(on: &part, isVertical: shown.view.bounds.width < shown.view.bounds.height)
      return ([], .frame)
    }
    return ([], shown.isControl ? .control : .drawing)
  }

  /// Whether a view is a line: a divider of the catalogue or a table view's separator.
  private func isLine(_ shown: ShownView) -> Bool {
    if case .line = shown.kind.form { return true }
    return isSeparator(shown.view)
  }

  /// Whether a view is a separator of a table view or an alert: a plain coloured view, one pixel high or wide.
  private func isSeparator(_ view: UIView) -> Bool {
    let thin = min(view.frame.width, view.frame.height)
    return view.subviews.isEmpty && view.backgroundColor != nil && thin > 0 && thin <= 1
  }
}

extension Paint {
  fileprivate init?(_ color: CellColor) {
    guard case .rgb(let red, let green, let blue) = color else { return nil }
    self.init(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
  }
}

extension CellColor {
  /// The colour behind a sheet.
  fileprivate var dimmed: CellColor { Paint(self).map { Paint.dimming.over($0).cellColor } ?? self }
}

extension CanvasRectangle {
  fileprivate func expanded(byRows rows: Int) -> CanvasRectangle {
    CanvasRectangle(x: x, y: y - rows, width: width, height: height + 2 * rows)
  }
}

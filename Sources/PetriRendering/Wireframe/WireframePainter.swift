import PetriCatalog
import PetriComposer
import PetriText
import PetriUIKit

/// Draws views on a canvas, the lowest first.
@MainActor
struct WireframePainter {
  private(set) var canvas: Canvas
  /// Where things were drawn, clipped to what is seen of them.
  private(set) var places: [ObjectIdentifier: CanvasRectangle] = [:]
  private let grid: CellGrid
  private let launched: LaunchedScreen
  /// What is behind the cells.
  private var fills: WireframeFills
  /// Texts that may take cells beside their own once the rest is drawn.
  private var texts: [WireframeText] = []

  init(canvas: Canvas, grid: CellGrid, launched: LaunchedScreen) {
    self.canvas = canvas
    self.grid = grid
    self.launched = launched
    let background = Paint(.systemBackground, in: launched.stage.window.traitCollection)
    fills = WireframeFills(width: canvas.width, height: canvas.height, background)
  }

  /// Draws a view and what is in it.
  ///
  /// - Parameters:
  ///   - frame: where the view is in the window, in points.
  ///   - clip: the cells that may be drawn on.
  ///   - opacity: how much is to be seen of what it is in.
  mutating func draw(_ view: UIView, at frame: CGRect, clip: CanvasRectangle, opacity: Double = 1) {
    guard !view.isHidden, view.alpha > 0 else { return }
    let opacity = opacity * Double(view.alpha)
    let cells = lineCount(of: view, frame).map { grid.rectangle(frame, lines: $0) } ?? grid.rectangle(frame)
    let visible = cells.intersection(clip)
    guard visible.width > 0, visible.height > 0 else { return }
    var part = Canvas(width: cells.width, height: cells.height)
    places[ObjectIdentifier(view)] = visible
    let isRaised = launched.isRaised(view, frame)
    if isRaised {
      widenTexts()
      dim(clip)
      canvas.fill(visible)
    }
    fill(view, at: frame, clip: clip, isRaised: isRaised, opacity)
    let paint = paint(of: view, over: visible, opacity)
    if let text = WireframeSymbols.text(of: view, launched.definition(of: view), in: cells, clip: clip, paint) {
      text.put(on: &part, x: 0, y: 0, columns: cells.width)
      stamp(part, at: cells, clip: clip, paint)
      texts.append(text)
      return
    }
    if let inner = drawLeaf(view, on: &part, paint) {
      for place in inner {
        var moved = place.rectangle
        moved.x += cells.x
        moved.y += cells.y
        places[place.owner] = moved.intersection(clip)
      }
      stamp(
        part,
        at: cells,
        clip: clip,
        paint,
        keeps: isSeparator(view) ? { $0[$1, $2].text == "│" } : { _, _, _ in false }
      )
      return
    }
    if isRaised {
      let all = CanvasRectangle(x: 0, y: 0, width: cells.width, height: cells.height)
      part.box(all, border: .rounded, style: paint.style(.secondaryLabel))
      decorate(view, on: &part)
      stamp(part, at: cells, clip: clip, paint)
    } else if case .box? = launched.definition(of: view)?.kind {
      drawBox(frame, cells: cells, clip: clip, paint)
    } else if let section = view as? ListSectionView {
      draw(section, cells: cells, clip: clip, paint)
    }
    let inner = view.clipsToBounds || view is UIScrollView ? visible : clip
    for subview in view.subviews {
      let origin = CGPoint(
        x: frame.minX + subview.frame.minX - view.bounds.minX,
        y: frame.minY + subview.frame.minY - view.bounds.minY
      )
      draw(subview, at: CGRect(origin: origin, size: subview.frame.size), clip: inner, opacity: opacity)
    }
  }

  /// Gives texts the free cells beside them: of all that was drawn so far, nothing comes between any more.
  mutating func widenTexts() {
    for text in texts { text.widen(on: &canvas) }
    texts = []
  }

  // MARK: - Colours

  /// The canvas with what is behind its cells, those of the screen.
  func painted(_ screen: CanvasRectangle) -> Canvas {
    let label = Paint(.label, in: launched.stage.window.traitCollection)
    var canvas = canvas
    for y in screen.y..<(screen.y + screen.height) {
      for x in screen.x..<(screen.x + screen.width) {
        canvas.restyle(CanvasRectangle(x: x, y: y, width: 1, height: 1)) { style in
          style.background = fills[x, y].cellColor
          if style.foreground == nil { style.foreground = label.over(fills[x, y]).cellColor }
        }
      }
    }
    return canvas
  }

  /// What is behind a sheet is dimmed, letters too.
  private mutating func dim(_ cells: CanvasRectangle) {
    fills.fill(cells, .dimming)
    canvas.restyle(cells) { style in
      if let color = style.foreground { style.foreground = color.dimmed }
    }
  }

  private mutating func fill(
    _ view: UIView,
    at frame: CGRect,
    clip: CanvasRectangle,
    isRaised: Bool,
    _ opacity: Double
  ) {
    guard !isSeparator(view) else { return }
    let color = ViewColors.background(of: view, isRaised: isRaised)
    if let color {
      let paint = Paint(color, in: view.traitCollection).times(opacity)
      fills.fill(grid.rectangle(frame).intersection(clip), paint)
    }
    guard let button = view as? UIButton else { return }
    let fill = ViewColors.button(button, launched.definition(of: button)).fill
    guard let fill else { return }
    fills.fill(
      grid.block(around: frame).intersection(clip),
      Paint(fill, in: view.traitCollection).times(opacity)
    )
  }

  /// The colours of a view over what is in the middle of its cells.
  private func paint(of view: UIView, over cells: CanvasRectangle, _ opacity: Double) -> WireframePaint {
    let backdrop = fills[cells.x + cells.width / 2, cells.y + cells.height / 2]
    return WireframePaint(traits: view.traitCollection, opacity: opacity, backdrop: backdrop)
  }

  // MARK: - Frames

  /// A frame around the cells of an inset section, lines above and below those of one that goes from side to side.
  private mutating func draw(
    _ section: ListSectionView,
    cells: CanvasRectangle,
    clip: CanvasRectangle,
    _ paint: WireframePaint
  ) {
    // The lines are in the room between sections.
    let outer = CanvasRectangle(x: cells.x, y: cells.y - 1, width: cells.width, height: cells.height + 2)
    var part = Canvas(width: outer.width, height: outer.height)
    if section.isInset {
      let all = CanvasRectangle(x: 0, y: 0, width: outer.width, height: outer.height)
      part.box(all, border: .rounded, style: .dim)
    } else {
      for y in [0, outer.height - 1] { part.put(String(repeating: "─", count: outer.width), x: 0, y: y, style: .dim) }
    }
    stamp(part, at: outer, clip: clip, paint, keeps: { $0.isTaken($1, $2) })
  }

  /// A frame around a box; two brackets where it is too low for one with something in it.
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
    stamp(part, at: cells, clip: clip, paint, keeps: { $0.isTaken($1, $2) })
  }

  /// How many lines a view is drawn in that is drawn as text; `nil` for one that fills its frame.
  private func lineCount(of view: UIView, _ frame: CGRect) -> Int? {
    switch view {
    case let label as UILabel:
      let cells = grid.rectangle(frame)
      return max(1, WireframeSymbols.lines(of: label, columns: cells.width, rows: cells.height).count)
    case is UIButton, is UITextField, is UIPageControl, is UISwitch, is UISlider, is UIStepper, is UISegmentedControl,
      is UIProgressView:
      return 1
    default: return nil
    }
  }

  /// A sheet's grabber, and a mark on the edge of a popover.
  private func decorate(_ view: UIView, on part: inout Canvas) {
    let presentation = (view.next as? UIViewController)?.presentationController
    if let sheet = presentation as? UISheetPresentationController, sheet.prefersGrabberVisible {
      part.put("╼━━╾", x: part.width / 2 - 2, y: 0)
    } else if presentation is UIPopoverPresentationController {
      part.put("△", x: part.width / 2, y: 0)
    }
  }

  /// Puts a part on the canvas.
  ///
  /// - Parameter keeps: which cells of the canvas stay as they are.
  private mutating func stamp(
    _ part: Canvas,
    at cells: CanvasRectangle,
    clip: CanvasRectangle,
    _ paint: WireframePaint,
    keeps: (Canvas, _ x: Int, _ y: Int) -> Bool = { _, _, _ in false }
  ) {
    let visible = cells.intersection(clip)
    for y in visible.y..<(visible.y + visible.height) {
      var x = visible.x
      while x < visible.x + visible.width {
        let cell = part[x - cells.x, y - cells.y]
        if let fill = cell.style.background, let behind = Paint(fill) {
          fills.fill(CanvasRectangle(x: x, y: y, width: 1, height: 1), behind)
        }
        if cell.text != " ", !cell.text.isEmpty, !keeps(canvas, x, y), x + cell.columns <= visible.x + visible.width {
          canvas.put(cell.text, x: x, y: y, style: paint.completed(cell.style))
        }
        x += max(1, cell.columns)
      }
    }
  }

  /// Draws a view that is drawn as a whole, and says where its parts are; `nil` for one whose subviews are drawn.
  private func drawLeaf(_ view: UIView, on part: inout Canvas, _ paint: WireframePaint) -> [WireframePlace]? {
    switch view {
    case let label as UILabel: WireframeSymbols.label(label, on: &part, paint)
    case let image as UIImageView: WireframeSymbols.image(image, on: &part, paint)
    case let field as UITextField: WireframeSymbols.textField(field, on: &part, paint)
    case let view as UISwitch: WireframeSymbols.toggle(view, on: &part, paint)
    case let slider as UISlider:
      let share =
        (slider.value - slider.minimumValue) / max(.leastNonzeroMagnitude, slider.maximumValue - slider.minimumValue)
      let parts = (filled: "━", knob: "●", empty: "─")
      WireframeSymbols.bar(share: Double(share), parts, on: &part, paint, ViewColors.tint(of: slider))
    case let stepper as UIStepper:
      let style = paint.style(stepper.isEnabled ? .label : .tertiaryLabel, on: .systemGray5)
      part.put("[ − │ + ]", x: 0, y: part.height / 2, style: style)
    case let segments as UISegmentedControl: WireframeSymbols.segments(segments, on: &part, paint)
    case let progress as UIProgressView:
      let parts = (filled: "█", knob: "", empty: "░")
      WireframeSymbols.bar(share: Double(progress.progress), parts, on: &part, paint, ViewColors.tint(of: progress))
    case let spinner as UIActivityIndicatorView:
      if spinner.isAnimating {
        part.put("◌", x: part.width / 2, y: part.height / 2, style: paint.style(.secondaryLabel))
      }
    case let pages as UIPageControl: WireframeSymbols.dots(pages, on: &part, paint)
    case let bar as UINavigationBar: return WireframeSymbols.navigationBar(bar, on: &part, paint)
    case let bar as UITabBar: return WireframeSymbols.tabBar(bar, on: &part, paint)
    case let bar as UIToolbar: return WireframeSymbols.toolbar(bar, on: &part, paint)
    default:
      if case .divider? = launched.definition(of: view)?.kind {
        WireframeSymbols.line(on: &part)
      } else if isSeparator(view) {
        WireframeSymbols.line(on: &part)
      } else {
        return nil
      }
    }
    return []
  }

  /// A plain view of a pixel's height with a colour: a table's line.
  private func isSeparator(_ view: UIView) -> Bool {
    view.subviews.isEmpty && view.backgroundColor != nil && view.frame.height > 0 && view.frame.height <= 1
  }
}

extension Canvas {
  /// Whether a frame goes below a cell: there is a letter, a half of one, or a blank between two.
  fileprivate func isTaken(_ x: Int, _ y: Int) -> Bool {
    self[x, y].text == " " ? hasLetter(x - 1, y) && hasLetter(x + 1, y) : hasLetter(x, y)
  }

  /// Whether a cell holds something else than a blank and a part of a frame.
  private func hasLetter(_ x: Int, _ y: Int) -> Bool {
    guard let scalar = self[x, y].text.unicodeScalars.first else { return true }
    return scalar != " " && !(0x2500...0x257F).contains(scalar.value)
  }
}

extension Paint {
  /// An exact colour of a cell.
  fileprivate init?(_ color: CellColor) {
    guard case .rgb(let red, let green, let blue) = color else { return nil }
    self.init(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
  }
}

extension CellColor {
  /// The colour behind a sheet.
  fileprivate var dimmed: CellColor { Paint(self).map { Paint.dimming.over($0).cellColor } ?? self }
}

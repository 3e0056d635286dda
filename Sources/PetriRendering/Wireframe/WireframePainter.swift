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
  /// Texts that may take cells beside their own once the rest is drawn.
  private var texts: [WireframeText] = []

  init(canvas: Canvas, grid: CellGrid, launched: LaunchedScreen) {
    self.canvas = canvas
    self.grid = grid
    self.launched = launched
  }

  /// Draws a view and what is in it.
  ///
  /// - Parameters:
  ///   - frame: where the view is in the window, in points.
  ///   - clip: the cells that may be drawn on.
  mutating func draw(_ view: UIView, at frame: CGRect, clip: CanvasRectangle) {
    guard !view.isHidden, view.alpha > 0 else { return }
    let cells = lineCount(of: view, frame).map { grid.rectangle(frame, lines: $0) } ?? grid.rectangle(frame)
    let visible = cells.intersection(clip)
    guard visible.width > 0, visible.height > 0 else { return }
    var part = Canvas(width: cells.width, height: cells.height)
    places[ObjectIdentifier(view)] = visible
    if let text = WireframeSymbols.text(of: view, in: cells, clip: clip) {
      text.put(on: &part, x: 0, y: 0, columns: cells.width)
      stamp(part, at: cells, clip: clip)
      texts.append(text)
      return
    }
    if let inner = drawLeaf(view, on: &part) {
      for place in inner {
        var moved = place.rectangle
        moved.x += cells.x
        moved.y += cells.y
        places[place.owner] = moved.intersection(clip)
      }
      stamp(part, at: cells, clip: clip, keepsFrames: isSeparator(view))
      return
    }
    if isRaised(view, frame) {
      widenTexts()
      canvas.fill(visible)
      part.box(CanvasRectangle(x: 0, y: 0, width: cells.width, height: cells.height), border: .rounded)
      decorate(view, on: &part)
      stamp(part, at: cells, clip: clip)
    } else if case .box? = launched.definition(of: view)?.kind {
      drawBox(frame, cells: cells, clip: clip)
    } else if let section = view as? ListSectionView {
      draw(section, cells: cells, clip: clip)
    }
    let inner = view.clipsToBounds || view is UIScrollView ? visible : clip
    for subview in view.subviews {
      let origin = CGPoint(
        x: frame.minX + subview.frame.minX - view.bounds.minX,
        y: frame.minY + subview.frame.minY - view.bounds.minY
      )
      draw(subview, at: CGRect(origin: origin, size: subview.frame.size), clip: inner)
    }
  }

  /// Gives texts the free cells beside them: of all that was drawn so far, nothing comes between any more.
  mutating func widenTexts() {
    for text in texts { text.widen(on: &canvas) }
    texts = []
  }

  /// A frame around the cells of an inset section, lines above and below those of one that goes from side to side.
  private mutating func draw(_ section: ListSectionView, cells: CanvasRectangle, clip: CanvasRectangle) {
    // The lines are in the room between sections.
    let outer = CanvasRectangle(x: cells.x, y: cells.y - 1, width: cells.width, height: cells.height + 2)
    var part = Canvas(width: outer.width, height: outer.height)
    if section.isInset {
      let all = CanvasRectangle(x: 0, y: 0, width: outer.width, height: outer.height)
      part.box(all, border: .rounded, style: .dim)
    } else {
      for y in [0, outer.height - 1] { part.put(String(repeating: "─", count: outer.width), x: 0, y: y, style: .dim) }
    }
    stamp(part, at: outer, clip: clip)
  }

  /// A frame around a box; two brackets where it is too low for one with something in it.
  private mutating func drawBox(_ frame: CGRect, cells: CanvasRectangle, clip: CanvasRectangle) {
    let cells = cells.height < 3 ? grid.rectangle(frame, lines: 1) : cells
    var part = Canvas(width: cells.width, height: cells.height)
    if cells.height < 3 {
      part.put("[", x: 0, y: 0, style: .dim)
      part.put("]", x: cells.width - 1, y: 0, style: .dim)
    } else {
      part.box(CanvasRectangle(x: 0, y: 0, width: cells.width, height: cells.height), style: .dim)
    }
    stamp(part, at: cells, clip: clip)
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

  /// Whether a view is a sheet: the root view of a presented controller that does not fill the window.
  private func isRaised(_ view: UIView, _ frame: CGRect) -> Bool {
    guard let controller = view.next as? UIViewController, controller.presentingViewController != nil,
      controller.parent == nil
    else { return false }
    return frame.size != launched.stage.window.bounds.size
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

  private mutating func stamp(
    _ part: Canvas,
    at cells: CanvasRectangle,
    clip: CanvasRectangle,
    keepsFrames: Bool = false
  ) {
    let visible = cells.intersection(clip)
    for y in visible.y..<(visible.y + visible.height) {
      var x = visible.x
      while x < visible.x + visible.width {
        let cell = part[x - cells.x, y - cells.y]
        let isKept = keepsFrames && canvas[x, y].text == "│"
        if cell.text != " ", !cell.text.isEmpty, !isKept, x + cell.columns <= visible.x + visible.width {
          canvas.put(cell.text, x: x, y: y, style: cell.style)
        }
        x += max(1, cell.columns)
      }
    }
  }

  /// Draws a view that is drawn as a whole, and says where its parts are; `nil` for one whose subviews are drawn.
  private func drawLeaf(_ view: UIView, on part: inout Canvas) -> [WireframePlace]? {
    switch view {
    case let label as UILabel: WireframeSymbols.label(label, on: &part)
    case let image as UIImageView: WireframeSymbols.image(image, on: &part)
    case let field as UITextField: WireframeSymbols.textField(field, on: &part)
    case let view as UISwitch: part.put(view.isOn ? "(━━●)" : "(○──)", x: 0, y: part.height / 2)
    case let slider as UISlider:
      let share =
        (slider.value - slider.minimumValue) / max(.leastNonzeroMagnitude, slider.maximumValue - slider.minimumValue)
      WireframeSymbols.bar(share: Double(share), filled: "━", knob: "●", empty: "─", on: &part)
    case is UIStepper: part.put("[ − │ + ]", x: 0, y: part.height / 2)
    case let segments as UISegmentedControl: WireframeSymbols.segments(segments, on: &part)
    case let progress as UIProgressView:
      WireframeSymbols.bar(share: Double(progress.progress), filled: "█", knob: "", empty: "░", on: &part)
    case let spinner as UIActivityIndicatorView:
      if spinner.isAnimating { part.put("◌", x: part.width / 2, y: part.height / 2) }
    case let pages as UIPageControl: WireframeSymbols.dots(pages, on: &part)
    case let bar as UINavigationBar: return WireframeSymbols.navigationBar(bar, on: &part)
    case let bar as UITabBar: return WireframeSymbols.tabBar(bar, on: &part)
    case let bar as UIToolbar: return WireframeSymbols.toolbar(bar, on: &part)
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

import PetriCatalog
import PetriComposer
import PetriUIKit

/// Draws views, the lowest first.
@MainActor
struct DrawingPainter {
  var drawing: Drawing
  private let launched: LaunchedScreen

  init(launched: LaunchedScreen) {
    self.launched = launched
    drawing = Drawing(size: launched.stage.window.bounds.size)
  }

  /// Draws a view and what is in it.
  ///
  /// - Parameter frame: where the view is in the window, in points.
  mutating func draw(_ view: UIView, at frame: CGRect) {
    guard !view.isHidden, view.alpha > 0 else { return }
    let definition = launched.definition(of: view)
    let isRaised = launched.isRaised(view, frame)
    if isRaised { drawing.rectangle(launched.stage.window.bounds, .fill(.dimming)) }
    let controller = (view.next as? UIViewController)?.displayName
    let isOwn = controller != nil || definition?.id != nil || view.alpha < 1
    if isOwn { drawing.add(.view(controller: controller, id: definition?.id, opacity: view.alpha)) }
    drawBackground(of: view, definition, at: frame, isRaised: isRaised)
    if !DrawingSymbols(traits: view.traitCollection).draw(view, definition, at: frame, with: &drawing) {
      drawSubviews(of: view, at: frame)
    }
    if isOwn { drawing.add(.end) }
  }

  /// The time, the signal and the battery, unless the status bar is hidden.
  mutating func drawStatusBar() {
    let window = launched.stage.window
    let top = window.safeAreaInsets.top
    guard top > 0, !StatusBarAnswer.isHidden(in: window) else { return }
    let font = UIFont.systemFont(ofSize: 16, weight: .semibold)
    let color = Paint(.label, in: window.traitCollection)
    let baseline = top / 2 + 6
    DrawingSymbols(traits: window.traitCollection)
      .line("9:41", x: 32, baseline: baseline, anchor: .left, font: font, color, &drawing)
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

  private mutating func drawSubviews(of view: UIView, at frame: CGRect) {
    let isClipped = view.clipsToBounds || view is UIScrollView
    if isClipped { drawing.add(.clipped(frame)) }
    for subview in view.subviews {
      let origin = CGPoint(
        x: frame.minX + subview.frame.minX - view.bounds.minX,
        y: frame.minY + subview.frame.minY - view.bounds.minY
      )
      draw(subview, at: CGRect(origin: origin, size: subview.frame.size))
    }
    if isClipped { drawing.add(.end) }
  }

  private mutating func drawBackground(
    of view: UIView,
    _ definition: ViewDefinition?,
    at frame: CGRect,
    isRaised: Bool
  ) {
    var radius = view.layer.cornerRadius
    if case .box(let box)? = definition?.kind { radius = CGFloat(box.cornerRadius) }
    let isBox = if case .box? = definition?.kind { true } else { false }
    guard let color = ViewColors.background(of: view, isRaised: isRaised) else {
      if isBox { drawing.rectangle(frame, radius: radius, .stroke(Paint(.separator, in: view.traitCollection))) }
      return
    }
    let paint = Paint(color, in: view.traitCollection)
    guard paint.opacity > 0 else { return }
    drawing.rectangle(frame, radius: isRaised ? max(10, radius) : radius, .fill(paint))
  }
}

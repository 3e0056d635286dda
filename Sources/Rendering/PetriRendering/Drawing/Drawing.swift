import PetriComposer
import PetriUIKit

/// The laid-out screen as shapes and texts in points, the lowest first: what SVG and the picture in cells are made of.
struct Drawing {
  /// The device's size.
  let size: CGSize
  private(set) var elements: [DrawingElement] = []

  init(size: CGSize) {
    self.size = size
  }

  /// Draws what is on the stage.
  @MainActor
  init(_ launched: LaunchedScreen) {
    let window = launched.stage.window
    var painter = DrawingPainter(launched: launched)
    painter.drawing.rectangle(window.bounds, .fill(Paint(.systemBackground, in: window.traitCollection)))
    painter.draw(ShownView(window), at: window.bounds)
    painter.drawStatusBar()
    self = painter.drawing
  }

  mutating func add(_ element: DrawingElement) {
    elements.append(element)
  }

  mutating func rectangle(_ frame: CGRect, radius: CGFloat = 0, _ paint: DrawingPaint) {
    elements.append(.rectangle(frame, radius: radius, paint))
  }
}

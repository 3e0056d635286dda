import PetriComposer
import PetriUIKit

/// A laid-out screen as shapes and texts in points, back to front. SVG and the terminal's picture are made from it.
struct Drawing {
  /// The size of the device.
  let size: CGSize
  private(set) var elements: [DrawingElement] = []

  init(size: CGSize) {
    self.size = size
  }

  /// Draws the content of a stage.
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

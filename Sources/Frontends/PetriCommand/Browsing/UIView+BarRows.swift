import PetriRendering
import PetriText
import PetriUIKit

extension UIView {
  /// The number of wireframe rows covered by bars at the top and bottom, including the frame and the status bar.
  func barRows(on drawing: WireframeDrawing) -> (top: Int, bottom: Int) {
    let height = drawing.canvas.height
    var rows = (top: 1 + (drawing.statusBarRow ?? 0), bottom: 1)
    for bar in bars {
      guard let area = drawing.places[ObjectIdentifier(bar)] else { continue }
      if area.y + area.height <= height / 3 { rows.top = max(rows.top, area.y + area.height) }
      if area.y >= height * 2 / 3 { rows.bottom = max(rows.bottom, height - area.y) }
    }
    return rows
  }

  private var bars: [UIView] {
    guard !isHidden else { return [] }
    if self is UINavigationBar || self is UITabBar || self is UIToolbar { return [self] }
    return subviews.flatMap(\.bars)
  }
}

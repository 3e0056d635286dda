import Foundation
import PetriCatalog
import PetriComposer
import PetriRendering
import PetriUIKit

extension LayoutInspector {
  /// Reports an image outside the screen or its container, unless it is pinned or in an overlay.
  mutating func checkPicture(_ shown: ShownView, _ frame: CGRect, _ around: Surroundings) {
    guard shown.view is UIImageView, case .none = around.floating, frame.width >= 1, frame.height >= 1 else { return }
    let room = window.bounds
    let isBeside = frame.minX < room.minX - 1 || frame.maxX > room.maxX + 1
    let isBelow = frame.minY < room.minY - 1 || frame.maxY > room.maxY + 1
    if isBeside && !around.scrolls.horizontally || isBelow && !around.scrolls.vertically {
      return add(.outsideScreen, shown, "\(LayoutInspector.words(shown)) reaches beyond the edge of the screen")
    }
    checkParent(shown, frame, around)
  }

  mutating func checkParent(_ shown: ShownView, _ frame: CGRect, _ around: Surroundings) {
    guard let box = around.box else { return }
    let ink = LayoutInspector.ink(of: shown, in: frame)
    guard ink.minX < box.minX - 1 || ink.maxX > box.maxX + 1 || ink.minY < box.minY - 1 || ink.maxY > box.maxY + 1
    else { return }
    add(.outsideParent, shown, "\(LayoutInspector.words(shown)) reaches beyond the box that it is in")
  }

  /// Whether the view's bounds are visible, by a background, a border or clipping.
  static func hasEdge(_ view: UIView) -> Bool {
    guard !(view is UIScrollView), !(view is UIControl) else { return false }
    if view.clipsToBounds || view.layer.borderWidth > 0 { return true }
    return view.backgroundColor.map { $0.cgColor.alpha > 0 } ?? false
  }

  private static func ink(of shown: ShownView, in frame: CGRect) -> CGRect {
    guard case .text(let label) = shown.kind.form, shown.view.backgroundColor == nil else { return frame }
    return label.ink(in: frame, isMirrored: shown.isMirrored)
  }
}

package import PetriComposer
package import PetriUIKit

extension ShownSegments {
  /// Where a segment is, in a control at a frame.
  package func part(_ index: Int, in frame: CGRect, isMirrored: Bool) -> CGRect {
    let width = frame.width / CGFloat(max(1, titles.count))
    let slot = isMirrored ? titles.count - 1 - index : index
    return CGRect(x: frame.minX + CGFloat(slot) * width, y: frame.minY, width: width, height: frame.height)
  }

  /// The distance of a title from the sides of its segment, in points.
  package static let titleInset: CGFloat = 4

  /// The font of a title: UIKit's own, which doesn't grow with the size of text.
  package func font(of index: Int) -> UIFont {
    .systemFont(ofSize: 13, weight: index == selected ? .semibold : .regular)
  }
}

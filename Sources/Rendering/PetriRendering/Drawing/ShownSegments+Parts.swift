package import PetriComposer
package import PetriUIKit

extension ShownSegments {
  /// The frame of a segment in a control with a given frame.
  package func part(_ index: Int, in frame: CGRect, isMirrored: Bool) -> CGRect {
    let width = frame.width / CGFloat(max(1, titles.count))
    let slot = isMirrored ? titles.count - 1 - index : index
    return CGRect(x: frame.minX + CGFloat(slot) * width, y: frame.minY, width: width, height: frame.height)
  }

  /// The horizontal inset of a title in its segment, in points.
  package static let titleInset: CGFloat = 4

  /// The font of a title, which doesn't follow the Dynamic Type size, as in UIKit.
  package func font(of index: Int) -> UIFont {
    .systemFont(ofSize: 13, weight: index == selected ? .semibold : .regular)
  }
}

package import PetriComposer
package import PetriUIKit

extension ShownTextField {
  /// The frame of the text in a field with a given frame: inside its border, and after the icon of a search field.
  package func line(in frame: CGRect, isMirrored: Bool) -> CGRect {
    let inset: CGFloat = isSearch ? 30 : borderStyle == .none ? 0 : 8
    let (left, right) = isMirrored ? (min(inset, 8), inset) : (inset, min(inset, 8))
    return CGRect(
      x: frame.minX + left,
      y: frame.minY,
      width: max(0, frame.width - left - right),
      height: frame.height
    )
  }
}

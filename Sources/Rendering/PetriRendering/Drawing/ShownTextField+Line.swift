package import PetriComposer
package import PetriUIKit

extension ShownTextField {
  /// Where its text is, in a field at a frame: between the edges of its border, behind the glass of a search field.
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

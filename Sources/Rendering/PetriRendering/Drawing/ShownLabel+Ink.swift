package import Foundation
package import PetriComposer
import PetriUIKit

extension ShownLabel {
  /// The frame of a label's lines of text, without the empty space above and below them.
  @MainActor package func ink(in frame: CGRect, isMirrored: Bool) -> CGRect {
    guard let font else { return frame }
    let widths = HeadlessRuntime.visibleLines(of: view).widths
    let width = min(frame.width, widths.max() ?? 0)
    let height = min(frame.height, CGFloat(max(1, widths.count)) * font.lineHeight) - font.lineHeight * 0.4
    let left =
      switch TextAnchor(alignment, isMirrored: isMirrored) {
      case .middle: frame.midX - width / 2
      case .right: frame.maxX - width
      case .left: frame.minX
      }
    return CGRect(x: left, y: frame.midY - height / 2, width: width, height: max(0, height))
  }
}

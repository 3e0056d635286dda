import PetriUIKit

/// The point of a line of text that stays in place if the viewer's font differs from the one used for layout.
enum TextAnchor: Hashable {
  case left
  case middle
  case right

  /// The anchor for a text alignment.
  init(_ alignment: NSTextAlignment, isMirrored: Bool) {
    self =
      switch alignment {
      case .center: .middle
      case .right: .right
      case .natural where isMirrored: .right
      default: .left
      }
  }

  /// The horizontal position of the anchor in a frame.
  func x(in frame: CGRect) -> CGFloat {
    switch self {
    case .left: frame.minX
    case .middle: frame.midX
    case .right: frame.maxX
    }
  }
}

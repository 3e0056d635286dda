import PetriUIKit

/// Which end of a line of text is at its place, or whether its middle is: where fonts differ from those that layout has, it stays
/// there.
enum TextAnchor: Hashable {
  case left
  case middle
  case right

  /// Where lines of an alignment begin, or end.
  init(_ alignment: NSTextAlignment, isMirrored: Bool) {
    self =
      switch alignment {
      case .center: .middle
      case .right: .right
      case .natural where isMirrored: .right
      default: .left
      }
  }

  /// The place of a line in a frame.
  func x(in frame: CGRect) -> CGFloat {
    switch self {
    case .left: frame.minX
    case .middle: frame.midX
    case .right: frame.maxX
    }
  }
}

import PetriUIKit

extension Drawing {
  /// How many elements come before the last one that covers all of the screen: a presented screen covers the one beneath.
  var coveredCount: Int {
    let bounds = CGRect(origin: .zero, size: size)
    var covered = 0
    // Whether each open part leaves what is in it as it is.
    var open: [Bool] = []
    for (place, element) in elements.enumerated() {
      switch element {
      case .view(_, _, let opacity): open.append(opacity >= 1)
      case .named: open.append(true)
      case .clipped(let frame, let radius): open.append(radius == 0 && frame.contains(bounds))
      case .end: _ = open.popLast()
      case .rectangle(let frame, let radius, .fill(let paint)):
        if radius == 0, paint.opacity >= 1, frame.contains(bounds), !open.contains(false) { covered = place }
      default: break
      }
    }
    return covered
  }
}

extension DrawingElement {
  /// Whether it begins or ends a part that others are in.
  var isPart: Bool {
    switch self {
    case .view, .named, .clipped, .end: true
    default: false
    }
  }
}

import PetriUIKit

extension Drawing {
  /// The number of elements before the last one that covers the whole screen, as a full-screen presentation does.
  var coveredCount: Int {
    let bounds = CGRect(origin: .zero, size: size)
    var covered = 0
    // For each open group, whether it leaves its content unchanged.
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
  /// Whether the element starts or ends a group.
  var isPart: Bool {
    switch self {
    case .view, .named, .clipped, .end: true
    default: false
    }
  }
}

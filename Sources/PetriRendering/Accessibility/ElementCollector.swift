import PetriUIKit

/// Finds what VoiceOver stops at in a view, in its order.
@MainActor
struct ElementCollector {
  /// Whether rows are read from right to left.
  let isMirrored: Bool

  /// The elements of a view and of all that is in it.
  func elements(in root: UIView) -> [ReadElement] {
    groups(in: root).sorted(by: precedes).flatMap(\.elements)
  }

  /// Elements that are read together: one, or all of a bar, a scroll view, a container.
  private struct Group {
    let frame: CGRect
    let elements: [ReadElement]
    /// The place among its kind, so that equals stay in the order of the views.
    let order: Int
  }

  private func groups(in root: UIView) -> [Group] {
    var groups: [Group] = []
    var waiting = [root]
    while let view = waiting.popLast() {
      guard !view.isHidden, view.alpha > 0.01, !view.accessibilityElementsHidden else { continue }
      let frame = view.convert(view.bounds, to: nil)
      func add(_ elements: [ReadElement]) {
        if !elements.isEmpty { groups.append(Group(frame: frame, elements: elements, order: groups.count)) }
      }
      if let given = view.accessibilityElements {
        add(given.flatMap { self.elements(given: $0) })
      } else if let parts = ElementDescriber.parts(of: view) {
        add(parts)
      } else if view !== root, view is UIScrollView {
        add(elements(in: view))
      } else {
        waiting += view.subviews.reversed()
      }
    }
    return groups
  }

  private func elements(given: Any) -> [ReadElement] {
    switch given {
    case let view as UIView: ElementDescriber.parts(of: view) ?? elements(in: view)
    case let element as UIAccessibilityElement: [ElementDescriber.element(element)]
    default: []
    }
  }

  /// Rows from top to bottom, then in the direction of reading: what overlaps by more than half of the lower one's
  /// height is in one row.
  private func precedes(_ one: Group, _ other: Group) -> Bool {
    let row = one.frame.midY.rounded(), otherRow = other.frame.midY.rounded()
    if row != otherRow { return row < otherRow }
    if one.frame.minX != other.frame.minX {
      return isMirrored ? one.frame.maxX > other.frame.maxX : one.frame.minX < other.frame.minX
    }
    return one.order < other.order
  }
}

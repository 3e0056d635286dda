import PetriComposer
import PetriUIKit

/// Collects the elements at which VoiceOver stops, in the order of the parser published with
/// cashapp/AccessibilitySnapshot, which was found by experiment. Elements that start at about the same height form a
/// row, read in the writing direction.
///
/// A scroll view is read as a unit; otherwise its hidden content would be read after the bar below it.
@MainActor
struct ElementCollector {
  let isMirrored: Bool
  /// The vertical distance, in points, from which a lower element starts a new row.
  let rowSeparation: CGFloat

  /// - Parameter idiom: The kind of device, which determines the distance between rows.
  init(isMirrored: Bool, idiom: UIUserInterfaceIdiom) {
    self.isMirrored = isMirrored
    rowSeparation = idiom == .phone ? 8 : 13
  }

  /// The elements of a view and its descendants.
  func elements(in root: ShownView) -> [ReadElement] { nodes(in: root).flatMap(\.elements) }

  /// Elements that are read together, at the position of the first: a single one, or those of a bar, scroll view or
  /// container.
  private struct Node {
    let place: CGPoint
    let elements: [ReadElement]

    init?(_ elements: [ReadElement]) {
      guard let first = elements.first else { return nil }
      place = first.frame.origin
      self.elements = elements
    }
  }

  private func nodes(in root: ShownView) -> [Node] {
    var nodes: [Node] = []
    var waiting = [root]
    while let shown = waiting.popLast() {
      let view = shown.view
      guard !view.isHidden, view.alpha > 0.01, !view.accessibilityElementsHidden else { continue }
      if let given = view.accessibilityElements {
        nodes += Node(given.flatMap { self.elements(given: $0) }).map { [$0] } ?? []
      } else if let parts = parts(of: shown) {
        nodes += Node(parts).map { [$0] } ?? []
      } else if view !== root.view, shown.isScroll || view.shouldGroupAccessibilityChildren {
        nodes += Node(elements(in: shown)).map { [$0] } ?? []
      } else {
        let inner = shown.subviews
        if let modal = inner.last(where: { $0.view.accessibilityViewIsModal }) {
          waiting.append(modal)
        } else {
          waiting += inner.reversed()
        }
      }
    }
    return sorted(nodes)
  }

  /// The elements of the view itself, with those of the views between its parts; `nil` if its subviews are read
  /// instead.
  private func parts(of shown: ShownView) -> [ReadElement]? {
    guard let parts = shown.kind.speech.parts else { return ElementDescriber.element(shown).map { [$0] } }
    return parts.flatMap { part in
      part.view.map { elements(of: ShownView($0)) } ?? [ElementDescriber.element(part, of: shown)]
    }
  }

  private func elements(given: Any) -> [ReadElement] {
    switch given {
    case let view as UIView: self.elements(of: ShownView(view))
    case let element as UIAccessibilityElement: [ElementDescriber.element(element)]
    default: []
    }
  }

  private func elements(of shown: ShownView) -> [ReadElement] {
    parts(of: shown) ?? elements(in: shown)
  }

  /// Sorts nodes by row, then in the writing direction; nodes at the same position keep the order of their views.
  private func sorted(_ nodes: [Node]) -> [Node] {
    let downwards = nodes.enumerated().sorted { one, other in
      (one.element.place.y, one.offset) < (other.element.place.y, other.offset)
    }
    var rows: [[EnumeratedSequence<[Node]>.Element]] = []
    for node in downwards {
      if let above = rows.last?.last, node.element.place.y - above.element.place.y < rowSeparation {
        rows[rows.count - 1].append(node)
      } else {
        rows.append([node])
      }
    }
    let side: CGFloat = isMirrored ? -1 : 1
    return rows.flatMap { row in
      row.sorted { one, other in
        (side * one.element.place.x, one.offset) < (side * other.element.place.x, other.offset)
      }.map(\.element)
    }
  }
}

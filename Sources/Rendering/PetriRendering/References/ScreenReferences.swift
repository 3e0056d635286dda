import PetriCatalog
import PetriComposer
import PetriText
import PetriUIKit

/// The references of a launched screen.
@MainActor
struct ScreenReferences {
  private let references: ViewReferences
  private let touchables: [Touchable]

  init(_ stage: Stage) {
    references = stage.references
    touchables = stage.touchables
  }

  /// The reference of a controller, a view or a bar button item.
  subscript(_ object: AnyObject) -> String? { references.reference(of: object) }

  /// The reference of the touch target with a name in an alert.
  func reference(called name: String?, in alert: UIAlertController) -> String? {
    let found = touchables.first { touchable in
      guard let view = touchable.view, let alert = alert.viewIfLoaded else { return false }
      return touchable.name == name && view.isDescendant(of: alert)
    }
    return found.flatMap { references.reference(of: $0) }
  }

  /// The object with a reference.
  func object(named reference: String) -> AnyObject? { references.object(named: reference) }

  /// The controls without a node of their own, such as bar buttons; `nil` if there are none.
  func others(besides root: ShownNode) -> ShownNode? {
    var shown: Set<String> = []
    var waiting = [root]
    while let node = waiting.popLast() {
      if let reference = node.reference { shown.insert(reference) }
      waiting += node.children
    }
    // A cell is touched through its content.
    var outer: Set<ObjectIdentifier> = []
    for reference in shown {
      var view = (references.object(named: reference) as? UIView)?.superview
      while let current = view, outer.insert(ObjectIdentifier(current)).inserted { view = current.superview }
    }
    let nodes = touchables.compactMap { touchable -> ShownNode? in
      guard let reference = references.reference(of: touchable), !shown.contains(reference),
        !outer.contains(ObjectIdentifier(touchable.object))
      else { return nil }
      let words = [touchable.object is UINavigationItem ? "back" : nil, touchable.isEnabled ? nil : "disabled"]
      var node = ShownNode(touchable.name.quoted, words.compactMap(\.self).map(ShownNode.Attribute.init(reading:)))
      node.reference = reference
      return node
    }
    return nodes.isEmpty ? nil : ShownNode("other controls", children: nodes)
  }

  /// The touch targets as JSON: the reference, the name that moves use, whether it is enabled.
  var controls: [JSONText] {
    touchables.map { touchable in
      .line(
        .object([
          ("ref", references.reference(of: touchable).map(JSONText.string)),
          ("name", .string(touchable.name)),
          ("value", touchable.isSecure ? nil : touchable.value.map(JSONText.string)),
          ("enabled", touchable.isEnabled ? nil : .bool(false)),
        ])
      )
    }
  }

  /// The views and items that are drawn themselves: leaves and touch targets.
  var inked: [(reference: String, object: AnyObject)] {
    let touched = Set(touchables.compactMap { references.reference(of: $0) })
    return references.all.compactMap { reference in
      guard let object = references.object(named: reference) else { return nil }
      if touched.contains(reference) { return (reference, object) }
      guard let view = object as? UIView, ShownView(view).kind.isLeaf else { return nil }
      return (reference, view)
    }
  }
}

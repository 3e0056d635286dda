import PetriCatalog
import PetriComposer
import PetriText
import PetriUIKit

/// The references of a shown screen, as its texts have them.
@MainActor
struct ScreenReferences {
  private let references: ViewReferences
  private let touchables: [Touchable]

  init(_ stage: Stage) {
    references = stage.references
    touchables = stage.touchables
  }

  /// The reference of a controller, a view or an item of a bar.
  subscript(_ object: AnyObject) -> String? { references.reference(of: object) }

  /// The reference of what is called so and can be touched in an alert.
  func reference(called name: String?, in alert: UIAlertController) -> String? {
    let found = touchables.first { touchable in
      guard let view = touchable.view, let alert = alert.viewIfLoaded else { return false }
      return touchable.name == name && view.isDescendant(of: alert)
    }
    return found.flatMap { references.reference(of: $0) }
  }

  /// The object that a reference is of.
  func object(named reference: String) -> AnyObject? { references.object(named: reference) }

  /// The controls that no line of a tree is about, such as the buttons of bars; `nil` where there are none.
  func others(besides root: ShownNode) -> ShownNode? {
    var shown: Set<String> = []
    var waiting = [root]
    while let node = waiting.popLast() {
      if let reference = node.reference { shown.insert(reference) }
      waiting += node.children
    }
    // A cell is touched by what is in it.
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

  /// All that can be touched, for programs: its reference, the name that moves call it, and whether it can be touched now.
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

  /// The views and items that have ink of their own: leaves, and what can be touched.
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

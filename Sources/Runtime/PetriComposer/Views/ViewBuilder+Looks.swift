import PetriCatalog
import PetriUIKit

extension ViewBuilder {
  /// Gives a view the look of its edges.
  func addEdges(_ edges: ViewEdges, of kind: (any BuildableKind)?, to view: UIView, _ scope: Scope) {
    EdgeLook(edges, scope: scope).apply(to: view)
    if kind?.isCutAtCorners ?? false { view.clipsToBounds = edges.cornerRadius > 0 && edges.shadow == nil }
  }

  /// The view with what bounds its size around it.
  func sized(_ view: UIView, _ definition: ViewDefinition, axis: NSLayoutConstraint.Axis) -> UIView {
    let grows = definition.room?.grow ?? false
    if grows { view.grow(along: axis) }
    var outer = view
    if let room = definition.room, room.isBounded {
      // What is bounded leaves spare room to others, as long as it doesn't ask for room itself.
      if !grows { view.keepToBounds() }
      outer = LimitedView(content: view, width: definition.width, height: definition.height, room: room)
      let isHigh = definition.height != nil || room.maxHeight != nil || room.aspectRatio != nil
      if view is EmbeddedView, !isHigh { outer.wishForRoom(along: .vertical) }
    } else if definition.width != nil || definition.height != nil {
      outer = SizedView(content: view, width: definition.width, height: definition.height)
    }
    return outer
  }

  /// The view as its stack has it: with a wish for room, and with what keeps its room while it is hidden around it.
  func placed(_ view: UIView, _ definition: ViewDefinition, axis: NSLayoutConstraint.Axis, _ scope: Scope) -> UIView {
    guard let room = definition.room else { return view }
    var outer = view
    if let hidden = room.hidden {
      view.isHidden = record.decide(hidden, .hidden, at: definition.place, in: scope)
      if view.isHidden { outer = LimitedView(content: view, room: ViewRoom()) }
    }
    if room.grow {
      outer.loosen(along: axis)
      outer.wishForRoom(along: axis)
    }
    return outer
  }
}

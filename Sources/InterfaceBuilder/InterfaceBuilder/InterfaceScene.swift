/// A scene of a storyboard: a controller with the objects beside it.
public struct InterfaceScene: Hashable, Sendable {
  public var id: String
  /// The line on which it begins, counted from 1.
  public var line: Int
  public var objects: [InterfaceObject]

  /// Its controller; nil for a reference to another storyboard.
  public var controller: InterfaceController? {
    for case .controller(let controller) in objects { return controller }
    return nil
  }

  /// The controller of another storyboard in its place.
  public var reference: ControllerReference? {
    for case .reference(let reference) in objects { return reference }
    return nil
  }
}

extension InterfaceScene {
  init(_ element: DocumentElement) {
    element.child("point", key: "canvasLocation")?.passAll()
    for comment in element.all("attributedString") { comment.passAll() }
    id = element["sceneID"] ?? ""
    line = element.line
    objects = element.list("objects").map(InterfaceObject.init)
  }
}

extension InterfaceScene {
  /// The identities of its controller, and of the views, items and gesture recognizers of the scene.
  public var identities: [InterfaceIdentity] {
    let others = objects.flatMap { object -> [InterfaceIdentity] in
      switch object {
      case .controller, .reference: []
      case .view(let view): view.all.map(\.identity)
      default: [object.identity]
      }
    }
    return (controller?.identities ?? []) + others
  }

  /// The ways that begin at its controller, and at the views, items and gesture recognizers of the scene.
  public var segues: [(source: InterfaceIdentity, connection: Connection, segue: Segue)] {
    identities.flatMap(\.segues)
  }
}

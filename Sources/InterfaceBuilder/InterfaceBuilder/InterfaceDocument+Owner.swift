extension InterfaceDocument {
  /// A xib's owner as a scene, where it is a controller that the xib has the view of: what `UIViewController(nibName:bundle:)` loads;
  /// nil for another document.
  public var ownerScene: InterfaceScene? {
    for case .placeholder(let owner, "IBFilesOwner") in objects where owner.isController {
      guard let id = owner.destination(of: "view"),
        let view = objects.lazy.compactMap(\.topView).first(where: { $0.identity.id == id })
      else { return nil }
      let others = objects.filter { $0.identity.id != id && $0.identity.id != owner.id }
      let controller = InterfaceController(identity: owner, view: view)
      return InterfaceScene(id: owner.id, line: owner.line, objects: [.controller(controller)] + others)
    }
    return nil
  }

  /// The scenes whose controllers can be shown: a storyboard's, or that of a xib's owner.
  public var shownScenes: [InterfaceScene] { kind == .storyboard ? scenes : [ownerScene].compactMap(\.self) }

  /// Its texts that can be translated, in its order.
  public var texts: [InterfaceText] {
    scenes.flatMap(\.texts) + InterfaceScene(id: "", line: 1, objects: objects).texts
  }
}

extension InterfaceController {
  /// Whether it is the owner of a xib rather than a controller of a scene.
  public var isOwner: Bool { identity.kind == "placeholder" }
}

extension InterfaceObject {
  fileprivate var topView: InterfaceView? { if case .view(let view) = self { view } else { nil } }
}

extension InterfaceIdentity {
  /// Whether the class that somebody wrote for it is a controller's, as far as its name tells: views and cells own xibs too.
  fileprivate var isController: Bool {
    guard let customClass else { return false }
    return !["View", "Cell"].contains { customClass.hasSuffix($0) }
  }

  fileprivate func destination(of outlet: String) -> String? {
    connections.first { $0.kind == .outlet(property: outlet) }?.destination
  }
}

#if os(Linux) || !canImport(UIKit)
  import PetriComposer
  import PetriUIKit

  @MainActor
  struct Sighting {
    private(set) weak var object: AnyObject?
    let name: String
    private(set) weak var owner: AnyObject?
    let isController: Bool
    /// Whether the controller was presented or on a navigation stack, and so isn't shown again once removed.
    private(set) var wasOnStack = false
    let move: Int

    init(_ controller: UIViewController, after move: Int) {
      (object, owner, isController, self.move) = (controller, controller.parent, true, move)
      name = controller.displayName
      update()
    }

    init(_ view: UIView, after move: Int) {
      (object, owner, isController, self.move) = (view, view.superview, false, move)
      name = String(describing: type(of: view))
    }

    mutating func update() {
      if let controller = object as? UIViewController {
        owner = controller.parent ?? owner
        let isPresented = controller.parent == nil && controller.presentingViewController != nil
        wasOnStack = wasOnStack || isPresented || controller.parent is UINavigationController
      } else if let view = object as? UIView {
        owner = view.superview ?? owner
      }
    }
  }
#endif

#if os(Linux) || !canImport(UIKit)
  import PetriComposer
  import PetriUIKit

  /// A controller or a view that was seen, without keeping it.
  @MainActor
  struct Sighting {
    private(set) weak var object: AnyObject?
    /// Its definition's name, or its class.
    let name: String
    /// The one that it was in: a controller's parent, a view's superview.
    private(set) weak var owner: AnyObject?
    let isController: Bool
    /// Whether it was presented, or on a navigation stack: it doesn't come back by itself.
    private(set) var wasOnStack = false
    /// The number of moves before it was seen first.
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

    /// Notes what it is in by now.
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

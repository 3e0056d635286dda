public import PetriUIKit

/// Makes a controller the root of the window.
public struct ReplaceRoot: Action {
  /// Makes an action.
  public init() {}

  /// `replace the root`.
  public var routingName: String { "replace the root" }

  /// The controller has to be the root.
  public func check(on existingController: UIViewController) throws {
    guard window(of: existingController) != nil else {
      throw RoutingProblem(
        "\(type(of: existingController)) isn't the window's root view controller; begin the route with 'root'"
      )
    }
  }

  /// The root goes.
  public func removedControllers(from existingController: UIViewController) -> [UIViewController] {
    [existingController]
  }

  /// Replaces it.
  public func perform(
    with viewController: UIViewController,
    on existingController: UIViewController,
    animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    guard let window = window(of: existingController) else {
      return completion(.failure(RoutingProblem("it isn't the window's root view controller any more")))
    }
    window.rootViewController = viewController
    window.makeKeyAndVisible()
    completion(.success)
  }

  /// The window that has a controller as its root. A modal that covers the screen takes the root's view out of the window.
  private func window(of root: UIViewController) -> UIWindow? {
    let levels = sequence(first: root, next: \.presentedViewController)
    let window = levels.lazy.compactMap { $0.viewIfLoaded?.window }.first
    return window?.rootViewController === root ? window : nil
  }
}

extension Action where Self == ReplaceRoot {
  /// Replaces the window's root.
  public static var replaceRoot: ReplaceRoot { ReplaceRoot() }
}

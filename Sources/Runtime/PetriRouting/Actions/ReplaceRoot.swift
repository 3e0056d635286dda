public import PetriUIKit

/// Replaces the window's root view controller.
public struct ReplaceRoot: Action {
  /// Makes an action.
  public init() {}

  /// `replace the root`
  public var routingName: String { "replace the root" }

  /// Throws if the existing controller isn't the root.
  public func check(on existingController: UIViewController) throws {
    guard window(of: existingController) != nil else {
      throw RoutingProblem(
        "\(type(of: existingController)) isn't the window's root view controller; begin the route with 'root'"
      )
    }
  }

  /// The existing root.
  public func removedControllers(from existingController: UIViewController) -> [UIViewController] {
    [existingController]
  }

  /// Replaces the root.
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

  /// The window of a root view controller. A full-screen modal removes the root's view from the window.
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

public import PetriUIKit

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// Presents a controller modally.
public struct PresentModally: Action {
  private let style: UIModalPresentationStyle?
  private let transition: UIModalTransitionStyle?
  private let preferredContentSize: CGSize?
  private let isModalInPresentation: Bool?
  private let transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  private let popover: (@MainActor (UIPopoverPresentationController) -> Void)?

  /// Creates an action; `nil` leaves a property of the controller unchanged.
  ///
  /// - Parameters:
  ///   - preferredContentSize: the preferred size in points.
  ///   - transitioningDelegate: the transitioning delegate, which the action retains.
  ///   - popover: configures the popover's anchor.
  public init(
    style: UIModalPresentationStyle? = nil,
    transition: UIModalTransitionStyle? = nil,
    preferredContentSize: CGSize? = nil,
    isModalInPresentation: Bool? = nil,
    transitioningDelegate: (any UIViewControllerTransitioningDelegate)? = nil,
    popover: (@MainActor (UIPopoverPresentationController) -> Void)? = nil
  ) {
    self.style = style
    self.transition = transition
    self.preferredContentSize = preferredContentSize
    self.isModalInPresentation = isModalInPresentation
    self.transitioningDelegate = transitioningDelegate
    self.popover = popover
  }

  public var routingName: String { "present" }

  public func perform(
    with viewController: UIViewController,
    on existingController: UIViewController,
    animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    guard existingController.presentedViewController == nil else {
      return completion(.failure(RoutingProblem("another view controller is already presented there")))
    }
    if let style { viewController.modalPresentationStyle = style }
    if let transition { viewController.modalTransitionStyle = transition }
    if let preferredContentSize { viewController.preferredContentSize = preferredContentSize }
    if let isModalInPresentation { viewController.isModalInPresentation = isModalInPresentation }
    if let transitioningDelegate { viewController.transitioningDelegate = transitioningDelegate }
    if let popover, let controller = viewController.popoverPresentationController { popover(controller) }
    // A controller pushed without animation is in the window only after a layout pass. UIKit refuses to present on a
    // controller outside the window.
    if existingController.viewIfLoaded?.window == nil {
      existingController.outermostParent.viewIfLoaded?.layoutIfNeeded()
    }
    existingController.present(viewController, animated: animated) { completion(.success) }
    // UIKit refuses silently during a transition.
    if existingController.presentedViewController !== viewController {
      completion(.failure(RoutingProblem("UIKit didn't present it")))
    }
  }
}

extension Action where Self == PresentModally {
  /// Presents with the controller's own presentation style.
  public static var present: PresentModally { PresentModally() }

  /// Presents with a presentation style.
  public static func present(
    _ style: UIModalPresentationStyle,
    transition: UIModalTransitionStyle? = nil,
    preferredContentSize: CGSize? = nil,
    isModalInPresentation: Bool? = nil,
    transitioningDelegate: (any UIViewControllerTransitioningDelegate)? = nil
  ) -> PresentModally {
    PresentModally(
      style: style,
      transition: transition,
      preferredContentSize: preferredContentSize,
      isModalInPresentation: isModalInPresentation,
      transitioningDelegate: transitioningDelegate
    )
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// Replaces the window's root view controller.
public struct ReplaceRoot: Action {
  public init() {}

  public var routingName: String { "replace the root" }

  public func check(on existingController: UIViewController) throws {
    guard window(of: existingController) != nil else {
      throw RoutingProblem(
        "\(type(of: existingController)) isn't the window's root view controller; begin the route with 'root'"
      )
    }
  }

  public func removedControllers(from existingController: UIViewController) -> [UIViewController] {
    [existingController]
  }

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

  /// The window of a root view controller. Also searches presented controllers, because a full-screen modal removes the
  /// root view from the window.
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

public import PetriUIKit

/// Presents a controller modally.
public struct PresentModally: Action {
  private let style: UIModalPresentationStyle?
  private let transition: UIModalTransitionStyle?
  private let preferredContentSize: CGSize?
  private let isModalInPresentation: Bool?
  private let transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  private let popover: (@MainActor (UIPopoverPresentationController) -> Void)?

  /// Makes an action; properties that are `nil` aren't changed.
  ///
  /// - Parameters: - preferredContentSize: in points. - transitioningDelegate: the action keeps it alive. - popover:
  ///   configures the popover's anchor.
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

  /// `present`
  public var routingName: String { "present" }

  /// Presents the controller.
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
    // A controller pushed without animation is in the window only after a layout, and UIKit refuses to present on one
    // that isn't.
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
  /// Presents in the controller's own style.
  public static var present: PresentModally { PresentModally() }

  /// Presents in a style.
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

public import PetriUIKit

/// Presents a controller modally.
public struct PresentModally: Action {
  private let style: UIModalPresentationStyle?
  private let transition: UIModalTransitionStyle?
  private let preferredContentSize: CGSize?
  private let isModalInPresentation: Bool?
  private let transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  private let popover: (@MainActor (UIPopoverPresentationController) -> Void)?

  /// Makes an action; a property that is `nil` stays as the controller has it.
  ///
  /// - Parameters:
  ///   - preferredContentSize: in points.
  ///   - transitioningDelegate: kept alive by the action.
  ///   - popover: where a popover points to.
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

  /// `present`.
  public var routingName: String { "present" }

  /// Presents it.
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
    // A controller pushed without an animation comes on screen at the next layout, and UIKit refuses to present on one
    // that isn't there yet.
    if existingController.viewIfLoaded?.window == nil {
      existingController.outermostParent.viewIfLoaded?.layoutIfNeeded()
    }
    existingController.present(viewController, animated: animated) { completion(.success) }
    // UIKit refuses without a word where a transition is running.
    if existingController.presentedViewController !== viewController {
      completion(.failure(RoutingProblem("UIKit didn't present it")))
    }
  }
}

extension Action where Self == PresentModally {
  /// Presents in the controller's own style.
  public static var present: PresentModally { PresentModally() }

  /// Presents.
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

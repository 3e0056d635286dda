public import PetriUIKit

/// Handles a tap by presenting the details.
public final class ActionHandler: ActionHandling {
  private let presenterProvider: () -> any ViewControllerPresenting
  private let detailsControllerProvider: (String, @escaping () -> Void) -> UIViewController

  /// A handler that asks for a presenter and for the controller when it needs them.
  public init(
    presenterProvider: @escaping () -> any ViewControllerPresenting,
    detailsControllerProvider: @escaping (String, @escaping () -> Void) -> UIViewController
  ) {
    self.presenterProvider = presenterProvider
    self.detailsControllerProvider = detailsControllerProvider
  }

  /// Presents the details, and dismisses them when they are done.
  public func handleAction(for detailText: String) {
    let viewController = detailsControllerProvider(detailText) { [weak self] in
      self?.presenterProvider().dismiss(animated: true, completion: nil)
    }
    presenterProvider().present(viewController, animated: true, completion: nil)
  }
}

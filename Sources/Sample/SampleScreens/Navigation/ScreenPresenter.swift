import PetriUIKit

/// Shows the details over a controller.
final class ScreenPresenter: ScreenPresenting {
  private let presenterProvider: () -> any ViewControllerPresenting

  init(presenterProvider: @escaping () -> any ViewControllerPresenting) {
    self.presenterProvider = presenterProvider
  }

  func presentScreen(for detailText: String, didFinish: @escaping () -> Void) {
    let viewController = DetailsViewController(detailsText: detailText, didFinish: didFinish)
    presenterProvider().present(viewController, animated: true, completion: nil)
  }

  func dismissScreen() {
    presenterProvider().dismiss(animated: true, completion: nil)
  }
}

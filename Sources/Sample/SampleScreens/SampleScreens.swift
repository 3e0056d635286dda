import PetriCatalog
public import PetriComposer
import PetriUIKit

/// The Swift part of the sample catalogue: controllers as an iOS developer writes them, registered under the names in
/// the catalogue's `class:`.
@MainActor
public enum SampleScreens {
  /// Registers the controllers.
  public static func register(in registry: inout ControllerRegistry) {
    registry.registerContent("MainViewController") { _ in MainViewController() }
    registry.registerContent("NewYearContentViewController") { context in
      NewYearContentViewController(city: context["city"]?.text ?? "", closes: context["closes"]?.text ?? "")
    }
    registry.registerContent("ExamplesViewController") { _ in ExamplesViewController(style: .plain) }
    registry.registerContent("DetailsViewController") { context in
      DetailsViewController(detailsText: context["text"]?.text ?? "") {}
    }
    registry.registerContent("ImagesViewController") { _ in ImagesViewController() }
    registry.registerAdapter(ImagesAdapter())
    registry.registerLayer("OnboardingViewController") { OnboardingViewController() }
    registry.registerLayer("ModalContainerViewController") { ModalContainerViewController() }
  }
}

public import PetriComposer
public import PetriUIKit

/// The navigation of modal screens: a close button above the content.
public final class ModalContainerViewController: UIViewController {
  private static let buttonHeight: CGFloat = 30

  private lazy var closeButton = UIButton(
    type: .system,
    primaryAction: UIAction(title: "✕") { [weak self] _ in self?.dismiss(animated: true) }
  )

  var content: UIViewController?

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    closeButton.accessibilityLabel = "Close"
    closeButton.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(closeButton)
    NSLayoutConstraint.activate([
      closeButton.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      closeButton.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      closeButton.heightAnchor.constraint(equalToConstant: ModalContainerViewController.buttonHeight),
    ])
    if let content { insertFullframeChildController(content, index: 0) }
  }

  /// Embeds a controller below the button.
  public func embedController(_ controller: UIViewController) {
    content = controller
    addChild(controller)
    addSafeArea(to: controller)
    if isViewLoaded { insertFullframeChildController(controller, index: 0) }
  }

  public override var childForStatusBarStyle: UIViewController? { content }

  public override var childForStatusBarHidden: UIViewController? { content }

  private func addSafeArea(to controller: UIViewController) {
    controller.additionalSafeAreaInsets = UIEdgeInsets(
      top: ModalContainerViewController.buttonHeight,
      left: 0,
      bottom: 0,
      right: 0
    )
  }
}

extension UIViewController {
  /// Wraps this controller in a modal container.
  func wrapInModalContainer() -> ModalContainerViewController {
    let modalController = ModalContainerViewController()
    modalController.embedController(self)
    return modalController
  }
}

extension ModalContainerViewController: ChildEmbedding {
  /// The embedded controller.
  public var embeddedController: UIViewController? { content }

  /// Embeds a controller.
  public func embed(_ controller: UIViewController) {
    embedController(controller)
  }

  /// Removes the embedded controller.
  public func removeEmbedded() -> UIViewController? {
    defer { content = nil }
    if let content { removeFullframeChildController(content) }
    content?.additionalSafeAreaInsets = .zero
    return content
  }
}

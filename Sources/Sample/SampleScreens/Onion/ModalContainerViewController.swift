public import PetriComposer
public import PetriUIKit

/// The navigation of every modal screen: one button that closes it, above its content.
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

  /// Puts a controller below the button, all over the screen.
  public func embedController(_ controller: UIViewController) {
    content = controller
    addChild(controller)
    addSafeArea(to: controller)
    if isViewLoaded { insertFullframeChildController(controller, index: 0) }
  }

  /// The content of the container decides about the status bar.
  public override var childForStatusBarStyle: UIViewController? { content }

  /// The content of the container decides about the status bar.
  public override var childForStatusBarHidden: UIViewController? { content }

  /// So that the button covers nothing.
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
  /// Puts this controller into a modal container.
  func wrapInModalContainer() -> ModalContainerViewController {
    let modalController = ModalContainerViewController()
    modalController.embedController(self)
    return modalController
  }
}

/// A catalogue's requirements of a layer.
extension ModalContainerViewController: ChildEmbedding {
  /// The controller in it.
  public var embeddedController: UIViewController? { content }

  /// Puts a controller in it.
  public func embed(_ controller: UIViewController) {
    embedController(controller)
  }

  /// Takes the controller out of it.
  public func removeEmbedded() -> UIViewController? {
    defer { content = nil }
    if let content { removeFullframeChildController(content) }
    content?.additionalSafeAreaInsets = .zero
    return content
  }
}

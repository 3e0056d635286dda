public import PetriComposer
public import PetriUIKit

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

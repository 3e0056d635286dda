public import PetriComposer
public import PetriUIKit

/// A catalogue's requirements of a layer that shows supporting views.
extension OnboardingViewController: ChildEmbedding, SupportingViewsTemplate {
  /// The content.
  public var embeddedController: UIViewController? { content }

  /// True: it has a place for them.
  public var asksForSupportingViews: Bool { true }

  /// Whose views it shows.
  public var supportingViewsDataSource: (any SupportingViewsDataSource)? {
    get { actionsDatasource }
    set { actionsDatasource = newValue }
  }

  /// Puts content in it.
  public func embed(_ controller: UIViewController) {
    embedController(controller, actionsDatasource: actionsDatasource)
  }

  /// Takes the content out of it.
  public func removeEmbedded() -> UIViewController? {
    defer { content = nil }
    if let content { removeFullframeChildController(content) }
    return content
  }
}

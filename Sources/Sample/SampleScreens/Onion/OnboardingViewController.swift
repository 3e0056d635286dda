public import PetriComposer
public import PetriUIKit

/// The template: it lays the screen out and knows nothing of the content but its buttons.
public final class OnboardingViewController: UIViewController {
  private lazy var onboardingView = OnboardingView()

  var content: UIViewController?

  var actionsDatasource: (any OnboardingViewControllerDatasource)? {
    didSet { if isViewLoaded { showActions() } }
  }

  /// Makes the template's view.
  public override func loadView() {
    view = onboardingView
  }

  /// Puts in the content that was embedded before there was a view.
  public override func viewDidLoad() {
    super.viewDidLoad()
    if let content { insert(content) }
    showActions()
  }

  /// Puts content into the middle and its buttons at the bottom.
  public func embedController(
    _ controller: UIViewController,
    actionsDatasource: (any OnboardingViewControllerDatasource)?
  ) {
    content = controller
    addChild(controller)
    if isViewLoaded { insert(controller) }
    self.actionsDatasource = actionsDatasource
  }

  private func insert(_ controller: UIViewController) {
    insertFullframeChildController(controller, toView: onboardingView.contentContainerView, index: 0)
  }

  private func showActions() {
    onboardingView.supportingViews = actionsDatasource?.supportingViews ?? []
  }
}

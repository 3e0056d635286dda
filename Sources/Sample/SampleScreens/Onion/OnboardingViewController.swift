public import PetriComposer
public import PetriUIKit

/// The template: lays out the screen, knowing only the content's buttons.
public final class OnboardingViewController: UIViewController {
  private lazy var onboardingView = OnboardingView()

  var content: UIViewController?

  var actionsDatasource: (any OnboardingViewControllerDatasource)? {
    didSet { if isViewLoaded { showActions() } }
  }

  public override func loadView() {
    view = onboardingView
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    if let content { insert(content) }
    showActions()
  }

  /// Shows content in the middle and its buttons at the bottom.
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

/// The conformance to a catalogue's layer with supporting views.
extension OnboardingViewController: ChildEmbedding, SupportingViewsTemplate {
  /// The content.
  public var embeddedController: UIViewController? { content }

  /// Always `true`.
  public var asksForSupportingViews: Bool { true }

  /// The source of supporting views.
  public var supportingViewsDataSource: (any SupportingViewsDataSource)? {
    get { actionsDatasource }
    set { actionsDatasource = newValue }
  }

  /// Embeds the content.
  public func embed(_ controller: UIViewController) {
    embedController(controller, actionsDatasource: actionsDatasource)
  }

  /// Removes the content.
  public func removeEmbedded() -> UIViewController? {
    defer { content = nil }
    if let content { removeFullframeChildController(content) }
    return content
  }
}

/// Content with buttons for its template: Petri's protocol under the article's name.
public typealias OnboardingViewControllerDatasource = SupportingViewsDataSource

final class OnboardingView: UIView {
  let contentContainerView = UIView()

  private let stackView: UIStackView = {
    let stackView = UIStackView()
    stackView.axis = .vertical
    stackView.spacing = 8
    return stackView
  }()

  var supportingViews: [UIView] = [] {
    didSet {
      for view in oldValue { view.removeFromSuperview() }
      for view in supportingViews { stackView.addArrangedSubview(view) }
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    for view in [contentContainerView, stackView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    let center = contentContainerView.centerYAnchor.constraint(equalTo: safeAreaLayoutGuide.centerYAnchor)
    center.priority = .defaultHigh
    NSLayoutConstraint.activate([
      contentContainerView.centerXAnchor.constraint(equalTo: centerXAnchor), center,
      contentContainerView.topAnchor.constraint(greaterThanOrEqualTo: safeAreaLayoutGuide.topAnchor),
      contentContainerView.leadingAnchor.constraint(greaterThanOrEqualTo: layoutMarginsGuide.leadingAnchor),
      stackView.topAnchor.constraint(greaterThanOrEqualTo: contentContainerView.bottomAnchor, constant: 8),
      stackView.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      stackView.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      stackView.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -16),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

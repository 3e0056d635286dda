public import PetriCatalog
public import PetriUIKit

/// A layer defined by the catalogue: a child, the container's own views above it, and supporting views.
public final class ContainerViewController: UIViewController, ComposedController, ChildEmbedding,
  SupportingViewsTemplate, ScopeProviding
{
  /// The container's definition.
  public var container: ContainerDefinition { environment.definition }
  /// The values of its parameters.
  public var parameters: ContextObject { environment.parameters }
  /// The container's name.
  public var definitionName: String { container.name }
  /// The embedded controller.
  public private(set) var embeddedController: UIViewController?

  /// Whether the definition has `supportingViews`.
  public var asksForSupportingViews: Bool { container.supportingViews != nil }

  /// The source of supporting views, read when the view is loaded.
  public var supportingViewsDataSource: (any SupportingViewsDataSource)? {
    didSet {
      if let view = viewIfLoaded as? ContainerView { show(supportingViewsOf: supportingViewsDataSource, in: view) }
    }
  }

  var scope: Scope { environment.scope }

  private var environment: LayerEnvironment
  private let desk: InputDesk
  private var isStale = false
  private var builder: ViewBuilder?

  init(environment: LayerEnvironment) {
    self.environment = environment
    desk = InputDesk(environment.composer)
    super.init(nibName: nil, bundle: nil)
    desk.serve(self)
    desk.onChange = { [weak self] in self?.setNeedsRefresh() }
    environment.composer.state.observe(self) { [weak self] in
      guard let self, !desk.isTaking else { return }
      stateChanged()
    }
  }

  /// Containers are never decoded.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  public override func loadView() {
    let view = ContainerView(definition: container)
    view.frame = UIScreen.main.bounds
    view.backgroundColor = container.background?.value(in: environment.scope)?.uiColor
    self.view = view
    showOwnViews(in: view)
    show(supportingViewsOf: supportingViewsDataSource, in: view)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    insertChildView()
  }

  /// Embeds a controller without loading its view before the container's own.
  public func embed(_ controller: UIViewController) {
    embeddedController = controller
    takeTitle()
    takeNavigationItem()
    addChild(controller)
    if isViewLoaded { insertChildView() }
  }

  /// Copies the content's title to this container for a surrounding navigation bar.
  func takeTitle() {
    let (text, old) = (embeddedController?.ownTitle, title)
    guard text != old else { return }
    let tab = tabBarItem.title
    title = text
    // Keep a tab's own title.
    if tab != old { tabBarItem.title = tab }
  }

  func takeNavigationItem() {
    let inner = embeddedController?.navigationItem ?? UINavigationItem(title: "")
    let own = navigationItem
    own.prompt = inner.prompt
    if #available(iOS 26.0, *) { own.subtitle = inner.subtitle }
    if own.titleView !== inner.titleView { own.titleView = inner.titleView }
    own.searchController = inner.searchController
    own.hidesSearchBarWhenScrolling = inner.hidesSearchBarWhenScrolling
    own.standardAppearance = inner.standardAppearance
    own.scrollEdgeAppearance = inner.scrollEdgeAppearance
    own.largeTitleDisplayMode = inner.largeTitleDisplayMode
    own.backButtonTitle = inner.backButtonTitle
    own.backBarButtonItem = inner.backBarButtonItem
    own.backButtonDisplayMode = inner.backButtonDisplayMode
    own.hidesBackButton = inner.hidesBackButton
    own.leftItemsSupplementBackButton = inner.leftItemsSupplementBackButton
    // Set only if changed because bars animate new items.
    if own.leftBarButtonItems != inner.leftBarButtonItems { own.leftBarButtonItems = inner.leftBarButtonItems }
    if own.rightBarButtonItems != inner.rightBarButtonItems { own.rightBarButtonItems = inner.rightBarButtonItems }
    let toolbar = embeddedController?.toolbarItems
    if toolbarItems != toolbar { toolbarItems = toolbar }
  }

  /// Copies the title and the bar items, which the content may have set while loading its view.
  public override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if isStale {
      desk.settle()
      stateChanged()
    }
    takeTitle()
    takeNavigationItem()
  }

  /// Removes the child in UIKit's order.
  public func removeEmbedded() -> UIViewController? {
    guard let controller = embeddedController else { return nil }
    controller.willMove(toParent: nil)
    if let view = controller.viewIfLoaded, view.superview === viewIfLoaded { view.removeFromSuperview() }
    controller.removeFromParent()
    controller.additionalSafeAreaInsets = .zero
    (viewIfLoaded as? ContainerView)?.child = nil
    embeddedController = nil
    title = nil
    takeNavigationItem()
    return controller
  }

  /// The definition of one of the container's own views or the supporting views.
  public func definition(of view: UIView) -> ViewDefinition? {
    builder?.definition(of: view) ?? (supportingViewsDataSource as? any ViewDefining)?.definition(of: view)
  }

  /// The effect of a tap on one of these views.
  public func tap(of view: UIView) -> ResolvedTap? {
    builder?.tap(of: view) ?? (supportingViewsDataSource as? any ViewDefining)?.tap(of: view)
  }

  /// The effects of other gestures on one of these views.
  public func otherTaps(of view: UIView) -> [OtherTap] {
    (builder?.otherTaps(of: view) ?? []) + ((supportingViewsDataSource as? any ViewDefining)?.otherTaps(of: view) ?? [])
  }

  /// Whether a view is the stack of supporting views.
  public func showsSupportingViews(in view: UIView) -> Bool {
    (viewIfLoaded as? ContainerView)?.supportingStack === view
  }

  public override var childForStatusBarStyle: UIViewController? { statusBarChild }

  public override var childForStatusBarHidden: UIViewController? { statusBarChild }

  public override var preferredStatusBarStyle: UIStatusBarStyle {
    if case .own(let statusBar) = container.statusBar { return statusBar.style.uiStyle }
    return super.preferredStatusBarStyle
  }

  public override var prefersStatusBarHidden: Bool {
    if case .own(let statusBar) = container.statusBar { return statusBar.hidden }
    return super.prefersStatusBarHidden
  }

  private var statusBarChild: UIViewController? { container.statusBar == .child ? embeddedController : nil }

  private func insertChildView() {
    guard let controller = embeddedController, let container = view as? ContainerView else { return }
    controller.additionalSafeAreaInsets = self.container.child.additionalSafeArea.edgeInsets(
      for: container.effectiveUserInterfaceLayoutDirection
    )
    container.child = controller
    takeTitle()
    controller.didMove(toParent: self)
  }

  private func showOwnViews(in view: ContainerView) {
    let composer = environment.composer
    let builder = ViewBuilder(
      composer,
      desk: desk,
      now: { [weak self] scope in
        guard let self else { return scope }
        desk.settle()
        return self.scope.taking(localsOf: scope)
      },
      onTap: { [weak self] tap in
        guard let self else { return }
        environment.composer.perform(tap, from: self)
      }
    )
    let scope = environment.scope
    let views = builder.arranged(container.views, scope: scope).map { view, definition in
      ContainerView.OwnView(
        view: view,
        sides: definition.pins.sides(in: scope),
        center: definition.center
      )
    }
    let focus = self.builder.flatMap(builder.takeOver)
    self.builder = builder
    view.ownViews = views
    focus?.becomeFirstResponder()
  }

  private func show(supportingViewsOf source: (any SupportingViewsDataSource)?, in view: ContainerView) {
    view.supportingViews = asksForSupportingViews ? source?.supportingViews ?? [] : []
  }

  private func setNeedsRefresh() {
    isStale = true
    viewIfLoaded?.setNeedsLayout()
  }

  func stateChanged() {
    isStale = false
    environment.update()
    guard let view = viewIfLoaded as? ContainerView,
      environment.composer.allows(container.views, in: environment.scope, of: self)
    else { return }
    showOwnViews(in: view)
  }
}

extension StatusBarStyle {
  var uiStyle: UIStatusBarStyle {
    switch self {
    case .automatic: .default
    case .light: .lightContent
    case .dark: .darkContent
    }
  }
}

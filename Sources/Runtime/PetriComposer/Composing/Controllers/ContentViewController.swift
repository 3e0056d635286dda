import Dispatch
public import PetriCatalog
public import PetriUIKit

/// The controller of a screen whose content is views.
public final class ContentViewController: UIViewController, ComposedController, SupportingViewsDataSource,
  ResolvedTapHandling, ScopeProviding, FormProviding
{
  /// The screen's definition.
  public var screen: ScreenDefinition { environment.definition }
  /// The screen's context.
  public var context: ContextObject { environment.context }
  package var filledScreen: ScreenDefinition? { screen }
  /// The screen's name.
  public var definitionName: String { screen.name }
  /// The views for the template around the content, created on first use.
  public private(set) lazy var supportingViews: [UIView] = makeSupportingViews()

  var scope: Scope { environment.scope }
  /// The values of the form; `nil` if the screen has none.
  public var form: AppState? { environment.form }

  private var environment: ScreenEnvironment
  private let content: ViewsContent
  private var contentBuilder: ViewBuilder?
  private var supportingBuilder: ViewBuilder?
  private var titleBuilder: ViewBuilder?
  /// The supporting view that becomes first responder when a template shows it.
  private var focusToBe: UIView?
  private var changedBars: Set<ChangedBar> = []
  private var hasAppeared = false
  private let desk: InputDesk
  private var isStale = false

  private enum ChangedBar {
    case navigationBar, toolbar, tint, toolbarColors
  }

  init(environment: ScreenEnvironment, content: ViewsContent) {
    self.environment = environment
    self.content = content
    desk = InputDesk(environment.composer, form: environment.form)
    super.init(nibName: nil, bundle: nil)
    showBar()
    desk.serve(self)
    desk.onChange = { [weak self] in self?.setNeedsRefresh() }
    for values in [environment.composer.state, environment.form].compactMap(\.self) {
      let isOfForm = values === environment.form
      values.observe(self) { [weak self] in self?.valuesChanged(isOfForm: isOfForm) }
    }
  }

  /// Content is never decoded.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// Shows another context and rebuilds everything that depends on it.
  public func show(_ context: ContextObject) {
    environment = ScreenEnvironment(
      composer: environment.composer,
      definition: screen,
      context: context,
      form: environment.form
    )
    environment.composer.register.update(self, context: context)
    refresh()
  }

  public override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard isStale else { return }
    desk.settle()
    refresh()
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let bar = screen.bar, let navigation = navigationController else { return }
    if bar.largeTitle == true { navigation.navigationBar.prefersLargeTitles = true }
    if bar.tint != nil { changedBars.insert(.tint) }
    if bar.toolbarBackground != nil || bar.toolbarTint != nil { changedBars.insert(.toolbarColors) }
    paintBars()
    if bar.hidden, !navigation.isNavigationBarHidden {
      navigation.setNavigationBarHidden(true, animated: animated)
      changedBars.insert(.navigationBar)
    }
    showToolbar(animated: animated)
  }

  private func showToolbar(animated: Bool) {
    guard let navigation = navigationController else { return }
    if toolbarItems != nil, navigation.isToolbarHidden {
      navigation.setToolbarHidden(false, animated: animated)
      changedBars.insert(.toolbar)
    } else if toolbarItems == nil, changedBars.remove(.toolbar) != nil {
      navigation.setToolbarHidden(true, animated: animated)
    }
  }

  private func paintBars() {
    if changedBars.contains(.tint) {
      navigationController?.navigationBar.tintColor = screen.bar?.tint?.value(in: scope)?.uiColor
    }
    if changedBars.contains(.toolbarColors) {
      let bar = screen.bar
      navigationController?.toolbar.paint(
        bar?.toolbarBackground?.value(in: scope),
        tint: bar?.toolbarTint?.value(in: scope)
      )
    }
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasAppeared else { return }
    hasAppeared = true
    builders.lazy.compactMap(\.focusedAtFirst).first?.becomeFirstResponder()
    if let action = actionOnAppearing, environment.composer.mayDo(action, onAppearingOf: self) { handle(action) }
  }

  /// The action for the first appearance, resolved with the current values.
  public var actionOnAppearing: ResolvedTap? {
    screen.onAppear.map { ResolvedTap($0, scope: scope) }
  }

  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if changedBars.contains(.navigationBar) { navigationController?.setNavigationBarHidden(false, animated: animated) }
    if changedBars.contains(.toolbar) { navigationController?.setToolbarHidden(true, animated: animated) }
    if changedBars.contains(.tint) { navigationController?.navigationBar.tintColor = nil }
    if changedBars.contains(.toolbarColors) { navigationController?.toolbar.paint(nil, tint: nil) }
    changedBars = []
  }

  /// Lets the router continue navigations that waited for this screen to disappear.
  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    let routing = environment.composer.routing
    DispatchQueue.main.async { [weak routing] in routing?.stackDidChange() }
  }

  public override func loadView() {
    let view = ContentView(content)
    view.frame = UIScreen.main.bounds
    self.view = view
    fill(view)
  }

  private var builders: [ViewBuilder] { [contentBuilder, titleBuilder, supportingBuilder].compactMap(\.self) }

  /// The definition of a view of the content, the bar or the supporting views.
  public func definition(of view: UIView) -> ViewDefinition? {
    builders.lazy.compactMap { $0.definition(of: view) }.first
  }

  /// The effect of a tap on a view of the content, the bar or the supporting views.
  public func tap(of view: UIView) -> ResolvedTap? { builders.lazy.compactMap { $0.tap(of: view) }.first }

  /// The effects of other gestures on one of these views.
  public func otherTaps(of view: UIView) -> [OtherTap] { builders.flatMap { $0.otherTaps(of: view) } }

  /// Handles a tap on one of the screen's views, wherever a template shows it.
  public func handle(_ tap: ResolvedTap) {
    environment.composer.perform(tap, from: self)
  }

  public override var preferredStatusBarStyle: UIStatusBarStyle {
    screen.statusBar?.style.uiStyle ?? super.preferredStatusBarStyle
  }

  public override var prefersStatusBarHidden: Bool {
    screen.statusBar?.hidden ?? super.prefersStatusBarHidden
  }

  private func fill(_ view: ContentView) {
    if let color = content.background?.value(in: environment.scope) { view.backgroundColor = color.uiColor }
    view.show(Gradient(content.gradient, in: environment.scope))
    let builder = makeBuilder()
    let views = builder.views(content.views, scope: environment.scope)
    let focus = contentBuilder.flatMap(builder.takeOver)
    contentBuilder = builder
    view.show(views)
    focus?.becomeFirstResponder()
  }

  private func makeSupportingViews() -> [UIView] {
    let builder = makeBuilder()
    let views = builder.views(screen.supportingViews, scope: environment.scope)
    if let old = supportingBuilder { focusToBe = builder.takeOver(from: old) }
    supportingBuilder = builder
    return views
  }

  private func showBar() {
    guard let bar = screen.bar else { return }
    let composer = environment.composer
    let builder = BarBuilder(
      scope: environment.scope,
      record: composer.viewRecord,
      desk: desk,
      onTap: { [weak self] tap in self?.handle(tap) },
      onSubmit: { [weak self] action in
        guard let self else { return }
        desk.settle()
        handle(ResolvedTap(action, scope: scope))
      }
    )
    builder.show(bar, on: self)
    let focused = bar.titleView.flatMap { show(titleView: $0) }
    paintBars()
    navigationItemDidChange()
    guard let focused else { return }
    // A view can't become first responder before the bar, laid out, has added it to the window.
    navigationController?.navigationBar.layoutIfNeeded()
    focused.becomeFirstResponder()
  }

  private func show(titleView definition: ViewDefinition) -> UIView? {
    let builder = makeBuilder()
    let views = builder.arranged([definition], axis: .horizontal, scope: environment.scope).map(\.view)
    let focus = titleBuilder.flatMap(builder.takeOver)
    titleBuilder = builder
    navigationItem.titleView = views.isEmpty ? nil : BarTitleView(views, of: self)
    return focus
  }

  private func makeBuilder() -> ViewBuilder {
    let composer = environment.composer
    return ViewBuilder(
      composer,
      desk: desk,
      now: { [weak self] scope in
        guard let self else { return scope }
        desk.settle()
        return self.scope.taking(localsOf: scope)
      },
      onTap: { [weak self] tap in self?.handle(tap) }
    )
  }

  /// Handles changed values; those of the form also update the title and the layers around.
  ///
  /// A change made in a view is shown by the next layout because the view is still in use until then.
  private func valuesChanged(isOfForm: Bool) {
    if isOfForm { environment.composer.register.update(self, context: context) }
    if desk.isTaking { setNeedsRefresh() } else { refresh() }
  }

  private func setNeedsRefresh() {
    isStale = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// Rebuilds what depends on the state and the form, unless it would exceed the limits.
  private func refresh() {
    isStale = false
    guard environment.composer.allows(screen.views, in: environment.scope, of: self) else {
      return
    }
    showBar()
    if viewIfLoaded?.window != nil { showToolbar(animated: true) }
    if let view = viewIfLoaded as? ContentView { fill(view) }
    guard supportingBuilder != nil else { return }
    supportingViews = makeSupportingViews()
    var controller = parent
    while let layer = controller {
      if let template = layer as? any SupportingViewsTemplate, template.supportingViewsDataSource === self {
        template.supportingViewsDataSource = self
      }
      controller = layer.parent
    }
    focusToBe?.becomeFirstResponder()
    focusToBe = nil
  }
}

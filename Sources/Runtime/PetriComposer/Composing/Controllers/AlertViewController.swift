public import PetriCatalog
public import PetriUIKit

/// The controller of an alert or action sheet. An action runs after the alert has disappeared, from the controller that
/// is then frontmost.
public final class AlertViewController: UIAlertController, ComposedController, FormProviding {
  /// The screen's definition.
  public var screen: ScreenDefinition? { environment?.definition }
  /// The screen's name.
  public var definitionName: String { screen?.name ?? "" }

  package var filledScreen: ScreenDefinition? { screen }
  /// The screen's context.
  public var context: ContextObject { environment?.context ?? ContextObject() }
  /// The values of the form; `nil` if the screen has none.
  public var form: AppState? { environment?.form }

  private var environment: ScreenEnvironment?
  private var alert: AlertContent?
  private var builder: ViewBuilder?
  private var desk: InputDesk?
  private var shown: [ShownAction] = []
  private var hasAppeared = false
  /// The presenting controller, frontmost again when an action runs.
  private weak var presenter: UIViewController?

  private struct ShownAction {
    let definition: AlertActionDefinition
    let scope: Scope
    let action: UIAlertAction
    let tap: ResolvedTap?
  }

  convenience init(environment: ScreenEnvironment, alert: AlertContent) {
    self.init(title: nil, message: nil, preferredStyle: alert.style == .alert ? .alert : .actionSheet)
    self.environment = environment
    self.alert = alert
    let composer = environment.composer
    let desk = InputDesk(composer, form: environment.form)
    self.desk = desk
    desk.serve(self)
    desk.onChange = { [weak desk] in desk?.settle() }
    let builder = ViewBuilder(composer, desk: desk, now: { $0 }, onTap: { _ in })
    self.builder = builder
    for field in alert.fields { addTextField { builder.fill($0, of: field, scope: environment.scope) } }
    for definition in alert.actions { add(definition, of: environment) }
    popoverPresentationController?.delegate = self
    showState()
    for values in [composer.state, environment.form].compactMap(\.self) {
      values.observe(self) { [weak self] in self?.showState() }
    }
  }

  private func add(_ definition: AlertActionDefinition, of environment: ScreenEnvironment) {
    let record = environment.composer.viewRecord
    for scope in definition.each?.scopes(in: environment.scope) ?? [environment.scope]
    where record.decide(definition.when, .when, at: definition.place, in: scope) {
      record?.noteMade(at: definition.place)
      let tap = definition.tap.map { ResolvedTap($0, scope: scope) }
      let action = UIAlertAction(
        title: definition.title.text(in: scope),
        style: definition.style.uiStyle
      ) { [weak self] _ in
        if let tap = definition.tap { self?.perform(tap, in: scope) }
      }
      action.accessibilityIdentifier = definition.id
      addAction(action)
      if definition.preferred { preferredAction = action }
      shown.append(ShownAction(definition: definition, scope: scope, action: action, tap: tap))
    }
  }

  private func showState() {
    guard let environment, let alert else { return }
    title = alert.title.map(environment.text)
    message = alert.message.map(environment.text)
    if let desk, !desk.isTaking { showFields(of: alert, in: environment) }
    for shown in shown {
      let scope = environment.scope.taking(localsOf: shown.scope)
      let (definition, record) = (shown.definition, environment.composer.viewRecord)
      shown.action.isEnabled = record.decide(definition.enabled, .enabled, at: definition.place, in: scope)
    }
  }

  private func showFields(of alert: AlertContent, in environment: ScreenEnvironment) {
    for (field, definition) in zip(textFields ?? [], alert.fields) {
      guard case .textField(let text) = definition.kind, InputBinding(text.text, in: environment.scope) != nil else {
        continue
      }
      let value = text.text.map(environment.text)
      if field.text != value { field.text = value }
    }
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasAppeared else { return }
    hasAppeared = true
    guard let environment, let action = actionOnAppearing else { return }
    let composer = environment.composer
    if composer.mayDo(action, onAppearingOf: self) {
      composer.perform(action, from: self, of: GoneScreen(environment))
    }
  }

  /// The action for the first appearance, resolved with the current values.
  public var actionOnAppearing: ResolvedTap? {
    guard let environment else { return nil }
    return environment.definition.onAppear.map { ResolvedTap($0, scope: environment.scope) }
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    presenter = presentingViewController
  }

  private func perform(_ action: TapAction, in scope: Scope) {
    guard let environment else { return }
    desk?.settle()
    let gone = GoneScreen(environment, locals: scope)
    let tap = ResolvedTap(action, scope: gone.scope)
    environment.composer.perform(tap, from: presenter?.frontmost ?? self, of: gone)
  }

  /// The definition of a text field.
  public func definition(of view: UIView) -> ViewDefinition? { builder?.definition(of: view) }

  /// The effect of a tap on a button.
  public func tap(of view: UIView) -> ResolvedTap? {
    action(of: view).flatMap { tap(of: $0) }
  }

  /// The tap that an action performs after the alert has disappeared.
  public func tap(of action: UIAlertAction) -> ResolvedTap? { shown.first { $0.action === action }?.tap }
}

extension AlertViewController: UIPopoverPresentationControllerDelegate {
  /// Presents an action sheet on an iPad as a centred popover without an arrow.
  public func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) { popover.pointNowhere() }
}

extension AlertActionDefinition.Style {
  fileprivate var uiStyle: UIAlertAction.Style {
    switch self {
    case .default: .default
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}

public import PetriCatalog
public import PetriUIKit

/// The controller of a screen whose content is an alert or a sheet of actions.
///
/// An action is carried out after the alert has gone, from the controller that is in front then.
public final class AlertViewController: UIAlertController, ComposedController, FormProviding {
  /// The screen's definition.
  public var screen: ScreenDefinition? { environment?.definition }
  /// The screen's name.
  public var definitionName: String { screen?.name ?? "" }

  /// The screen's definition.
  package var filledScreen: ScreenDefinition? { screen }
  /// The context it shows.
  public var context: ContextObject { environment?.context ?? ContextObject() }
  /// The values of the form; `nil` where its definition has no form.
  public var form: AppState? { environment?.form }

  private var environment: ScreenEnvironment?
  private var alert: AlertContent?
  private var builder: ViewBuilder?
  private var desk: InputDesk?
  private var shown: [ShownAction] = []
  private var hasAppeared = false
  /// The controller that presented it, which is in front again when an action is carried out.
  private weak var presenter: UIViewController?

  /// An action with what defines it.
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

  /// Texts and conditions may read the state and the form; UIKit has no way to change an action's title or to take one away.
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

  /// Fields that are bound show values that something else has changed.
  private func showFields(of alert: AlertContent, in environment: ScreenEnvironment) {
    for (field, definition) in zip(textFields ?? [], alert.fields) {
      guard case .textField(let text) = definition.kind, InputBinding(text.text, in: environment.scope) != nil else {
        continue
      }
      let value = text.text.map(environment.text)
      if field.text != value { field.text = value }
    }
  }

  /// Does what its definition wants done when it has appeared, the first time.
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

  /// The action for the first time it appears, with its values as they are now.
  public var actionOnAppearing: ResolvedTap? {
    guard let environment else { return nil }
    return environment.definition.onAppear.map { ResolvedTap($0, scope: environment.scope) }
  }

  /// Remembers what is in front when it has gone.
  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    presenter = presentingViewController
  }

  /// Does what an action is for, with the values as they are when it is tapped.
  private func perform(_ action: TapAction, in scope: Scope) {
    guard let environment else { return }
    desk?.settle()
    let gone = GoneScreen(environment, locals: scope)
    let tap = ResolvedTap(action, scope: gone.scope)
    environment.composer.perform(tap, from: presenter?.frontmost ?? self, of: gone)
  }

  /// The definition of a field.
  public func definition(of view: UIView) -> ViewDefinition? { builder?.definition(of: view) }

  /// The effect of a tap on a button.
  public func tap(of view: UIView) -> ResolvedTap? {
    action(of: view).flatMap { tap(of: $0) }
  }

  /// The tap that an action carries out when the alert has gone.
  public func tap(of action: UIAlertAction) -> ResolvedTap? { shown.first { $0.action === action }?.tap }
}

extension AlertViewController: UIPopoverPresentationControllerDelegate {
  /// On a pad a sheet of actions is a bubble in the middle of what is beneath, without an arrow.
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

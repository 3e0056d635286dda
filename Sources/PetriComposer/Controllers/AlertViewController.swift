public import PetriCatalog
public import PetriUIKit

/// The controller of a screen whose content is an alert or a sheet of actions.
///
/// An action is carried out after the alert has gone, from the controller that is in front then.
public final class AlertViewController: UIAlertController, ComposedController {
  /// The screen's definition.
  public var screen: ScreenDefinition? { environment?.definition }
  /// The screen's name.
  public var definitionName: String { screen?.name ?? "" }

  private var environment: ScreenEnvironment?
  private var alert: AlertContent?
  private var builder: ViewBuilder?
  private var shown: [ShownAction] = []
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
    let desk = InputDesk(composer)
    desk.serve(self)
    desk.onChange = { [weak desk] in desk?.settle() }
    let builder = ViewBuilder(composer, desk: desk, now: { $0 }, onTap: { _ in })
    self.builder = builder
    for field in alert.fields { addTextField { builder.fill($0, of: field, scope: environment.scope) } }
    for definition in alert.actions { add(definition, of: environment) }
    popoverPresentationController?.delegate = self
    showState()
    composer.state.observe(self) { [weak self] in self?.showState() }
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

  /// Texts and conditions may read the state; UIKit has no way to change an action's title or to take one away.
  private func showState() {
    guard let environment, let alert else { return }
    title = alert.title.map(environment.text)
    message = alert.message.map(environment.text)
    for shown in shown {
      let scope = shown.scope.taking(state: environment.composer.state.values)
      let (definition, record) = (shown.definition, environment.composer.viewRecord)
      shown.action.isEnabled = record.decide(definition.enabled, .enabled, at: definition.place, in: scope)
    }
  }

  /// Remembers what is in front when it has gone.
  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    presenter = presentingViewController
  }

  /// Does what an action is for, with the values as they are when it is tapped.
  private func perform(_ action: TapAction, in scope: Scope) {
    guard let environment else { return }
    let tap = ResolvedTap(action, scope: scope.taking(state: environment.composer.state.values))
    environment.composer.perform(tap, from: presenter?.frontmost ?? self, in: environment.scope)
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

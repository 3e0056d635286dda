import PetriCatalog
import PetriRouting
import PetriUIKit

/// Several actions in order: a navigation ends before the next one begins, and a refusal ends them all.
///
/// An action that waits for its time is given up when its screen is gone by then: closed or popped, not covered.
@MainActor
final class ActionRun {
  private let composer: Composer
  private weak var controller: UIViewController?
  private var steps: ArraySlice<ResolvedStep>
  /// The screen's values, as they were last.
  private var scope: Scope
  /// The screen that was asked, where that is gone and the controller is another.
  private let gone: GoneScreen?
  private var refusal: Refusal?
  /// Whether actions are asked now, one after the other.
  private var isRunning = false
  /// Whether the next action can begin.
  private var isNextDue = false
  /// Whether the next action has waited for its time.
  private var isTimeOver = false
  private let done: @MainActor () -> Void

  init(
    _ steps: [ResolvedStep],
    of composer: Composer,
    from controller: UIViewController,
    in gone: GoneScreen? = nil,
    then done: @escaping @MainActor () -> Void = {}
  ) {
    self.composer = composer
    self.controller = controller
    self.steps = steps[...]
    self.gone = gone
    self.done = done
    scope = gone?.scope ?? composer.scope(controller)
    if let window = controller.viewIfLoaded?.window { composer.routing.window = window }
  }

  /// Does what can be done at once: a loop, since an action that is done at once comes back here while it is asked.
  ///
  /// - Returns: the refusals; the composer has noted them.
  @discardableResult
  func goOn() -> Refusal? {
    isNextDue = true
    guard !isRunning else { return refusal }
    isRunning = true
    defer { isRunning = false }
    while isNextDue {
      isNextDue = false
      guard let step = steps.popFirst() else {
        done()
        break
      }
      if let seconds = step.step.after, seconds > 0, !isTimeOver {
        wait(seconds, for: step)
      } else {
        isTimeOver = false
        take(step)
      }
    }
    return refusal
  }

  private func wait(_ seconds: Double, for step: ResolvedStep) {
    let delayed = DelayedAction(of: controller, after: seconds)
    composer.delayed.append(delayed)
    // An interceptor's time is a person's too: it passes only where somebody waits.
    _ = DefaultRoutingClock().schedule(after: seconds, limiting: .interceptor) { [self] in
      composer.delayed.removeAll { $0 === delayed }
      guard let controller, composer.routing.isOnScreen(controller) else { return }
      steps = [step] + steps
      isTimeOver = true
      goOn()
    }
  }

  private func take(_ step: ResolvedStep) {
    guard let origin else { return }
    scope = gone?.scope ?? controller.map(composer.scope) ?? scope.taking(state: composer.state.values)
    guard let tap = step.now(in: scope) else {
      isNextDue = true
      return
    }
    if let refused = composer.perform(tap, from: origin, of: gone, then: { [self] in goOn() }) { refusal = refused }
  }

  /// The controller that was asked, or what is in front where that is gone.
  private var origin: UIViewController? {
    if let controller, composer.routing.isOnScreen(controller) { return controller }
    return composer.routing.window?.rootViewController?.frontmost ?? controller
  }
}

/// A controller whose texts and actions have values.
@MainActor
protocol ScopeProviding: UIViewController {
  /// The values as they are now.
  var scope: Scope { get }
}

extension Composer {
  /// The values of a controller's screen or container, as they are now.
  func scope(_ controller: UIViewController) -> Scope {
    (controller as? any ScopeProviding)?.scope
      ?? scope(of: register.content(controller)?.context ?? ContextObject())
  }
}

/// An action that waits for its time.
@MainActor
final class DelayedAction {
  /// The controller that it is asked by: it is given up where that is gone by then.
  weak var controller: UIViewController?
  /// How long it waits, in seconds.
  let seconds: Double

  init(of controller: UIViewController?, after seconds: Double) {
    (self.controller, self.seconds) = (controller, seconds)
  }
}

import PetriCatalog
import PetriRouting
import PetriUIKit

@MainActor
final class ActionRun {
  private let composer: Composer
  private weak var controller: UIViewController?
  private var steps: ArraySlice<ResolvedStep>
  private var scope: Scope
  /// The screen that requested the actions, if it has disappeared.
  private let gone: GoneScreen?
  private var refusal: Refusal?
  private var isRunning = false
  private var isNextDue = false
  /// Whether the next action's delay has passed.
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

  /// Performs all actions that can run now. A loop, because an action that completes synchronously calls back.
  @discardableResult
  func resume() -> Refusal? {
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
    // Like an interceptor's timeout, the delay elapses only if the user waits.
    _ = DefaultRoutingClock().schedule(after: seconds, limiting: .interceptor) { [self] in
      composer.delayed.removeAll { $0 === delayed }
      guard let controller, composer.routing.isOnScreen(controller) else { return }
      steps = [step] + steps
      isTimeOver = true
      resume()
    }
  }

  private func take(_ step: ResolvedStep) {
    guard let origin else { return }
    scope = gone?.scope ?? controller.map(composer.scope) ?? scope.taking(state: composer.state.values)
    guard let tap = step.now(in: scope) else {
      isNextDue = true
      return
    }
    if let refused = composer.perform(tap, from: origin, of: gone, then: { [self] in resume() }) { refusal = refused }
  }

  private var origin: UIViewController? {
    if let controller, composer.routing.isOnScreen(controller) { return controller }
    return composer.routing.window?.rootViewController?.frontmost ?? controller
  }
}

@MainActor
protocol ScopeProviding: UIViewController {
  var scope: Scope { get }
}

extension Composer {
  func scope(_ controller: UIViewController) -> Scope {
    (controller as? any ScopeProviding)?.scope
      ?? scope(of: register.content(controller)?.context ?? ContextObject())
  }
}

@MainActor
final class DelayedAction {
  weak var controller: UIViewController?
  let seconds: Double

  init(of controller: UIViewController?, after seconds: Double) {
    (self.controller, self.seconds) = (controller, seconds)
  }
}

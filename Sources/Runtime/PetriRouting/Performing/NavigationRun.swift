import PetriUIKit

/// The progress of a navigation: plans, asks interceptors, plans again if the stack has changed, moves, reports.
///
/// Owned by the router. Callbacks passed to parts of the route keep both alive until they are called.
@MainActor
final class NavigationRun {
  /// The maximum number of plans if the stack keeps changing before all interceptors have agreed.
  private static let maxPlans = 16

  /// Identifies an interceptor, so that it is asked only once even if the route is planned again.
  private struct Question: Hashable {
    let index: Int
    let interceptor: String
  }

  let navigation: Navigation
  let request: any NavigationRequest
  let arrival: Int
  private(set) var routingStack: [UIViewController] = []
  /// The frontmost controller at the time of the request.
  private(set) weak var origin: UIViewController?

  private let isAnimated: Bool
  private let timeouts: RouterTimeouts
  /// The completion handler; `nil` once called.
  private var completion: (@MainActor (NavigationResult) -> Void)?

  private var promised: RoutePlan?
  private var planned: Planned?
  private var seen: [ObjectIdentifier?] = []
  private var plans = 0
  private var asked: Set<Question> = []
  private var isCancelled = false
  private var pending: PendingAnswer?

  init(
    _ request: any NavigationRequest,
    as promised: RoutePlan? = nil,
    by router: DefaultRouter,
    arrival: Int,
    isAnimated: Bool,
    completion: @escaping @MainActor (NavigationResult) -> Void
  ) {
    navigation = Navigation(by: router)
    self.request = request
    self.promised = promised
    self.arrival = arrival
    self.isAnimated = isAnimated
    timeouts = router.timeouts
    origin = request.origin(in: router)
    self.completion = completion
  }

  /// Nothing can continue without the router.
  deinit {
    guard let completion else { return }
    Task { @MainActor [navigation] in
      navigation.phase = .ended
      completion(.failure(RoutingError(.cancelled)))
    }
  }

  func resume(by router: DefaultRouter) {
    guard navigation.phase != .ended else { return }
    navigation.reasonToWait = nil
    plan(by: router)
  }

  func end(_ result: NavigationResult, by router: DefaultRouter) {
    guard let completion else { return }
    self.completion = nil
    navigation.phase = .ended
    pending?.stopWaiting()
    pending = nil
    if case .success(let stack) = result { routingStack = stack }
    completion(result)
    router.ended(self)
    planned = nil
  }

  func cancel(by router: DefaultRouter) {
    isCancelled = true
    // The current move finishes, but the next one doesn't start.
    if navigation.phase != .moving { end(.failure(RoutingError(.cancelled)), by: router) }
  }

  // MARK: Planning

  private func plan(by router: DefaultRouter) {
    guard plans < NavigationRun.maxPlans else {
      return end(.failure(RoutingError(.unsettled, step: planned?.plan.destination)), by: router)
    }
    // The stack is inconsistent while another navigation moves.
    if waits(for: router) { return }
    plans += 1
    let planned = request.planned(by: router)
    // The stack can change only while interceptors are asked.
    seen = planned.interceptors.isEmpty ? [] : router.fingerprint
    self.planned = planned
    navigation.plan = planned.plan
    if let promised {
      guard router.holds(promised, now: planned, request) else {
        return end(.failure(RoutingError(.planChanged, step: promised.destination)), by: router)
      }
      self.promised = nil
    }
    if let failure = planned.plan.failure { return end(.failure(failure), by: router) }
    if !planned.plan.moves.isEmpty, let (name, blocker) = router.blocker(above: request.priority) {
      switch blocker.onConflict {
      case .refuse: return end(.failure(RoutingError(.blocked, step: name)), by: router)
      case .wait:
        plans = 0
        navigation.phase = .waiting
        navigation.reasonToWait = "'\(name)' is in front"
        return router.block(self)
      }
    }
    ask(planned, by: router)
  }

  private func waits(for router: DefaultRouter) -> Bool {
    guard router.mustWait(self) else { return false }
    navigation.phase = .waiting
    navigation.reasonToWait = "another navigation is in progress"
    return true
  }

  // MARK: Asking

  /// Asks the remaining interceptors. A loop handles synchronous answers to avoid recursion.
  private func ask(_ planned: Planned, by router: DefaultRouter) {
    navigation.phase = .asking
    for (index, interceptor) in planned.interceptors.enumerated() {
      guard asked.insert(Question(index: index, interceptor: interceptor.name)).inserted else { continue }
      let limit = interceptor.timeout ?? timeouts.interceptor
      let answer = once(limit: limit, of: .interceptor, by: router, interceptor.perform) { result in
        guard self.navigation.phase == .asking else { return }
        if self.agrees(result, interceptor.name, limit, router) { self.goOn(by: router) }
      }
      guard let answer else {
        if navigation.phase == .asking { navigation.unanswered = interceptor.name }
        return
      }
      guard navigation.phase == .asking, agrees(answer, interceptor.name, limit, router) else { return }
      if router.fingerprint != seen { return plan(by: router) }
    }
    move(planned, by: router)
  }

  private func goOn(by router: DefaultRouter) {
    guard let planned else { return }
    navigation.unanswered = nil
    if router.fingerprint != seen { plan(by: router) } else { ask(planned, by: router) }
  }

  private func agrees(_ answer: RoutingResult, _ name: String, _ limit: Double?, _ router: DefaultRouter) -> Bool {
    guard case .failure(let error) = answer else { return true }
    let failure =
      if error is TimedOut {
        RoutingError(.timedOut, step: name, reason: NavigationRun.seconds(limit))
      } else {
        RoutingError(.refused, step: name, reason: "\(error)")
      }
    end(.failure(failure), by: router)
    return false
  }

  // MARK: Moving

  private func move(_ planned: Planned, by router: DefaultRouter) {
    if waits(for: router) { return }
    if planned.hasFound, planned.found == nil {
      let error = RoutingError(.initialControllerDeallocated, step: planned.plan.steps.last?.name)
      return end(.failure(error), by: router)
    }
    navigation.phase = .moving
    router.willMove(self, by: planned.plan)
    let performance = Performance(found: planned.found, endsAtFound: planned.endsAtFound, isAnimated: isAnimated)
    perform(planned, performance, from: 0, by: router)
  }

  private func perform(_ planned: Planned, _ performance: Performance, from first: Int, by router: DefaultRouter) {
    var index = first
    while index < planned.works.count {
      if isCancelled { return fail(RoutingError(.cancelled), planned, at: index, by: router) }
      let current = index
      let work = planned.works[index]
      let answer = once(limit: timeouts.move, of: .move, by: router, { work(performance, $0) }) { result in
        guard self.navigation.phase == .moving, self.moved(result, planned, at: current, by: router) else { return }
        self.perform(planned, performance, from: current + 1, by: router)
      }
      guard let answer, navigation.phase == .moving, moved(answer, planned, at: index, by: router) else { return }
      index += 1
    }
    finish(planned, performance, by: router)
  }

  private func moved(_ answer: RoutingResult, _ planned: Planned, at index: Int, by router: DefaultRouter) -> Bool {
    guard case .failure(let error) = answer else { return true }
    let move = planned.plan.moves[index]
    let failure =
      switch error {
      case let error as RoutingError: error
      case is TimedOut:
        RoutingError(.timedOut, step: "\(move)", reason: NavigationRun.seconds(timeouts.move))
      default: RoutingError(.failed, step: move.controllers.last, reason: "\(error)")
      }
    fail(failure, planned, at: index, by: router)
    return false
  }

  /// Reports a navigation that was only partly performed; completed moves aren't undone.
  private func fail(_ error: RoutingError, _ planned: Planned, at index: Int, by router: DefaultRouter) {
    var error = error
    error.done = planned.plan.moves[..<index].map { "\($0)" }
    error.notDone = planned.plan.moves[index...].map { "\($0)" }
    end(.failure(error), by: router)
  }

  private func finish(_ planned: Planned, _ performance: Performance, by router: DefaultRouter) {
    let stack = performance.routingStack
    for (task, index) in planned.postTasks {
      if let controller = performance[index] { task.perform(controller, stack) }
    }
    end(.success(stack), by: router)
  }

  // MARK: Answers

  private struct TimedOut: Error {}

  /// Calls a part of the route and accepts only its first answer.
  ///
  /// - Parameter later: receives an asynchronous answer.
  /// - Returns: a synchronous answer.
  private func once(
    limit: Double?,
    of limited: LimitedPart,
    by router: DefaultRouter,
    _ part: @MainActor (@escaping @MainActor (RoutingResult) -> Void) -> Void,
    later: @escaping @MainActor (RoutingResult) -> Void
  ) -> RoutingResult? {
    let answer = PendingAnswer()
    part { result in
      guard answer.take(result), self.pending === answer else { return }
      self.pending = nil
      later(result)
    }
    if let result = answer.result { return result }
    // The navigation may have ended in the meantime.
    guard navigation.phase != .ended else { return nil }
    pending = answer
    let stop = limit.map { limit in
      router.clock.schedule(after: limit, limiting: limited) {
        guard answer.take(.failure(TimedOut())), self.pending === answer else { return }
        self.pending = nil
        later(.failure(TimedOut()))
      }
    }
    answer.wait(stoppingClockBy: stop)
    return nil
  }

  private static func seconds(_ limit: Double?) -> String {
    guard let limit else { return "its time" }
    let text = limit == limit.rounded() ? "\(Int(limit))" : "\(limit)"
    return "\(text) second\(text == "1" ? "" : "s")"
  }
}

/// The first answer of a part; later ones are ignored.
@MainActor
final class PendingAnswer {
  private(set) var result: RoutingResult?
  private var stopClock: (@MainActor () -> Void)?

  /// - Returns: false if there was an answer already.
  func take(_ result: RoutingResult) -> Bool {
    guard self.result == nil else { return false }
    self.result = result
    stopWaiting()
    return true
  }

  func wait(stoppingClockBy stop: (@MainActor () -> Void)?) { stopClock = stop }

  func stopWaiting() {
    stopClock?()
    stopClock = nil
  }
}

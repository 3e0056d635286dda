import PetriUIKit

/// One navigation on its way: plan, ask, plan again where something has changed, move, tell.
@MainActor
final class NavigationRun {
  /// How often what is on screen may change before its interceptors have all said yes.
  private static let maxPlans = 16

  /// An interceptor of a plan, which is asked once however often it is planned.
  private struct Question: Hashable {
    let place: Int
    let interceptor: String
  }

  let navigation = Navigation()
  let priority: Int
  let arrival: Int
  private(set) var routingStack: [UIViewController] = []

  /// The router, which has to live until this is over, even if nobody else holds it; `nil` after that.
  private var router: DefaultRouter?
  private let isAnimated: Bool
  private let timeouts: RouterTimeouts
  private let makePlan: @MainActor (DefaultRouter) -> Planned?
  private let completion: @MainActor (NavigationResult) -> Void

  private var planned: Planned?
  private var seen: [ObjectIdentifier?] = []
  private var plans = 0
  private var asked: Set<Question> = []
  private var isCancelled = false
  private var stopsAsking: (() -> Void)?

  init(
    by router: DefaultRouter,
    priority: Int,
    isAnimated: Bool,
    arrival: Int,
    plan: @escaping @MainActor (DefaultRouter) -> Planned?,
    completion: @escaping @MainActor (NavigationResult) -> Void
  ) {
    self.router = router
    self.priority = priority
    self.isAnimated = isAnimated
    self.arrival = arrival
    timeouts = router.timeouts
    makePlan = plan
    self.completion = completion
    navigation.cancelWork = { [weak self] in self?.cancel() }
  }

  /// Begins, or goes on after waiting.
  func resume() {
    guard navigation.phase != .ended else { return }
    navigation.reasonToWait = nil
    planAnew()
  }

  private func fingerprint() -> [ObjectIdentifier?] { router?.stack(from: nil)?.fingerprint ?? [] }

  /// Ends, once.
  func end(_ result: NavigationResult) {
    guard navigation.phase != .ended else { return }
    navigation.phase = .ended
    navigation.cancelWork = nil
    stopsAsking?()
    stopsAsking = nil
    if case .success(let stack) = result { routingStack = stack }
    completion(result)
    router?.ended(self)
    planned = nil
    router = nil
  }

  private func cancel() {
    isCancelled = true
    // A move that has begun comes to its end; it is the next one that is not made.
    if navigation.phase != .moving { end(.failure(RoutingError(.cancelled))) }
  }

  private func planAnew() {
    guard plans < NavigationRun.maxPlans else {
      return end(.failure(RoutingError(.unsettled, step: planned?.plan.destination)))
    }
    // A plan of what is just changing may fail, or be of something that is not there any more.
    if waitsForMoving() { return }
    plans += 1
    guard let router, let planned = makePlan(router) else { return end(.failure(RoutingError(.noWindow))) }
    // Only while interceptors are asked may anything change.
    seen = planned.interceptors.isEmpty ? [] : fingerprint()
    self.planned = planned
    navigation.plan = planned.plan
    if let failure = planned.plan.failure { return end(.failure(failure)) }
    if !planned.plan.moves.isEmpty, let (name, blocker) = router.blocker(above: priority) {
      switch blocker.onConflict {
      case .refuse: return end(.failure(RoutingError(.blocked, step: name)))
      case .wait:
        plans = 0
        navigation.phase = .waiting
        navigation.reasonToWait = "'\(name)' is in front"
        return router.block(self)
      }
    }
    ask(planned)
  }

  /// Asks the next interceptor that has not been asked; those that answer at once are gone through in a loop.
  private func ask(_ planned: Planned) {
    navigation.phase = .asking
    for (place, interceptor) in planned.interceptors.enumerated() {
      guard asked.insert(Question(place: place, interceptor: interceptor.name)).inserted else { continue }
      let limit = interceptor.timeout ?? timeouts.interceptor
      let answer = once(limit: limit, of: .interceptor, interceptor.perform) { [weak self] result in
        guard let self, navigation.phase == .asking else { return }
        if heard(result, of: interceptor.name, limit: limit) { goOn() }
      }
      guard let answer else {
        navigation.unanswered = interceptor.name
        return
      }
      guard navigation.phase == .asking, heard(answer, of: interceptor.name, limit: limit) else { return }
      if fingerprint() != seen { return planAnew() }
    }
    move(planned)
  }

  /// Goes on when an answer came later: by then much may have changed.
  private func goOn() {
    guard let planned else { return }
    navigation.unanswered = nil
    if fingerprint() != seen { planAnew() } else { ask(planned) }
  }

  private func heard(_ answer: RoutingResult, of name: String, limit: Double?) -> Bool {
    guard case .failure(let error) = answer else { return true }
    let failure =
      if error is TimedOut {
        RoutingError(.timedOut, step: name, reason: NavigationRun.seconds(limit))
      } else {
        RoutingError(.refused, step: name, reason: "\(error)")
      }
    end(.failure(failure))
    return false
  }

  private func waitsForMoving() -> Bool {
    guard let router, router.mustWait(self) else { return false }
    navigation.phase = .waiting
    navigation.reasonToWait = "another navigation is in progress"
    return true
  }

  private func move(_ planned: Planned) {
    if waitsForMoving() { return }
    if planned.hasFound, planned.found == nil {
      return end(.failure(RoutingError(.initialControllerDeallocated, step: planned.plan.steps.last?.name)))
    }
    navigation.phase = .moving
    router?.willMove(self, by: planned.plan)
    perform(planned, Performance(found: planned.found, isAnimated: isAnimated), from: 0)
  }

  private func perform(_ planned: Planned, _ performance: Performance, from first: Int) {
    var index = first
    while index < planned.works.count {
      if isCancelled { return fail(RoutingError(.cancelled), planned, at: index) }
      let current = index
      let work = planned.works[index]
      let answer = once(limit: timeouts.move, of: .move, { work(performance, $0) }) { [weak self] result in
        guard let self, navigation.phase == .moving else { return }
        if moved(result, planned, at: current) { perform(planned, performance, from: current + 1) }
      }
      guard let answer, navigation.phase == .moving, moved(answer, planned, at: index) else { return }
      index += 1
    }
    finish(planned, performance)
  }

  private func moved(_ answer: RoutingResult, _ planned: Planned, at index: Int) -> Bool {
    guard case .failure(let error) = answer else { return true }
    let move = planned.plan.moves[index]
    let failure =
      switch error {
      case let error as RoutingError: error
      case is TimedOut:
        RoutingError(.timedOut, step: "\(move)", reason: NavigationRun.seconds(timeouts.move))
      default: RoutingError(.failed, step: move.controllers.last, reason: "\(error)")
      }
    fail(failure, planned, at: index)
    return false
  }

  /// Ends half-way: what was done stays, and is reported.
  private func fail(_ error: RoutingError, _ planned: Planned, at index: Int) {
    var error = error
    error.done = planned.plan.moves[..<index].map { "\($0)" }
    error.notDone = planned.plan.moves[index...].map { "\($0)" }
    end(.failure(error))
  }

  private func finish(_ planned: Planned, _ performance: Performance) {
    let stack = performance.routingStack
    for (task, place) in planned.postTasks {
      if let controller = performance[place] { task.perform(controller, stack) }
    }
    end(.success(stack))
  }

  private struct TimedOut: Error {}

  /// Runs a part and takes its first answer.
  ///
  /// - Parameter later: gets the answer where it does not come at once.
  /// - Returns: the answer that came at once.
  private func once(
    limit: Double?,
    of limited: LimitedPart,
    _ part: @MainActor (@escaping @MainActor (RoutingResult) -> Void) -> Void,
    later: @escaping @MainActor (RoutingResult) -> Void
  ) -> RoutingResult? {
    let answer = Answer()
    part { result in answer.take(result) }
    if let result = answer.result { return result }
    answer.later = { [weak self] result in
      self?.stopsAsking = nil
      later(result)
    }
    if let limit, let clock = router?.clock {
      let stop = clock.schedule(after: limit, limiting: limited) { answer.take(.failure(TimedOut())) }
      answer.stopClock = stop
      stopsAsking = stop
    }
    return nil
  }

  /// The first answer of a part; the others are not heard.
  @MainActor
  private final class Answer {
    private(set) var result: RoutingResult?
    var later: ((RoutingResult) -> Void)?
    var stopClock: (() -> Void)?

    func take(_ result: RoutingResult) {
      guard self.result == nil else { return }
      self.result = result
      stopClock?()
      later?(result)
    }
  }

  private static func seconds(_ limit: Double?) -> String {
    guard let limit else { return "its time" }
    let text = limit == limit.rounded() ? "\(Int(limit))" : "\(limit)"
    return "\(text) second\(text == "1" ? "" : "s")"
  }
}

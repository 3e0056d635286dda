import PetriBrowser
import PetriCatalog
import PetriChecks
import PetriLoader
import PetriText

/// Checks the current screen in a background worker process. Results are cached until files change.
@MainActor
final class ScreenChecker {
  private var workspace: Workspace
  private var checker: Checker
  /// Read lazily, because most sessions never need it.
  private var accepted: AcceptedFindings?
  private var known: [String: ScreenChecks] = [:]
  /// The request in progress, and when the user opened it.
  private var going: (request: PreviewRequest, since: ContinuousClock.Instant)?
  private var pool: WorkerPool<CheckRole>?
  private var hasBegun = false

  /// The delay before a screen is checked, so that scrolling through the list stays fast.
  private static let calm = Duration.milliseconds(250)
  /// The time limit of a job, in seconds.
  static let timeout = 60

  init(_ workspace: Workspace) {
    self.workspace = workspace
    checker = ScreenChecker.checker(of: workspace)
  }

  private static func checker(of workspace: Workspace) -> Checker {
    Checker(of: CheckedCatalog(workspace.catalog, registry: workspace.registry))
  }

  // MARK: - A screen

  /// Returns the results so far and starts the remaining checks. Cancels checks of other screens.
  func look(at request: PreviewRequest) -> [BrowserMessage] {
    guard let screen = workspace.catalog.screen(named: request.screen) else {
      return [.preview(request, .rows([PreviewRow("the screen has errors and can't be checked")]))]
    }
    let checks = known[screen.name] ?? ScreenChecks(of: screen, by: checker)
    known[screen.name] = checks
    guard !checks.isDone, going?.request != request else { return [message(request, checks)] }
    let left = going.map { $0.request.screen }
    if hasBegun { end() }
    going = (request, .now)
    return (left.map { [.outdated(.checks, screen: $0)] } ?? []) + [message(request, checks)]
  }

  /// Checks a screen synchronously.
  func rows(for request: PreviewRequest) -> [PreviewRow] {
    var messages = look(at: request)
    while going != nil { messages += step(isCalm: true, milliseconds: 100) }
    end()
    guard case .preview(_, .rows(let rows))? = messages.last else { return [] }
    return rows
  }

  private func message(_ request: PreviewRequest, _ checks: ScreenChecks) -> BrowserMessage {
    let accepted = accepted ?? AcceptedFindings(in: workspace)
    self.accepted = accepted
    return .preview(request, .rows(ChecksText(checks, by: checker, in: workspace, accepted: accepted).rows))
  }

  // MARK: - The worker

  var descriptors: [Int32] { going == nil ? [] : pool?.descriptors ?? [] }

  /// The time until ``step()`` must be called; `nil` if there is nothing to do.
  var patience: Duration? {
    going.map { hasBegun ? .milliseconds(500) : max(.zero, ScreenChecker.calm - (.now - $0.since)) }
  }

  func step() -> [BrowserMessage] {
    guard let going else { return [] }
    return step(isCalm: .now - going.since >= ScreenChecker.calm, milliseconds: 0)
  }

  private func step(isCalm: Bool, milliseconds: Int32) -> [BrowserMessage] {
    guard isCalm, let request = going?.request, var checks = known[request.screen] else { return [] }
    let before = checks.left.count
    do {
      try begin(checks.left)
      try pool?.turn(milliseconds: milliseconds)
      checks.take(pool?.takeFirstResults() ?? [])
    } catch {
      end()
      checks.failure = "\(error)"
    }
    known[request.screen] = checks
    if checks.isDone { (going, hasBegun) = (nil, false) }
    return checks.left.count < before || checks.failure != nil ? [message(request, checks)] : []
  }

  private func begin(_ jobs: ArraySlice<CheckJob>) throws {
    guard !hasBegun else { return }
    if pool == nil {
      let role = CheckRole(workspace, staysNear: true)
      pool = WorkerPool(
        role,
        count: 1,
        timeout: .seconds(ScreenChecker.timeout),
        isQuiet: true,
        program: workspace.invocation.program
      )
    }
    hasBegun = true
    try pool?.add(jobs.map { [$0] })
  }

  func end() {
    pool?.end()
    (pool, going, hasBegun) = (nil, nil, false)
  }

  /// Invalidates all results after the catalogue was reloaded.
  func replace(_ workspace: Workspace) {
    end()
    self.workspace = workspace
    checker = ScreenChecker.checker(of: workspace)
    (known, accepted) = ([:], nil)
  }
}

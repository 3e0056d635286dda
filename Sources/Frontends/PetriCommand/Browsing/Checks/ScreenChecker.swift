import PetriBrowser
import PetriCatalog
import PetriChecks
import PetriLoader
import PetriText

/// Checks the screen that is looked at, behind the browser, in a worker process. Results are kept until the files change.
@MainActor
final class ScreenChecker {
  private var workspace: Workspace
  private var checker: Checker
  /// The accepted findings; read when they are asked for, for most sessions never ask.
  private var accepted: AcceptedFindings?
  /// The checks that were begun, by their screens.
  private var known: [String: ScreenChecks] = [:]
  /// The request that is being worked on, and since when it is looked at.
  private var going: (request: PreviewRequest, since: ContinuousClock.Instant)?
  /// The worker, which stays for the next screen.
  private var pool: WorkerPool<CheckRole>?
  /// Whether the worker has the parts.
  private var hasBegun = false

  /// So long a screen is looked at before it is checked: who goes through the list isn't slowed down by it.
  private static let calm = Duration.milliseconds(250)
  /// A part that takes longer is given up.
  static let timeout = 60

  init(_ workspace: Workspace) {
    self.workspace = workspace
    checker = ScreenChecker.checker(of: workspace)
  }

  private static func checker(of workspace: Workspace) -> Checker {
    Checker(of: CheckedCatalog(workspace.catalog, registry: workspace.registry))
  }

  // MARK: - A screen

  /// Looks at a screen's checks: as far as they are done, and the rest is begun. Those of another screen are given up.
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

  /// Checks a screen to the end.
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

  /// The descriptors from which there is something to read when the worker has something to report.
  var descriptors: [Int32] { going == nil ? [] : pool?.descriptors ?? [] }

  /// How long to wait at most until something is to be done; `nil` where nothing is.
  var patience: Duration? {
    going.map { hasBegun ? .milliseconds(500) : max(.zero, ScreenChecker.calm - (.now - $0.since)) }
  }

  /// Gives the worker its work, and takes its results.
  func step() -> [BrowserMessage] {
    guard let going else { return [] }
    return step(isCalm: .now - going.since >= ScreenChecker.calm, milliseconds: 0)
  }

  /// - Parameters:
  ///   - isCalm: whether the screen has been looked at for long enough.
  ///   - milliseconds: how long to wait for results.
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

  /// Ends the worker, and what it is at.
  func end() {
    pool?.end()
    (pool, going, hasBegun) = (nil, nil, false)
  }

  /// The catalogue as it is now: everything is to be checked again.
  func replace(_ workspace: Workspace) {
    end()
    self.workspace = workspace
    checker = ScreenChecker.checker(of: workspace)
    (known, accepted) = ([:], nil)
  }
}

import PetriCatalog
import PetriRouting
import PetriUIKit

extension ScreenRouter {
  @MainActor
  final class Show {
    let asking: Asking
    weak var root: UIViewController?
    /// Whether the screen has appeared; before that it can't have disappeared.
    var wasShown = false
    let isMet: () -> Bool
    var completions: [@MainActor (ShowEnd) -> Void]

    init(_ asking: Asking, isMet: @escaping () -> Bool, completion: @escaping @MainActor (ShowEnd) -> Void) {
      self.asking = asking
      self.isMet = isMet
      completions = [completion]
    }

    func complete(_ end: ShowEnd) {
      let waiting = completions
      completions = []
      for completion in waiting { completion(end) }
    }
  }

  enum ShowEnd: Hashable {
    case met
    /// The screen disappeared before the condition held.
    case closed
    /// The screen can't be shown, with the reason.
    case failed(String)
  }

  struct Asking: Hashable {
    let interceptor: String
    let values: ContextObject
  }

  /// Shows a screen until a condition holds, then removes it. The `interceptors` waiting for the screen aren't asked on
  /// the way to it.
  func show(
    _ target: ScreenTarget,
    for asking: Asking,
    within interceptors: Set<String>,
    until isMet: @escaping () -> Bool,
    completion: @escaping @MainActor (ShowEnd) -> Void
  ) {
    // Show a screen once for all navigations that wait for it.
    if let shown = shows.first(where: { $0.asking == asking }) { return shown.completions.append(completion) }
    let show = Show(asking, isMet: isMet, completion: completion)
    shows.append(show)
    do {
      var builder = RouteBuilder(routing: self)
      builder.asking = interceptors
      let route = try builder.route(to: target)
      router.navigate(to: route, with: context(of: target)) { [weak self] result in
        switch result {
        case .success(let stack):
          show.root = stack.last
          show.wasShown = true
          self?.checkShows()
        case .failure(let error): self?.end(show, .failed("'\(target.screen)' can't be shown: \(error)"))
        }
      }
    } catch {
      end(show, .failed("'\(target.screen)' can't be shown: \(error)"))
    }
  }

  /// Ends the shows whose condition holds or whose screen has disappeared.
  func checkShows() {
    for show in shows where show.wasShown {
      if show.isMet() {
        takeAway(show)
      } else if show.root.map({ !isOnScreen($0) }) ?? true {
        end(show, .closed)
      }
    }
  }

  private func takeAway(_ show: Show) {
    guard let root = show.root, isOnScreen(root) else { return end(show, .met) }
    shows.removeAll { $0 === show }
    if router.close(root, completion: { _ in show.complete(.met) }) != nil { return }
    if router.pop(root, completion: { _ in show.complete(.met) }) == nil { show.complete(.met) }
  }

  private func end(_ show: Show, _ end: ShowEnd) {
    guard shows.contains(where: { $0 === show }) else { return }
    shows.removeAll { $0 === show }
    show.complete(end)
  }
}

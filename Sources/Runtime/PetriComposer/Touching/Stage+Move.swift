public import PetriCatalog
import PetriRouting
import PetriText
import PetriUIKit

#if os(Linux) || !canImport(UIKit)
  extension Stage {
    /// Makes a move and runs the run loop's turn to its end. Navigation goes through the composer's router; screens
    /// that a move opens get their defaults, or their examples.
    ///
    /// - Throws: `MoveError` if the screen doesn't allow the move, or if part of it is refused or UIKit reports misuse;
    ///   `CompositionError` if a screen can't be composed.
    public func make(_ move: Move, with composer: Composer) throws {
      refusal = nil
      (reports, effects) = ([], [])
      let shown = shown(move)
      shownMove = shown
      do {
        try carryOut(move, as: shown, with: composer)
      } catch {
        refusal = "\(error)"
        throw error
      }
    }

    /// The texts that the visible screens hide, also as they appear in links.
    var shownSecrets: SecretTexts {
      let secrets = window.shownControllers.reduce(SecretTexts()) { secrets, controller in
        guard let content = controller as? any FormProviding, let screen = content.filledScreen, let composer else {
          return secrets
        }
        var values = content.context
        if let form = content.form?.values { values[Reference.form] = .object(form) }
        values[Reference.state] = .object(composer.state.values)
        return secrets.union(SecretPaths(of: screen, in: composer.catalog).texts(of: values))
      }
      return secrets.union(secrets.inLinks)
    }

    /// Performs a move; `shown` is the move with hidden text masked.
    private func carryOut(_ move: Move, as shown: Move, with composer: Composer) throws {
      guard let front = window.rootViewController?.frontmost else {
        throw MoveError.impossible(shown, "nothing is shown")
      }
      do {
        let action = try action(of: move, as: shown, from: front, composer)
        let refusals = try run(.move(shown), action)
        guard refusals.isEmpty else { throw MoveError.refused(shown, refusals) }
      } catch let problem as RoutingProblem {
        throw MoveError.impossible(shown, problem.description)
      }
    }

    /// The move with its text masked if the field hides it or isn't found.
    private func shown(_ move: Move) -> Move {
      guard case .type(_, let field) = move else { return move }
      if case .found(let found) = TouchableSearch(field, among: touchables), !found.isSecure { return move }
      return .type(SecretTexts.mask, into: field)
    }

    private func action(
      of move: Move,
      as shown: Move,
      from front: UIViewController,
      _ composer: Composer
    ) throws -> () throws -> Void {
      let routing = composer.routing
      // A navigation that fails later is reported in the step in which it fails.
      let ended: @MainActor (NavigationResult) -> Void = { [weak composer, weak front] result in
        guard case .failure(let error) = result else { return }
        composer?.note(Refusal(shown.description, error.description, from: front))
      }
      switch move {
      case .push(let name): return { try routing.push(name, from: front, completion: ended) }
      case .present(let name, let style):
        return { try routing.present(name, as: style, from: front, completion: ended) }
      case .dismiss: return { try routing.dismiss(from: front, completion: ended) }
      case .pop: return { try routing.pop(from: front, completion: ended) }
      case .close: return { try routing.close(from: front, completion: ended) }
      case .back: return { try routing.back(from: front, completion: ended) }
      case .select(let tab): return { try routing.select(tab, from: front, completion: ended) }
      case .open(let link): return { try self.follow(link, composer, ended) }
      case .tap(let name): return try touch(name) { try $0.tap() }
      case .longPress(let name): return try touch(name) { try $0.longPress() }
      case .type(let text, let field): return try touch(field) { try $0.type(text) }
      case .submit(let field): return try touch(field) { try $0.submit() }
      case .set(let control, let value): return try touch(control) { try $0.set(value) }
      case .swipe(.down): return { try self.swipeDown() }
      case .swipe(let page): return { try self.swipe(forward: page == .next) }
      case .swipeRow(let row, let action): return try swipe(over: row, tapping: action)
      case .refresh: return { try self.pull() }
      case .wait(let seconds): return { HeadlessRuntime.clock.advance(by: seconds) }
      }
    }

    /// Follows a link from outside the app. Waiting for a sign-in or a blocker isn't a failure.
    private func follow(
      _ link: String,
      _ composer: Composer,
      _ ended: @escaping @MainActor (NavigationResult) -> Void
    ) throws {
      let destination: LinkDestination
      do throws(LinkFailure) {
        destination = try composer.destination(of: link)
      } catch {
        throw RoutingProblem("'\(link)' leads nowhere: \(error)")
      }
      try composer.routing.navigate(to: ScreenTarget(destination), completion: ended)
    }

    private func swipe(forward: Bool) throws {
      guard let pages = window.shownControllers.last(where: { $0 is UIPageViewController }) as? UIPageViewController
      else { return try swipeGrid(forward: forward) }
      guard HeadlessRuntime.swipe(forward ? .forward : .reverse, in: pages) else {
        throw RoutingProblem(forward ? "this is the last page" : "this is the first page")
      }
    }

    private func swipeDown() throws {
      let levels = sequence(first: window.rootViewController) { $0?.presentedViewController }.prefix { $0 != nil }
      guard let presented = levels.dropFirst().compactMap(\.self).last else {
        throw RoutingProblem("nothing is presented")
      }
      guard HeadlessRuntime.dragAway(presented) else {
        throw RoutingProblem("'\(presented.displayName)' can't be dismissed by a swipe")
      }
    }

    private func touch(_ name: String, _ act: @escaping (Touchable) throws -> Void) throws -> () throws -> Void {
      let touchable = try find(name, among: touchables)
      guard touchable.isEnabled else { throw RoutingProblem("'\(name)' is disabled") }
      reveal(touchable)
      try requireUncovered(touchable)
      return { try act(touchable) }
    }

    func find(_ name: String, among all: [Touchable]) throws -> Touchable {
      switch TouchableSearch(name, among: all) {
      case .found(let found): return found
      case .ambiguous(let found):
        let names = found.prefix(30).map { "'\($0.name)'" }.joined(separator: ", ")
        throw RoutingProblem("'\(name)' is ambiguous; it could be \(names)")
      case .nothing:
        if let problem = hiddenAccessory(name, among: all) { throw problem }
        if let nearest = NearestName.listed(NearestName.nearest(to: name, among: all.map(\.name))) {
          throw RoutingProblem("nothing here is called '\(name)'; did you mean \(nearest)?")
        }
        let names = all.prefix(30).map { "'\($0.name)'" } + (all.count > 30 ? ["\(all.count - 30) more"] : [])
        let known = names.isEmpty ? "nothing can be touched" : "what can be touched: \(names.joined(separator: ", "))"
        throw RoutingProblem("nothing here is called '\(name)'; \(known)\(missingBar)")
      }
    }

    /// A hint if the screen in front has a bar that isn't visible; empty otherwise.
    private var missingBar: String {
      guard let front = window.rootViewController?.frontmost as? ContentViewController, let bar = front.screen.bar,
        !bar.items.isEmpty || bar.search != nil, front.navigationController == nil
      else { return "" }
      let name = front.definitionName
      return "; the bar of '\(name)' is shown only in a navigation controller, so begin where it is opened"
    }
  }
#endif

/// The reason that a move failed.
public enum MoveError: Error, Hashable, CustomStringConvertible {
  /// The screen doesn't allow the move.
  case impossible(Move, String)
  /// The move was made, but something was refused or UIKit reported misuse.
  case refused(Move, [Refusal])

  /// The move and the reason.
  public var description: String {
    switch self {
    case .impossible(let move, let reason): "\(move) can't be done: \(reason)"
    case .refused(let move, _): "\(move): \(reason)"
    }
  }

  /// The reason without the move.
  public var reason: String {
    switch self {
    case .impossible(_, let reason): reason
    case .refused(let move, let refusals):
      refusals.map { refusal in
        refusal.action == move.description ? "it was refused: \(refusal.reason)" : refusal.description
      }
      .joined(separator: "; ")
    }
  }
}

#if os(Linux) || !canImport(UIKit)
  extension Stage {
    /// The pending delays of actions of visible screens, in seconds, shortest first.
    package var delays: [Double] {
      guard let composer else { return [] }
      let waiting = composer.delayed.filter { $0.controller.map(composer.routing.isOnScreen) ?? false }
      return Set(waiting.map(\.seconds)).sorted()
    }
  }
#endif

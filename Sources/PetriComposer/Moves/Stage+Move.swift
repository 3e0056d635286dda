#if !canImport(UIKit)
  import PetriCatalog
  import PetriRouting
  import PetriUIKit

  extension Stage {
    /// Makes a move from what is shown, and runs what UIKit would do by the end of the run loop's turn. Screens that it
    /// needs get their defaults, else their examples.
    ///
    /// - Throws: `MoveError` where what is shown doesn't allow it, and what `Composer.compose` throws.
    public func make(_ move: Move, with composer: Composer) throws {
      guard let front = window.rootViewController?.frontmost else {
        throw MoveError.impossible(move, "nothing is shown")
      }
      switch move {
      case .push(let name):
        guard let navigation = front.nearest(UINavigationController.self) else {
          throw MoveError.impossible(move, "\(front.displayName) is in no navigation controller")
        }
        try run(move.description) {
          navigation.pushViewController(try screen(name, composer).root, animated: true)
        }
      case .present(let name, let style):
        try run(move.description) {
          let screen = try screen(name, composer)
          var presentation = composer.catalog.presentation(of: screen.definition)
          if let style { presentation.style = style }
          screen.applyPresentation(presentation)
          front.present(screen.root, animated: true)
        }
      case .dismiss:
        guard let presenter = front.presentingViewController else {
          throw MoveError.impossible(move, "\(front.displayName) is not presented")
        }
        run(move.description) { presenter.dismiss(animated: true) }
      case .pop:
        guard let navigation = front.nearest(UINavigationController.self) else {
          throw MoveError.impossible(move, "\(front.displayName) is in no navigation controller")
        }
        guard navigation.viewControllers.count > 1 else {
          throw MoveError.impossible(move, "\(front.displayName) is the first of its navigation stack")
        }
        run(move.description) { _ = navigation.popViewController(animated: true) }
      case .select(let tab): try select(tab, from: front, move)
      case .tap(let name): try touch(name, move) { $0.tap() }
      case .type(let text, let field):
        try touch(field, move) { field in
          guard field.type(text) else { throw MoveError.impossible(move, "'\(field.name)' takes no text") }
        }
      case .submit(let field):
        try touch(field, move) { field in
          guard field.submit() else { throw MoveError.impossible(move, "'\(field.name)' has no return key") }
        }
      case .set(let control, let value):
        try touch(control, move) { control in
          if let reason = control.set(value) { throw MoveError.impossible(move, reason) }
        }
      case .swipe(let forward):
        guard let pages = window.shownControllers.last(where: { $0 is UIPageViewController }) as? UIPageViewController
        else { throw MoveError.impossible(move, "no pages are shown") }
        var turned = false
        run(move.description) { turned = HeadlessRuntime.swipe(forward ? .forward : .reverse, in: pages) }
        if !turned { throw MoveError.impossible(move, "there is no page \(forward ? "after" : "before") this one") }
      case .open(let link): try follow(link, move, composer)
      case .wait(let seconds): run(move.description) { HeadlessRuntime.clock.advance(by: seconds) }
      }
    }

    /// Follows a link. What it waits for, a sign-in or a blocker, is no failure.
    private func follow(_ link: String, _ move: Move, _ composer: Composer) throws {
      let destination: LinkDestination
      do throws(LinkFailure) {
        destination = try composer.catalog.destination(of: link)
      } catch {
        throw MoveError.impossible(move, "'\(link)' leads nowhere: \(error)")
      }
      var failure: RoutingError?
      try run(move.description) {
        try composer.routing.navigate(to: ScreenTarget(destination)) { result in
          if case .failure(let error) = result { failure = error }
        }
      }
      if let failure { throw MoveError.impossible(move, failure.description) }
    }

    private func touch(_ name: String, _ move: Move, _ act: (Touchable) throws -> Void) throws {
      let touchable: Touchable
      switch TouchableSearch(name, among: touchables) {
      case .found(let found): touchable = found
      case .ambiguous(let found):
        let names = found.prefix(30).map { "'\($0.name)'" }.joined(separator: ", ")
        throw MoveError.impossible(move, "'\(name)' may mean \(names)")
      case .nothing:
        let all = touchables
        let names = all.prefix(30).map { "'\($0.name)'" } + (all.count > 30 ? ["\(all.count - 30) more"] : [])
        let known = names.isEmpty ? "nothing can be touched" : "there are \(names.joined(separator: ", "))"
        throw MoveError.impossible(move, "nothing to touch is called '\(name)'; \(known)")
      }
      guard touchable.isEnabled else { throw MoveError.impossible(move, "'\(name)' is disabled") }
      reveal(touchable)
      try run(move.description) { try act(touchable) }
    }

    private func screen(_ name: String, _ composer: Composer) throws -> ComposedScreen {
      guard let definition = composer.catalog.screen(named: name) else { throw CompositionError.unknownScreen(name) }
      let resolution = ContextResolution(fields: definition.context, given: .empty)
      guard resolution.problems.isEmpty else {
        throw CompositionError.context(screen: name, problems: resolution.problems)
      }
      return try compose(name, context: resolution.context, with: composer)
    }

    private func select(_ tab: String, from front: UIViewController, _ move: Move) throws {
      guard let tabs = front.nearest(UITabBarController.self), let controllers = tabs.viewControllers else {
        throw MoveError.impossible(move, "\(front.displayName) is in no tab bar controller")
      }
      let named = controllers.firstIndex { $0.contains(screen: tab) }
      guard let index = Int(tab).flatMap({ controllers.indices.contains($0) ? $0 : nil }) ?? named else {
        throw MoveError.impossible(move, "there are tabs 0 to \(controllers.count - 1), and no screen '\(tab)' in them")
      }
      run(move.description) { tabs.selectedIndex = index }
    }
  }
#endif

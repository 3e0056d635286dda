#if !canImport(UIKit)
  import PetriCatalog
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
      }
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

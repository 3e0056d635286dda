#if os(Linux) || !canImport(UIKit)
  import Foundation
  import PetriCatalog
  import PetriRouting
  import PetriUIKit

  extension Stage {
    /// Looks whether a finger reaches what it is to touch.
    ///
    /// - Throws: `RoutingProblem` where its middle is under the keyboard.
    func requireUncovered(_ touchable: Touchable) throws {
      guard let host = window.inputHost else { return }
      let view = touchable.view ?? touchable.bar
      if let view, view.isDescendant(of: host) { return }
      let frame = view.map { $0.convert($0.bounds, to: nil) } ?? touchable.frame
      guard host.frame.contains(CGPoint(x: frame.midX, y: frame.midY)) else { return }
      throw RoutingProblem(
        "'\(touchable.name)' is under the keyboard; end typing first, by the return key or a tap that does 'focus: none'"
      )
    }
  }

  extension Stage {
    /// The problem of a button above the keyboard of an input that isn't shown; `nil` for any other name.
    func hiddenAccessory(_ name: String, among touchables: [Touchable]) -> RoutingProblem? {
      let input = touchables.first { touchable in
        let items = touchable.view?.inputAccessoryView?.toolbarItems ?? []
        return items.contains { [$0.id, $0.label, $0.title].contains(name) }
      }
      guard let input else { return nil }
      let reason =
        keyboard == .shown
        ? "tap '\(input.name)' first" : "a fixture with 'keyboard: shown' shows it, or --keyboard shown"
      return RoutingProblem("'\(name)' is above the keyboard of '\(input.name)', which isn't shown; \(reason)")
    }
  }

  extension Touchable {
    /// The bar that it is an item of; `nil` where it isn't in one.
    fileprivate var bar: UIView? {
      switch part {
      case .barButton(_, let bar): bar
      case .tab(_, _, let tabs), .more(_, let tabs): tabs.tabBar
      case .back(let navigation, _): navigation.navigationBar
      case .view, .row, .item, .run: nil
      }
    }
  }
#endif

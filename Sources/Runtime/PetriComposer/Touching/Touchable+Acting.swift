#if os(Linux) || !canImport(UIKit)
  import Foundation
  import PetriRouting
  import PetriUIKit

  extension Touchable {
    /// Taps it: a button does what it is for, a switch turns over, a field begins to be edited.
    ///
    /// - Throws: `RoutingProblem` where a tap on it does nothing.
    func tap() throws {
      switch part {
      case .view(let view): try tap(view)
      case .barButton(let item, let bar):
        if item.primaryAction != nil { HeadlessRuntime.tap(item) } else { HeadlessRuntime.openMenu(of: item, in: bar) }
      case .back(let navigation, _): HeadlessRuntime.tapBack(in: navigation)
      case .tab(_, let index, let tabs): HeadlessRuntime.tap(tabAt: index, in: tabs)
      case .more(_, let tabs): HeadlessRuntime.tapMore(in: tabs)
      case .row(_, let path, let table): HeadlessRuntime.tap(rowAt: path, in: table)
      case .item(_, let path, let collection): HeadlessRuntime.tap(itemAt: path, in: collection)
      case .run(let run):
        guard let label = run.label, let frame = run.frame else { throw nothing("it isn't seen") }
        HeadlessRuntime.tap(label, at: CGPoint(x: frame.midX, y: frame.midY))
      }
    }

    private func tap(_ view: UIView) throws {
      if let input = ShownView.input(of: view) { return try input.tap(as: name) }
      if let control = view as? UIControl {
        if control.showsMenuAsPrimaryAction, openOwnMenu(of: view) { return }
        guard !control.allControlEvents.isEmpty else { throw nothing("it has no action") }
        HeadlessRuntime.tap(control)
      } else {
        guard HeadlessRuntime.tap(view) else { throw nothing("no gesture recognizer takes it") }
      }
    }

    /// Presses it for long: its menu is opened.
    ///
    /// - Throws: `RoutingProblem` where it has none.
    func longPress() throws {
      switch part {
      case .barButton(let item, let bar):
        guard HeadlessRuntime.openMenu(of: item, in: bar) != nil else { throw noMenu }
      case .view, .row, .item, .run:
        guard let view, openMenu(of: view) else { throw noMenu }
      case .back, .tab, .more: throw noMenu
      }
    }

    /// The part of it whose menu a long press opens; `nil` where there is none, or a tap opens it as well.
    package var menuHolder: AnyObject? {
      switch part {
      case .barButton(let item, _): item.menu != nil && item.primaryAction != nil ? item : nil
      case .view, .row, .item, .run: view?.withSubviews.first(where: \.hasMenuOfLongPress)
      case .back, .tab, .more: nil
      }
    }

    /// Whether something happens when the return key is pressed in it.
    package var hearsReturn: Bool {
      guard let view, case .field(let field) = ShownView.kind(of: view).form else { return false }
      return field.hearsReturn
    }

    /// Opens the menu of a view, or of the nearest in it or around it that has one.
    private func openMenu(of view: UIView) -> Bool {
      for next in view.withSubviews {
        if HeadlessRuntime.openContextMenu(of: next) != nil { return true }
        if openOwnMenu(of: next) { return true }
      }
      var outer = view.superview
      while let next = outer {
        if HeadlessRuntime.openContextMenu(of: next) != nil { return true }
        outer = next.superview
      }
      return false
    }

    /// Opens the menu of a button, if it is one and has one.
    private func openOwnMenu(of view: UIView) -> Bool {
      guard case .button(let button) = ShownView.kind(of: view).form else { return false }
      return HeadlessRuntime.openMenu(of: button.view) != nil
    }

    private var noMenu: RoutingProblem { RoutingProblem("a long press on '\(name)' does nothing: it has no menu") }

    private func nothing(_ reason: String) -> RoutingProblem { .nothing(name, reason) }

    /// Types until it holds a text: what differs at the end is deleted, and the rest typed.
    ///
    /// - Throws: `RoutingProblem` where it takes no text.
    func type(_ text: String) throws {
      guard let input else { throw RoutingProblem("'\(name)' takes no text") }
      try input.type(text, as: name)
    }

    /// Presses the return key in it.
    ///
    /// - Throws: `RoutingProblem` where it has none, or nothing listens to it.
    func submit() throws {
      guard let input else { throw RoutingProblem("'\(name)' isn't a text field") }
      try input.submit(as: name)
    }

    /// Turns, moves or steps it until it has a value.
    ///
    /// - Throws: `RoutingProblem` with the problem of the value.
    func set(_ text: String) throws {
      guard let input else { throw RoutingProblem("'\(name)' has no value that can be set") }
      try input.set(text, as: name)
    }
  }

  extension UIView {
    /// The view and all in it, from the outside in.
    fileprivate var withSubviews: [UIView] {
      var (found, waiting) = ([UIView](), [self])
      while let next = waiting.popLast() {
        found.append(next)
        waiting += next.subviews.reversed()
      }
      return found
    }

    fileprivate var hasMenuOfLongPress: Bool {
      if interactions.contains(where: { $0 is UIContextMenuInteraction }) { return true }
      guard case .button(let button) = ShownView.kind(of: self).form else { return false }
      return button.view.menu != nil && !button.view.showsMenuAsPrimaryAction
    }
  }
#endif

#if os(Linux) || !canImport(UIKit)
  import Foundation
  import PetriRouting
  import PetriUIKit

  extension Touchable {
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

    func longPress() throws {
      switch part {
      case .barButton(let item, let bar):
        guard HeadlessRuntime.openMenu(of: item, in: bar) != nil else { throw noMenu }
      case .view, .row, .item, .run:
        guard let view, openMenu(of: view) else { throw noMenu }
      case .back, .tab, .more: throw noMenu
      }
    }

    /// The object whose menu only a long press opens; `nil` if there is none.
    package var menuHolder: AnyObject? {
      switch part {
      case .barButton(let item, _): item.menu != nil && item.primaryAction != nil ? item : nil
      case .view, .row, .item, .run: view?.withSubviews.first(where: \.hasMenuOfLongPress)
      case .back, .tab, .more: nil
      }
    }

    package var hearsReturn: Bool {
      guard let view, case .field(let field) = ShownView.kind(of: view).form else { return false }
      return field.hearsReturn
    }

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

    private func openOwnMenu(of view: UIView) -> Bool {
      guard case .button(let button) = ShownView.kind(of: view).form else { return false }
      return HeadlessRuntime.openMenu(of: button.view) != nil
    }

    private var noMenu: RoutingProblem { RoutingProblem("a long press on '\(name)' does nothing: it has no menu") }

    private func nothing(_ reason: String) -> RoutingProblem { .nothing(name, reason) }

    func type(_ text: String) throws {
      guard let input else { throw RoutingProblem("'\(name)' takes no text") }
      try input.type(text, as: name)
    }

    func submit() throws {
      guard let input else { throw RoutingProblem("'\(name)' isn't a text field") }
      try input.submit(as: name)
    }

    func set(_ text: String) throws {
      guard let input else { throw RoutingProblem("'\(name)' has no value that can be set") }
      try input.set(text, as: name)
    }
  }

  extension UIView {
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

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
      switch ShownInput(view) {
      case .toggle(let toggle): return HeadlessRuntime.flip(toggle.view)
      case .stepper(let stepper): return HeadlessRuntime.step(stepper.view, up: true)
      case .segments(let segments):
        let count = segments.titles.count
        guard count > 0 else { throw nothing("it has no segments") }
        return HeadlessRuntime.tap(segmentAt: (segments.selected + 1) % count, in: segments.view)
      case .pages(let pages):
        guard pages.count > 0 else { throw nothing("it has no pages") }
        return HeadlessRuntime.goTo(page: (pages.current + 1) % pages.count, in: pages.view)
      case .slider: throw nothing("to move a slider, use set:\(name)=VALUE")
      case .date: throw nothing("to choose a date or a time, use set:\(name)=VALUE")
      case .wheel: throw nothing("to turn a wheel, use set:\(name)=TITLE")
      case .field, .area:
        guard view.becomeFirstResponder() else { throw nothing("it can't be edited") }
        return
      case nil: break
      }
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

    /// Opens the menu of a view, or of the nearest in it or around it that has one.
    private func openMenu(of view: UIView) -> Bool {
      var waiting = [view]
      while let next = waiting.popLast() {
        if HeadlessRuntime.openContextMenu(of: next) != nil { return true }
        if openOwnMenu(of: next) { return true }
        waiting += next.subviews.reversed()
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

    private func nothing(_ reason: String) -> RoutingProblem {
      RoutingProblem("a tap on '\(name)' does nothing: \(reason)")
    }

    /// Types until it holds a text: what differs at the end is deleted, and the rest typed.
    ///
    /// - Throws: `RoutingProblem` where it takes no text.
    func type(_ text: String) throws {
      let isTyped =
        switch input {
        case .field(let field):
          edit(field.view, field.typed, to: text) { HeadlessRuntime.enterText($0, into: field.view) }
        case .area(let area):
          edit(area.view, area.typed, to: text) { HeadlessRuntime.enterText($0, into: area.view) }
        default: false
        }
      guard isTyped else { throw RoutingProblem("'\(name)' takes no text") }
    }

    private func edit(_ input: some UIKeyInput & UIResponder, _ old: String, to new: String, _ enter: (String) -> Bool)
      -> Bool
    {
      guard input.isFirstResponder || input.becomeFirstResponder() else { return false }
      let common = zip(old, new).prefix { $0 == $1 }.count
      for _ in 0..<(old.count - common) { input.deleteBackward() }
      let rest = String(new.dropFirst(common))
      return rest.isEmpty || enter(rest)
    }

    /// Presses the return key in it.
    ///
    /// - Throws: `RoutingProblem` where it has none, or nothing listens to it.
    func submit() throws {
      guard case .field(let shown) = input else { throw RoutingProblem("'\(name)' isn't a text field") }
      let field = shown.view
      guard field.isEditing || field.becomeFirstResponder() else { throw RoutingProblem("'\(name)' can't be edited") }
      if let bar = field.searchBarAround {
        if let search = bar.delegate as? DefinedSearchController, search.onSubmit == nil {
          throw RoutingProblem("the return key of '\(name)' does nothing: it has no action")
        }
        HeadlessRuntime.pressSearch(in: bar)
        return
      }
      let isHeard = !field.allControlEvents.isDisjoint(with: [.editingDidEndOnExit, .primaryActionTriggered])
      guard isHeard || field.delegate != nil else {
        throw RoutingProblem("the return key of '\(name)' does nothing: it has no action")
      }
      HeadlessRuntime.pressReturn(in: field)
    }

    /// Turns, moves or steps it until it has a value.
    ///
    /// - Throws: `RoutingProblem` with what is wrong with the value.
    func set(_ text: String) throws {
      switch input {
      case .toggle(let toggle):
        guard text == "on" || text == "off" else { throw RoutingProblem("a switch is on or off") }
        if toggle.isOn != (text == "on") { HeadlessRuntime.flip(toggle.view) }
      case .slider(let slider):
        guard let value = Float(text), value.isFinite else { throw RoutingProblem("a slider needs a number") }
        try check(Double(value), isFrom: Double(slider.minimum), to: Double(slider.maximum))
        HeadlessRuntime.move(slider.view, to: value)
      case .stepper(let stepper):
        guard let value = Double(text), value.isFinite else { throw RoutingProblem("a stepper needs a number") }
        try check(value, isFrom: stepper.minimum, to: stepper.maximum)
        let steps = ((value - stepper.number) / max(stepper.step, .leastNonzeroMagnitude)).rounded()
        guard abs(steps) <= 10_000 else { throw RoutingProblem("that is more than 10000 steps away") }
        for _ in 0..<Int(abs(steps)) { HeadlessRuntime.step(stepper.view, up: steps > 0) }
      case .segments(let segments):
        let titles = segments.titles.indices.map(segments.name)
        guard let index = titles.firstIndex(of: text) ?? Int(text), titles.indices.contains(index) else {
          throw RoutingProblem("there are \(titles.joined(separator: ", "))")
        }
        guard segments.view.isEnabledForSegment(at: index) else {
          throw RoutingProblem("'\(titles[index])' is disabled")
        }
        HeadlessRuntime.tap(segmentAt: index, in: segments.view)
      case .date(let picker):
        guard let date = picker.view.moment(text) else {
          let usual = picker.view.written
          throw RoutingProblem("it needs a value such as \(usual)")
        }
        let (low, high) = (picker.view.minimumDate ?? date, picker.view.maximumDate ?? date)
        guard date >= low, date <= high else {
          throw RoutingProblem("the date must be between \(DateField.day(of: low)) and \(DateField.day(of: high))")
        }
        HeadlessRuntime.choose(date, in: picker.view)
      case .wheel(let wheel):
        guard let row = wheel.titles.firstIndex(of: text) ?? Int(text), wheel.titles.indices.contains(row) else {
          throw RoutingProblem("there are \(wheel.titles.joined(separator: ", "))")
        }
        HeadlessRuntime.choose(row: row, component: 0, in: wheel.view)
      case .pages(let pages):
        guard let page = Int(text), page >= 0, page < pages.count else {
          throw RoutingProblem("the pages are 0 to \(pages.count - 1)")
        }
        HeadlessRuntime.goTo(page: page, in: pages.view)
      case .field, .area, nil: throw RoutingProblem("'\(name)' has no value that can be set")
      }
    }

    private func check(_ value: Double, isFrom minimum: Double, to maximum: Double) throws {
      guard value < minimum || value > maximum else { return }
      let (low, high) = (Touchable.text(of: minimum), Touchable.text(of: maximum))
      throw RoutingProblem("the value must be between \(low) and \(high); found \(Touchable.text(of: value))")
    }
  }
#endif

#if !canImport(UIKit)
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
      case .barButton(let item): HeadlessRuntime.tap(item)
      case .back(let navigation, _): HeadlessRuntime.tapBack(in: navigation)
      case .tab(_, let index, let tabs): HeadlessRuntime.tap(tabAt: index, in: tabs)
      case .more(_, let tabs): HeadlessRuntime.tapMore(in: tabs)
      case .row(_, let path, let table): HeadlessRuntime.tap(rowAt: path, in: table)
      case .item(_, let path, let collection): HeadlessRuntime.tap(itemAt: path, in: collection)
      }
    }

    private func tap(_ view: UIView) throws {
      switch view {
      case let view as UISwitch: HeadlessRuntime.flip(view)
      case let stepper as UIStepper: HeadlessRuntime.step(stepper, up: true)
      case let segments as UISegmentedControl:
        let count = segments.numberOfSegments
        guard count > 0 else { throw nothing("it has no segments") }
        HeadlessRuntime.tap(segmentAt: (segments.selectedSegmentIndex + 1) % count, in: segments)
      case is UISlider: throw nothing("to move a slider, use set:\(name)=VALUE")
      case is UITextField, is UITextView:
        guard view.becomeFirstResponder() else { throw nothing("it can't be edited") }
      case let control as UIControl:
        let opensMenu = control.showsMenuAsPrimaryAction || (control as? UIButton)?.menu != nil
        guard !control.allControlEvents.isEmpty else {
          throw nothing(opensMenu ? "menus aren't supported" : "it has no action")
        }
        HeadlessRuntime.tap(control)
      default:
        guard HeadlessRuntime.tap(view) else { throw nothing("no gesture recognizer takes it") }
      }
    }

    private func nothing(_ reason: String) -> RoutingProblem {
      RoutingProblem("a tap on '\(name)' does nothing: \(reason)")
    }

    /// Types until it holds a text: what differs at the end is deleted, and the rest typed.
    ///
    /// - Throws: `RoutingProblem` where it takes no text.
    func type(_ text: String) throws {
      guard case .view(let view) = part else { throw RoutingProblem("'\(name)' takes no text") }
      let isTyped =
        switch view {
        case let field as UITextField:
          edit(field, field.text ?? "", to: text) { HeadlessRuntime.enterText($0, into: field) }
        case let area as UITextView:
          edit(area, area.text, to: text) { HeadlessRuntime.enterText($0, into: area) }
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
      guard case .view(let view) = part, let field = view as? UITextField else {
        throw RoutingProblem("'\(name)' isn't a text field")
      }
      guard field.isEditing || field.becomeFirstResponder() else { throw RoutingProblem("'\(name)' can't be edited") }
      if let bar = field.superview as? UISearchBar {
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
      guard case .view(let view) = part else { throw RoutingProblem("'\(name)' has no value that can be set") }
      switch view {
      case let view as UISwitch:
        guard text == "on" || text == "off" else { throw RoutingProblem("a switch is on or off") }
        if view.isOn != (text == "on") { HeadlessRuntime.flip(view) }
      case let slider as UISlider:
        guard let value = Float(text), value.isFinite else { throw RoutingProblem("a slider needs a number") }
        try check(Double(value), isFrom: Double(slider.minimumValue), to: Double(slider.maximumValue))
        HeadlessRuntime.move(slider, to: value)
      case let stepper as UIStepper:
        guard let value = Double(text), value.isFinite else { throw RoutingProblem("a stepper needs a number") }
        try check(value, isFrom: stepper.minimumValue, to: stepper.maximumValue)
        let steps = ((value - stepper.value) / max(stepper.stepValue, .leastNonzeroMagnitude)).rounded()
        guard abs(steps) <= 10_000 else { throw RoutingProblem("that is more than 10000 steps away") }
        for _ in 0..<Int(abs(steps)) { HeadlessRuntime.step(stepper, up: steps > 0) }
      case let segments as UISegmentedControl:
        let titles = (0..<segments.numberOfSegments).map { segments.titleForSegment(at: $0) ?? String($0) }
        guard let index = titles.firstIndex(of: text) ?? Int(text), titles.indices.contains(index) else {
          throw RoutingProblem("there are \(titles.joined(separator: ", "))")
        }
        guard segments.isEnabledForSegment(at: index) else { throw RoutingProblem("'\(titles[index])' is disabled") }
        HeadlessRuntime.tap(segmentAt: index, in: segments)
      default: throw RoutingProblem("'\(name)' has no value that can be set")
      }
    }

    private func check(_ value: Double, isFrom minimum: Double, to maximum: Double) throws {
      guard value < minimum || value > maximum else { return }
      let (low, high) = (Touchable.text(of: minimum), Touchable.text(of: maximum))
      throw RoutingProblem("the value must be between \(low) and \(high); found \(Touchable.text(of: value))")
    }
  }
#endif

#if !canImport(UIKit)
  import Foundation
  import PetriUIKit

  extension Touchable {
    /// Taps it: a button does what it is for, a switch turns over, a field begins to be edited.
    func tap() {
      switch part {
      case .view(let view): tap(view)
      case .barButton(let item): HeadlessRuntime.tap(item)
      case .back(let navigation, _): HeadlessRuntime.tapBack(in: navigation)
      case .tab(_, let index, let tabs): HeadlessRuntime.tap(tabAt: index, in: tabs)
      case .more(_, let tabs): HeadlessRuntime.tapMore(in: tabs)
      case .row(_, let path, let table): HeadlessRuntime.tap(rowAt: path, in: table)
      case .item(_, let path, let collection): HeadlessRuntime.tap(itemAt: path, in: collection)
      }
    }

    private func tap(_ view: UIView) {
      switch view {
      case let view as UISwitch: HeadlessRuntime.flip(view)
      case let stepper as UIStepper: HeadlessRuntime.step(stepper, up: true)
      case let segments as UISegmentedControl:
        let count = segments.numberOfSegments
        if count > 0 { HeadlessRuntime.tap(segmentAt: (segments.selectedSegmentIndex + 1) % count, in: segments) }
      case is UISlider: break
      case let field as UITextField: field.becomeFirstResponder()
      case let text as UITextView: text.becomeFirstResponder()
      case let control as UIControl: HeadlessRuntime.tap(control)
      default: HeadlessRuntime.tap(view)
      }
    }

    /// Types until it holds a text: what differs at the end is deleted, and the rest typed.
    ///
    /// - Returns: whether it takes text.
    func type(_ text: String) -> Bool {
      guard case .view(let view) = part else { return false }
      switch view {
      case let field as UITextField:
        return edit(field, field.text ?? "", to: text) { HeadlessRuntime.enterText($0, into: field) }
      case let area as UITextView:
        return edit(area, area.text, to: text) { HeadlessRuntime.enterText($0, into: area) }
      default: return false
      }
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
    /// - Returns: whether it has one.
    func submit() -> Bool {
      guard case .view(let view) = part, let field = view as? UITextField else { return false }
      guard field.isEditing || field.becomeFirstResponder() else { return false }
      if let bar = field.superview as? UISearchBar {
        HeadlessRuntime.pressSearch(in: bar)
      } else {
        HeadlessRuntime.pressReturn(in: field)
      }
      return true
    }

    /// Turns, moves or steps it until it has a value.
    ///
    /// - Returns: what is wrong with the value; `nil` where it was set.
    func set(_ text: String) -> String? {
      guard case .view(let view) = part else { return "it has no value" }
      switch view {
      case let view as UISwitch:
        guard text == "on" || text == "off" else { return "a switch is on or off" }
        if view.isOn != (text == "on") { HeadlessRuntime.flip(view) }
      case let slider as UISlider:
        guard let value = Float(text), value.isFinite else { return "a slider needs a number" }
        HeadlessRuntime.move(slider, to: value)
      case let stepper as UIStepper:
        guard let value = Double(text), value.isFinite else { return "a stepper needs a number" }
        let steps = ((value - stepper.value) / max(stepper.stepValue, .leastNonzeroMagnitude)).rounded()
        guard abs(steps) <= 10_000 else { return "that is more than 10000 steps away" }
        for _ in 0..<Int(abs(steps)) { HeadlessRuntime.step(stepper, up: steps > 0) }
      case let segments as UISegmentedControl:
        let titles = (0..<segments.numberOfSegments).map { segments.titleForSegment(at: $0) ?? String($0) }
        guard let index = titles.firstIndex(of: text) ?? Int(text), titles.indices.contains(index) else {
          return "there are \(titles.joined(separator: ", "))"
        }
        HeadlessRuntime.tap(segmentAt: index, in: segments)
      default: return "it has no value"
      }
      return nil
    }
  }
#endif

#if os(Linux) || !canImport(UIKit)
  import Foundation
  public import PetriUIKit

  /// Something that is shown and that a person can touch, by the name that moves call it.
  @MainActor
  public struct Touchable {
    /// What a person does with it.
    public enum Kind: String, Hashable, Sendable {
      /// It is tapped: a button, a row, a tab, a view with a tap.
      case button
      /// It takes text.
      case textField
      /// It is on or off.
      case `switch`
      /// It has a value between two others.
      case slider
      /// It has a value that goes by steps.
      case stepper
      /// It has one of some titles selected.
      case segments
      /// It has a date, a time, or both.
      case datePicker
      /// It has one of some titles on a wheel.
      case picker
      /// It has a page of some.
      case pageControl
    }

    /// What it is, with what is needed to touch it.
    enum Part {
      case view(UIView)
      case barButton(UIBarButtonItem, bar: UIView)
      case back(UINavigationController, UINavigationItem)
      case tab(UITabBarItem, Int, UITabBarController)
      case more(UITabBarItem, UITabBarController)
      case row(UITableViewCell, IndexPath, UITableView)
      case item(UICollectionViewCell, IndexPath, UICollectionView)
      case run(TappedRun)
    }

    /// Its identifier, else its title, else what is read of it, with `#2` and so on behind the second of a name.
    public internal(set) var name: String
    /// What it is called too: what is read of it, its title, its placeholder.
    public internal(set) var otherNames: [String] = []
    /// What a person does with it.
    public let kind: Kind
    /// Where it is in the window, in points; that of its bar for what is in one.
    public let frame: CGRect
    /// Whether it can be touched now.
    public let isEnabled: Bool
    let part: Part

    /// The view, the item of a bar, or the part of a text, that is touched.
    public var object: AnyObject {
      switch part {
      case .view(let view): view
      case .barButton(let item, _): item
      case .back(_, let item): item
      case .tab(let item, _, _), .more(let item, _): item
      case .row(let cell, _, _): cell
      case .item(let cell, _, _): cell
      case .run(let run): run
      }
    }

    /// The view that it is, or is a part of; `nil` for an item of a bar.
    public var view: UIView? { if case .run(let run) = part { run.label } else { object as? UIView } }

    /// Whether it is a part of a label's text.
    public func isPart(of label: AnyObject?) -> Bool {
      guard case .run(let run) = part, let label else { return false }
      return run.label === label
    }

    /// What it holds, as a move sets it; `nil` for what only is tapped.
    public var value: String? {
      switch input {
      case .field(let field): field.typed
      case .area(let area): area.typed
      case .toggle(let toggle): toggle.value
      case .slider(let slider): Touchable.text(of: Double(slider.number))
      case .stepper(let stepper): Touchable.text(of: stepper.number)
      case .segments(let segments): segments.selected < 0 ? nil : segments.name(segments.selected)
      case .date(let picker): picker.written
      case .wheel(let wheel): wheel.name(wheel.selected)
      case .pages(let pages): String(pages.current)
      case nil: nil
      }
    }

    /// What is changed in it, as it is now; `nil` for what only is tapped.
    var input: ShownInput? {
      guard case .view(let view) = part else { return nil }
      return ShownInput(view)
    }

    /// Whether its text is shown as dots.
    public var isSecure: Bool { (object as? any UITextInputTraits)?.isSecureTextEntry ?? false }

    /// What it would hold after some steps up, or down below zero; `nil` for what has no steps.
    public func value(adjustedBy steps: Int) -> String? {
      switch input {
      case .toggle: return steps > 0 ? "on" : "off"
      case .slider(let slider):
        let step = Double(slider.maximum - slider.minimum) / 10
        let value = Double(slider.number) + step * Double(steps)
        return Touchable.text(of: min(Double(slider.maximum), max(Double(slider.minimum), value)))
      case .stepper(let stepper):
        let value = stepper.number + stepper.step * Double(steps)
        return Touchable.text(of: min(stepper.maximum, max(stepper.minimum, value)))
      case .segments(let segments):
        guard !segments.titles.isEmpty else { return nil }
        return segments.name(min(segments.titles.count - 1, max(0, segments.selected + steps)))
      case .wheel(let wheel):
        guard !wheel.titles.isEmpty else { return nil }
        return wheel.name(min(wheel.titles.count - 1, max(0, wheel.selected + steps)))
      case .pages(let pages): return String(min(pages.count - 1, max(0, pages.current + steps)))
      case .date(let picker):
        let step: TimeInterval = picker.view.datePickerMode == .time ? 3_600 : 86_400
        let other = picker.view.date.addingTimeInterval(step * Double(steps))
        let limited = min(max(other, picker.view.minimumDate ?? other), picker.view.maximumDate ?? other)
        return picker.view.written(at: limited)
      case .field, .area, nil: return nil
      }
    }

    static func text(of value: Double) -> String {
      let rounded = (value * 1_000).rounded() / 1_000
      return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
    }
  }

  extension Touchable.Kind {
    /// What a person does with what is changed; what isn't is tapped.
    init(_ input: ShownInput?) {
      self =
        switch input {
        case .field, .area: .textField
        case .toggle: .switch
        case .slider: .slider
        case .stepper: .stepper
        case .segments: .segments
        case .date: .datePicker
        case .wheel: .picker
        case .pages: .pageControl
        case nil: .button
        }
    }
  }
#endif

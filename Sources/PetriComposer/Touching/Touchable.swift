#if !canImport(UIKit)
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
    }

    /// What it is, with what is needed to touch it.
    enum Part {
      case view(UIView)
      case barButton(UIBarButtonItem)
      case back(UINavigationController, UINavigationItem)
      case tab(UITabBarItem, Int, UITabBarController)
      case more(UITabBarItem, UITabBarController)
      case row(UITableViewCell, IndexPath, UITableView)
      case item(UICollectionViewCell, IndexPath, UICollectionView)
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

    /// The view, or the item of a bar, that is touched.
    public var object: AnyObject {
      switch part {
      case .view(let view): view
      case .barButton(let item): item
      case .back(_, let item): item
      case .tab(let item, _, _), .more(let item, _): item
      case .row(let cell, _, _): cell
      case .item(let cell, _, _): cell
      }
    }

    /// What it holds, as a move sets it; `nil` for what only is tapped.
    public var value: String? {
      guard case .view(let view) = part else { return nil }
      switch view {
      case let field as UITextField: return field.text ?? ""
      case let text as UITextView: return text.text
      case let view as UISwitch: return view.isOn ? "on" : "off"
      case let slider as UISlider: return Touchable.text(of: Double(slider.value))
      case let stepper as UIStepper: return Touchable.text(of: stepper.value)
      case let segments as UISegmentedControl:
        let index = segments.selectedSegmentIndex
        return index < 0 ? nil : segments.titleForSegment(at: index) ?? String(index)
      default: return nil
      }
    }

    /// Whether its text is shown as dots.
    public var isSecure: Bool { (object as? any UITextInputTraits)?.isSecureTextEntry ?? false }

    /// What it would hold after some steps up, or down below zero; `nil` for what has no steps.
    public func value(adjustedBy steps: Int) -> String? {
      guard case .view(let view) = part else { return nil }
      switch view {
      case is UISwitch: return steps > 0 ? "on" : "off"
      case let slider as UISlider:
        let step = Double(slider.maximumValue - slider.minimumValue) / 10
        let value = Double(slider.value) + step * Double(steps)
        return Touchable.text(of: min(Double(slider.maximumValue), max(Double(slider.minimumValue), value)))
      case let stepper as UIStepper:
        let value = stepper.value + stepper.stepValue * Double(steps)
        return Touchable.text(of: min(stepper.maximumValue, max(stepper.minimumValue, value)))
      case let segments as UISegmentedControl:
        guard segments.numberOfSegments > 0 else { return nil }
        let index = min(segments.numberOfSegments - 1, max(0, segments.selectedSegmentIndex + steps))
        return segments.titleForSegment(at: index) ?? String(index)
      default: return nil
      }
    }

    static func text(of value: Double) -> String {
      let rounded = (value * 1_000).rounded() / 1_000
      return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
    }
  }
#endif

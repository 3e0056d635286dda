import PetriCatalog
import PetriUIKit

/// Sets values on views connected to outlets. Only changed values are set, so that the user's changes stay.
@MainActor
struct OutletFilling {
  private let outlets: [OutletDefinition]
  private var filled: [String: AnyHashable] = [:]
  private var tapped: Set<ObjectIdentifier> = []

  init(_ outlets: [OutletDefinition]) { self.outlets = outlets }

  mutating func fill(
    objects: (String) -> [AnyObject],
    _ scope: Scope,
    perform: @escaping @MainActor (TapAction, Scope) -> Void
  ) {
    for outlet in outlets {
      let found = objects(outlet.name)
      func isNew(_ key: String, _ value: some Hashable) -> Bool {
        filled.updateValue(AnyHashable(value), forKey: "\(outlet.name).\(key)") != AnyHashable(value)
      }
      if let text = outlet.text?.text(in: scope), isNew("text", text) { for object in found { put(text, in: object) } }
      if let text = outlet.placeholder?.text(in: scope), isNew("placeholder", text) {
        for object in found {
          (object as? UITextField)?.placeholder = text
          (object as? UISearchBar)?.placeholder = text
        }
      }
      if let image = outlet.image, isNew("image", image.name.text(in: scope)) {
        for object in found { put(image.picture(in: scope), in: object) }
      }
      if let on = outlet.on?.value(in: scope), isNew("on", on) {
        for object in found { (object as? UISwitch)?.isOn = on }
      }
      if let value = outlet.value?.value(in: scope), isNew("value", value) {
        for object in found { put(value, in: object) }
      }
      if let index = outlet.selected?.value(in: scope), isNew("selected", index) {
        for object in found {
          (object as? UISegmentedControl)?.selectedSegmentIndex = index
          (object as? UIPageControl)?.currentPage = index
        }
      }
      if let isShown = outlet.when?.holds(in: scope), isNew("when", isShown) {
        for object in found { (object as? UIView)?.isHidden = !isShown }
      }
      if let isEnabled = outlet.enabled?.holds(in: scope), isNew("enabled", isEnabled) {
        for object in found {
          (object as? UIControl)?.isEnabled = isEnabled
          (object as? UIBarItem)?.isEnabled = isEnabled
        }
      }
      paint(outlet, found, scope)
      if let tap = outlet.tap {
        for object in found where tapped.insert(ObjectIdentifier(object)).inserted {
          SceneTap.define(ResolvedTap(tap, scope: scope), on: object)
          listen(to: object) { perform(tap, scope) }
        }
      }
    }
  }

  private func paint(_ outlet: OutletDefinition, _ objects: [AnyObject], _ scope: Scope) {
    if let color = outlet.background?.value(in: scope)?.uiColor {
      for object in objects { (object as? UIView)?.backgroundColor = color }
    }
    if let color = outlet.tint?.value(in: scope)?.uiColor {
      for object in objects {
        (object as? UIView)?.tintColor = color
        (object as? UIBarButtonItem)?.tintColor = color
      }
    }
    guard let color = outlet.color?.value(in: scope)?.uiColor else { return }
    for object in objects {
      switch object {
      case let label as UILabel: label.textColor = color
      case let button as UIButton: button.setTitleColor(color, for: .normal)
      case let field as UITextField: field.textColor = color
      case let view as UITextView: view.textColor = color
      default: break
      }
    }
  }

  private func put(_ text: String, in object: AnyObject) {
    switch object {
    case let label as UILabel: label.text = text
    case let button as UIButton:
      if button.configuration == nil { button.setTitle(text, for: .normal) } else { button.configuration?.title = text }
    case let field as UITextField: field.text = text
    case let view as UITextView: view.text = text
    case let bar as UISearchBar: bar.text = text
    case let item as UIBarItem: item.title = text
    case let item as UINavigationItem: item.title = text
    default: break
    }
  }

  private func put(_ image: UIImage?, in object: AnyObject) {
    switch object {
    case let view as UIImageView: view.image = image
    case let button as UIButton:
      if button.configuration == nil {
        button.setImage(image, for: .normal)
      } else {
        button.configuration?.image = image
      }
    case let item as UIBarItem: item.image = image
    default: break
    }
  }

  private func put(_ value: Double, in object: AnyObject) {
    switch object {
    case let slider as UISlider: slider.value = Float(value)
    case let stepper as UIStepper: stepper.value = value
    case let progress as UIProgressView: progress.progress = Float(value)
    default: break
    }
  }

  /// Replaces the actions of an object's document with a closure.
  private func listen(to object: AnyObject, _ act: @escaping @MainActor () -> Void) {
    switch object {
    case let control as UIControl:
      var actions: [(UIAction, UIControl.Event)] = []
      control.enumerateEventHandlers { action, _, event, _ in if let action { actions.append((action, event)) } }
      for (action, event) in actions { control.removeAction(action, for: event) }
      control.addAction(UIAction { _ in act() }, for: control is UIButton ? .primaryActionTriggered : .valueChanged)
    case let item as UIBarButtonItem:
      item.primaryAction = UIAction(title: item.title ?? "", image: item.image) { _ in act() }
    case let view as UIView:
      view.isUserInteractionEnabled = true
      view.addGestureRecognizer(SceneRuntime.tapRecognizer(act))
    default: break
    }
  }
}

extension ImageReference {
  @MainActor
  fileprivate func picture(in scope: Scope) -> UIImage? {
    let name = name.text(in: scope)
    return isSymbol ? UIImage(systemName: name) : UIImage(named: name)
  }
}

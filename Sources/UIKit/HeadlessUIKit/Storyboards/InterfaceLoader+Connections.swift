import Foundation
import InterfaceBuilder

extension InterfaceLoader {
  /// Connects an object to others. A connection waits for a missing object, which a size class may leave out.
  func connect(_ identity: InterfaceIdentity, _ object: AnyObject) {
    for connection in identity.connections {
      let destination = self.object(connection.destination)
      if destination == nil, object === owner { waiting.append((identity, connection)) }
      connect(connection, identity, object, destination)
    }
  }

  func connectWaiting() {
    guard let owner else { return }
    for (identity, connection) in waiting {
      guard let destination = object(connection.destination) else { continue }
      switch connection.kind {
      case .outlet, .outletCollection: connect(connection, identity, owner, destination)
      case .action, .segue: break
      }
    }
    waiting.removeAll { object($0.connection.destination) != nil }
  }

  private func connect(
    _ connection: Connection,
    _ identity: InterfaceIdentity,
    _ object: AnyObject,
    _ destination: AnyObject?
  ) {
    switch connection.kind {
    case .outlet(let property):
      guard let destination else { return }
      InterfaceOrigin.of(object)?.outlets[property] = [.init(object: destination)]
      set(destination, as: property, of: object)
    case .outletCollection(let property):
      guard let destination else { return }
      InterfaceOrigin.of(object)?.outlets[property, default: []].append(.init(object: destination))
      collect(destination, in: property, of: object, identity)
    case .action(let selector, let event):
      connect(action: selector, event, of: object, to: destination)
    case .segue(let segue):
      add(SegueTemplate(segue: segue, destination: connection.destination, source: identity), object)
    }
  }

  // MARK: Outlets

  /// Sets an outlet of UIKit's by its name, or another one through the plugin's tables.
  private func set(_ destination: AnyObject, as property: String, of object: AnyObject) {
    switch (object, property) {
    case (let controller as UIViewController, "view"): if let view = destination as? UIView { controller.view = view }
    case (let table as UITableView, "dataSource"): table.dataSource = destination as? any UITableViewDataSource
    case (let table as UITableView, "delegate"): table.delegate = destination as? any UITableViewDelegate
    case (let view as UICollectionView, "dataSource"): view.dataSource = destination as? any UICollectionViewDataSource
    case (let view as UICollectionView, "delegate"): view.delegate = destination as? any UICollectionViewDelegate
    case (let field as UITextField, "delegate"): field.delegate = destination as? any UITextFieldDelegate
    case (let text as UITextView, "delegate"): text.delegate = destination as? any UITextViewDelegate
    case (let bar as UISearchBar, "delegate"): bar.delegate = destination as? any UISearchBarDelegate
    case (let picker as UIPickerView, "dataSource"): picker.dataSource = destination as? any UIPickerViewDataSource
    case (let picker as UIPickerView, "delegate"): picker.delegate = destination as? any UIPickerViewDelegate
    case (let scroll as UIScrollView, "delegate"): scroll.delegate = destination as? any UIScrollViewDelegate
    case (let recognizer as UIGestureRecognizer, "delegate"):
      recognizer.delegate = destination as? any UIGestureRecognizerDelegate
    case (let cell as UITableViewCell, "backgroundView"): cell.backgroundView = destination as? UIView
    case (let cell as UITableViewCell, "selectedBackgroundView"): cell.selectedBackgroundView = destination as? UIView
    case (let cell as UITableViewCell, "accessoryView"): cell.accessoryView = destination as? UIView
    case (let field as UITextField, "inputView"): field.inputView = destination as? UIView
    default: send(destination, to: property, of: object)
    }
  }

  private func send(_ value: Any, to property: String, of object: AnyObject) {
    let setter = "set" + property.prefix(1).uppercased() + property.dropFirst() + ":"
    guard isWritten(object) else { return }
    if case .missing = HeadlessMethods.perform(setter, on: object, [value]) {
      HeadlessRuntime.misuse(
        "[\(HeadlessRuntime.label(of: object)) setValue:forUndefinedKey:]: this class is not key value coding-compliant "
          + "for the key \(property)."
      )
    }
  }

  /// Whether the object is of its custom class rather than of the base class that stands in for it.
  func isWritten(_ object: AnyObject) -> Bool { !HeadlessRuntime.isKits(Swift.type(of: object)) }

  private func collect(
    _ destination: AnyObject,
    in property: String,
    of object: AnyObject,
    _ identity: InterfaceIdentity
  ) {
    if property == "gestureRecognizers", let view = object as? UIView,
      let recognizer = destination as? UIGestureRecognizer
    {
      view.addGestureRecognizer(recognizer)
      return
    }
    guard isWritten(object) else { return }
    let all = InterfaceOrigin.of(object)?.outlets[property]?.compactMap(\.object) ?? []
    // All objects are set with the last one, so that `didSet` is called once.
    let count = identity.connections.count { $0.kind == .outletCollection(property: property) }
    if all.count == count { send(all, to: property, of: object) }
  }

  // MARK: Actions

  private func connect(action: String, _ event: String?, of object: AnyObject, to destination: AnyObject?) {
    let target = destination is InterfacePlaceholder ? nil : destination
    let selector = Selector(action)
    let isHeard = (target ?? owner).map { isWritten($0) } ?? true
    let controller = owner as? UIViewController
    let storyboard = storyboard ?? controller?.storyboard
    let observe: @MainActor (AnyObject) -> Void = { [weak storyboard, weak controller] sender in
      guard let storyboard else { return }
      storyboard.headlessObserver?.storyboard(storyboard, didSend: action, from: sender, in: controller)
    }
    switch object {
    case let control as UIControl:
      let events = Self.events[event ?? "touchUpInside"] ?? .touchUpInside
      if isHeard {
        control.addTarget(target, action: selector, for: events)
      } else {
        control.addAction(UIAction { [weak control] _ in if let control { observe(control) } }, for: events)
      }
    case let item as UIBarButtonItem:
      if isHeard {
        item.target = target
        item.action = selector
      } else {
        item.primaryAction = UIAction(title: item.title ?? "", image: item.image) { [weak item] _ in
          if let item { observe(item) }
        }
      }
    case let recognizer as UIGestureRecognizer:
      if isHeard, let target {
        recognizer.addTarget(target, action: selector)
      } else {
        recognizer.addHeadlessAction { observe($0) }
      }
    default: break
    }
  }

  private static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
    "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
    "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
    "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit,
  ]

  // MARK: Segues

  private func add(_ template: SegueTemplate, _ object: AnyObject) {
    guard let controller = owner as? UIViewController else { return }
    switch template.segue.kind {
    case "relationship": return
    case "embed":
      if let view = object as? UIView { controller.loadingState.embedded.append((template, view)) }
      return
    default: break
    }
    for anchor in [template.segue.popoverAnchorView, template.segue.popoverAnchorBarButtonItem] {
      if let anchor, let object = self.object(anchor) {
        controller.loadingState.anchors[anchor] = .init(object: object)
      }
    }
    if template.segue.identifier != nil || object === controller { controller.loadingState.segues.append(template) }
    let perform: @MainActor (AnyObject) -> Void = { [weak controller] sender in
      controller?.perform(template, sender: sender)
    }
    switch object {
    case let control as UIControl:
      let event: UIControl.Event = control is UIButton ? .touchUpInside : .valueChanged
      control.addAction(UIAction { [weak control] _ in if let control { perform(control) } }, for: event)
    case let item as UIBarButtonItem:
      item.primaryAction = UIAction(title: item.title ?? "", image: item.image) { [weak item] _ in
        if let item { perform(item) }
      }
    case let recognizer as UIGestureRecognizer: recognizer.addHeadlessAction { perform($0) }
    case let cell as UITableViewCell:
      if template.segue.trigger == "accessory" || template.segue.kind == "accessory" { return }
      cell.selectionSegue = { [weak cell] in if let cell { perform(cell) } }
    case let cell as UICollectionViewCell: cell.selectionSegue = { [weak cell] in if let cell { perform(cell) } }
    default: break
    }
  }

  // MARK: Attributes

  /// Sets a user-defined runtime attribute: a property of layers, of UIKit, or in the plugin's tables.
  func set(_ attribute: RuntimeAttribute, on object: AnyObject) {
    let value = self.value(attribute.value)
    if let view = object as? UIView, set(attribute.keyPath, value, on: view) { return }
    guard isWritten(object), !attribute.keyPath.contains(".") else { return }
    send(value as Any, to: attribute.keyPath, of: object)
  }

  private func value(_ value: RuntimeAttribute.Value) -> Any? {
    switch value {
    case .nothing: nil
    case .boolean(let flag): flag
    case .number(let number): number
    case .string(let text), .localized(let text): text
    case .color(let color): values.color(color)
    case .image(let name): UIImage(named: name)
    case .point(let x, let y): CGPoint(x: x, y: y)
    case .size(let width, let height): CGSize(width: width, height: height)
    case .rectangle(let rectangle): CGRect(rectangle)
    case .range(let location, let length): NSRange(location: location, length: length)
    }
  }

  private func set(_ path: String, _ value: Any?, on view: UIView) -> Bool {
    // Key-value coding accepts numbers as strings.
    let number = (value as? Double ?? (value as? String).flatMap(Double.init)).map { CGFloat($0) }
    let flag = value as? Bool ?? (value as? Double).map { $0 != 0 }
    let color = value as? UIColor
    switch path {
    case "layer.cornerRadius": if let number { view.layer.cornerRadius = number }
    case "layer.borderWidth": if let number { view.layer.borderWidth = number }
    case "layer.masksToBounds": if let flag { view.layer.masksToBounds = flag }
    case "layer.borderColor", "layer.borderUIColor":
      // UIKit ignores a UIColor where a CGColor is expected. It is set here because that's what is meant.
      if let color { view.layer.borderColor = color.cgColor }
    case "layer.shadowOpacity": if let number { view.layer.shadowOpacity = Float(number) }
    case "layer.shadowRadius": if let number { view.layer.shadowRadius = number }
    case "layer.shadowOffset": if let size = value as? CGSize { view.layer.shadowOffset = size }
    case "layer.shadowColor": if let color { view.layer.shadowColor = color.cgColor }
    case "layer.zPosition": if let number { view.layer.zPosition = number }
    case "clipsToBounds": if let flag { view.clipsToBounds = flag }
    case "hidden": if let flag { view.isHidden = flag }
    case "accessibilityIdentifier": view.accessibilityIdentifier = value as? String
    case "accessibilityLabel": view.accessibilityLabel = value as? String
    default: return false
    }
    return true
  }
}

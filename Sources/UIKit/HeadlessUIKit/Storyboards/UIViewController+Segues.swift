import Foundation
import InterfaceBuilder

extension UIViewController {
  func performSegue(identifier: String, _ sender: Any?) {
    guard let template = loadingState.segues.first(where: { $0.segue.identifier == identifier }) else {
      HeadlessRuntime.misuse(
        "Receiver (\(HeadlessRuntime.label(of: self))) has no segue with identifier '\(identifier)'"
      )
      return
    }
    begin(template, sender)
  }

  func perform(_ template: SegueTemplate, sender: AnyObject) {
    if let identifier = template.segue.identifier {
      guard shouldPerformSegue(withIdentifier: identifier, sender: sender) else { return }
    } else if !shouldPerformSegue(withIdentifier: "", sender: sender) {
      return
    }
    begin(template, sender)
  }

  private func begin(_ template: SegueTemplate, _ sender: Any?) {
    if template.segue.kind == "unwind" { return unwind(template, sender) }
    guard let destination = destination(of: template, sender) else {
      let name = template.segue.identifier.map { " '\($0)'" } ?? ""
      HeadlessRuntime.misuse("Segue\(name) of \(HeadlessRuntime.label(of: self)) leads to no view controller")
      return
    }
    let segue = segue(template, to: destination)
    segue.performs { [weak self, weak destination] in
      if let self, let destination { go(template.segue, to: destination, sender) }
    }
    preparePopover(template.segue, destination)
    prepare(for: segue, sender: sender)
    if template.segue.isAnimated { segue.perform() } else { UIView.performWithoutAnimation { segue.perform() } }
  }

  private func destination(of template: SegueTemplate, _ sender: Any?) -> UIViewController? {
    guard let selector = template.segue.destinationCreationSelector, HeadlessMethods.has(selector, of: self)
    else { return storyboard?.controller(id: template.destination) }
    let arguments = [nil, sender, template.segue.identifier] as [Any?]
    let count = selector.count { $0 == ":" }
    return storyboard?.controller(id: template.destination) { [weak self] coder in
      guard let self else { return nil }
      let values = [coder as Any?] + arguments.dropFirst()
      guard case .done(let made) = HeadlessMethods.perform(selector, on: self, Array(values.prefix(count)))
      else { return nil }
      return made as? UIViewController
    }
  }

  private func segue(_ template: SegueTemplate, to destination: UIViewController) -> UIStoryboardSegue {
    var identity = template.source
    identity.customClass = template.segue.customClass
    identity.customModule = template.segue.customModule
    let type = InterfaceClasses.type(of: identity, as: UIStoryboardSegue.self) ?? UIStoryboardSegue.self
    return UIStoryboardSegue.make(type, template.segue.identifier, self, destination)
  }

  /// Performs a segue by its kind. The deprecated kinds before iOS 8 act like their replacements.
  private func go(_ segue: Segue, to destination: UIViewController, _ sender: Any?) {
    let isAnimated = segue.isAnimated
    switch segue.kind {
    case "show": show(destination, sender: sender)
    case "push":
      if let navigationController {
        navigationController.pushViewController(destination, animated: isAnimated)
      } else {
        HeadlessRuntime.misuse(
          "Push segues can only be used when the source controller is managed by a navigation controller"
        )
      }
    case "showDetail", "replace": showDetailViewController(destination, sender: sender)
    case "embed": break
    case "popoverPresentation", "popover": present(destination, animated: isAnimated)
    default:
      if let style = InterfaceLoader.presentations[segue.modalPresentationStyle ?? ""] {
        destination.modalPresentationStyle = style
      }
      if let style = InterfaceLoader.transitions[segue.modalTransitionStyle ?? ""] {
        destination.modalTransitionStyle = style
      }
      present(destination, animated: isAnimated)
    }
  }

  private func preparePopover(_ segue: Segue, _ destination: UIViewController) {
    guard segue.kind == "popoverPresentation" || segue.kind == "popover" else { return }
    destination.modalPresentationStyle = .popover
    let popover = destination.popoverPresentationController
    if let view = segue.popoverAnchorView.flatMap({ loadingState.anchors[$0]?.object }) as? UIView {
      popover?.sourceView = view
      popover?.sourceRect = view.bounds
    } else if let item = segue.popoverAnchorBarButtonItem.flatMap({ loadingState.anchors[$0]?.object })
      as? UIBarButtonItem
    {
      popover?.barButtonItem = item
    }
  }

  // MARK: Embedding

  func embedControllers() {
    let embedded = loadingState.embedded
    loadingState.embedded = []
    for (template, view) in embedded {
      guard let child = destination(of: template, view) else { continue }
      if isInScene(of: child) {
        HeadlessRuntime.misuse("\(HeadlessRuntime.label(of: child)) is embedded in itself")
        continue
      }
      let segue = segue(template, to: child)
      if let identifier = template.segue.identifier {
        guard shouldPerformSegue(withIdentifier: identifier, sender: view) else { continue }
      }
      prepare(for: segue, sender: view)
      addChild(child)
      child.view.frame = view.bounds
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      child.view.translatesAutoresizingMaskIntoConstraints = true
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
  }

  private func isInScene(of other: UIViewController) -> Bool {
    guard let id = InterfaceOrigin.of(other)?.identity.id else { return false }
    return lookUp { controller in
      let isSame =
        InterfaceOrigin.of(controller)?.identity.id == id && controller.storyboard?.name == other.storyboard?.name
      return isSame ? true : nil
    } ?? false
  }

  // MARK: Unwinding

  private func unwind(_ template: SegueTemplate, _ sender: Any?) {
    let action = Selector(template.segue.unwindAction ?? "")
    let source = UIStoryboardUnwindSegueSource(source: self, unwindAction: action, sender: sender)
    guard let destination = destination(of: source) else { return }
    let segue = segue(template, to: destination)
    segue.performs { [weak self, weak destination] in
      if let self, let destination { goBack(to: destination, animated: template.segue.isAnimated) }
    }
    prepare(for: segue, sender: sender)
    if HeadlessMethods.has(action.description, of: destination) {
      action.send(to: destination, segue)
    }
    segue.perform()
  }

  /// The nearest previous controller that handles the unwind action, or the previous one if its class is missing.
  private func destination(of source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var passed: UIViewController = self
    while let before = passed.controllerBefore {
      let candidates = [before] + before.allowedChildrenForUnwinding(from: source).filter { $0 !== passed }
      for candidate in candidates
      where candidate.canPerformUnwindSegueAction(source.unwindAction, from: self, sender: source.sender as Any) {
        return candidate
      }
      passed = before
    }
    return HeadlessRuntime.isKits(type(of: self)) ? firstBefore : nil
  }

  private var firstBefore: UIViewController? {
    var current: UIViewController = self
    while let before = current.controllerBefore {
      if !(before is UINavigationController || before is UITabBarController) { return before }
      current = before
    }
    return nil
  }

  private var controllerBefore: UIViewController? {
    if let stack = (parent as? UINavigationController)?.viewControllers,
      let index = stack.firstIndex(where: { $0 === self }), index > 0
    {
      return stack[index - 1]
    }
    if let parent { return parent }
    // A container presents on behalf of the child that it shows.
    return presentingViewController?.innermostShown
  }

  private var innermostShown: UIViewController {
    switch self {
    case let navigation as UINavigationController: navigation.topViewController?.innermostShown ?? self
    case let tabs as UITabBarController: tabs.selectedViewController?.innermostShown ?? self
    default: self
    }
  }

  private func goBack(to destination: UIViewController, animated: Bool) {
    if destination.presentedViewController != nil || destination.rootOfTree.presentation != nil {
      destination.dismiss(animated: animated)
    }
    var inner = destination
    while let outer = inner.parent {
      outer.unwind(for: UIStoryboardSegue(identifier: nil, source: self, destination: destination), towards: inner)
      inner = outer
    }
  }
}

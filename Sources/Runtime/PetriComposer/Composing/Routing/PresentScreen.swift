import PetriCatalog
import PetriRouting
import PetriUIKit

struct PresentScreen: Action {
  /// The presentation that replaces the screen's own.
  var presentation: PresentationDefinition?
  /// The style that replaces the screen's own.
  var style: PresentationStyle?
  let source: String?

  /// Creates an action; `own` is the presentation defined by the screen.
  init(_ presentation: PresentationDefinition? = nil, style: PresentationStyle? = nil, own: PresentationDefinition?) {
    self.presentation = presentation
    self.style = style
    source = style == nil || style == .popover ? (presentation ?? own)?.source : nil
  }

  var routingName: String { "present" }

  func check(on existingController: UIViewController) throws {
    // Off-screen controllers have no views yet.
    guard let source, existingController.viewIfLoaded?.window != nil else { return }
    if existingController.popoverSource(source) == nil { throw missing(source) }
  }

  func perform(
    with viewController: UIViewController,
    on existingController: UIViewController,
    animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    if let presentation { viewController.apply(presentation) }
    if let style { viewController.modalPresentationStyle = style.uiStyle }
    if let source {
      existingController.outermostAncestor.viewIfLoaded?.layoutIfNeeded()
      guard let found = existingController.popoverSource(source) else { return completion(.failure(missing(source))) }
      viewController.popoverPresentationController?.point(to: found)
    }
    PresentModally().perform(with: viewController, on: existingController, animated: animated, completion: completion)
  }

  private func missing(_ source: String) -> RoutingProblem {
    RoutingProblem("nothing on screen has the id '\(source)' that the popover points to")
  }
}

enum PopoverSource {
  case view(UIView)
  case item(UIBarButtonItem)
}

extension UIPopoverPresentationController {
  func point(to source: PopoverSource) {
    switch source {
    case .view(let view):
      sourceView = view
      sourceRect = view.bounds
    case .item(let item): barButtonItem = item
    }
  }
}

extension UIViewController {
  fileprivate var outermostAncestor: UIViewController { parent?.outermostAncestor ?? self }

  fileprivate func popoverSource(_ id: String) -> PopoverSource? {
    seen(id) ?? (parent == nil ? nil : outermostAncestor.seen(id))
  }

  private func seen(_ id: String) -> PopoverSource? {
    guard let view = viewIfLoaded, view.window != nil else { return nil }
    let bars = navigationItem
    let items = (bars.leftBarButtonItems ?? []) + (bars.rightBarButtonItems ?? []) + (toolbarItems ?? [])
    if let item = items.first(where: { $0.accessibilityIdentifier == id }) { return .item(item) }
    return view.seen(id).map { .view($0) } ?? children.lazy.compactMap { $0.seen(id) }.first
  }
}

extension UIView {
  fileprivate func seen(_ id: String) -> UIView? {
    guard !isHidden else { return nil }
    return accessibilityIdentifier == id ? self : subviews.lazy.compactMap { $0.seen(id) }.first
  }
}

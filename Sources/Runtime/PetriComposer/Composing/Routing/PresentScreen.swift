import PetriCatalog
import PetriRouting
import PetriUIKit

/// Presents a screen, a popover from what it points to on the screen that presents it.
struct PresentScreen: Action {
  /// The presentation in place of the screen's own; `nil` for the screen's own.
  var presentation: PresentationDefinition?
  /// The style alone, in place of the screen's.
  var style: PresentationStyle?
  /// The id of what a popover points to.
  let source: String?

  /// Makes an action.
  ///
  /// - Parameter own: the presentation that the screen itself defines; `nil` for a controller that isn't a screen.
  init(_ presentation: PresentationDefinition? = nil, style: PresentationStyle? = nil, own: PresentationDefinition?) {
    self.presentation = presentation
    self.style = style
    source = style == nil || style == .popover ? (presentation ?? own)?.source : nil
  }

  var routingName: String { "present" }

  func check(on existingController: UIViewController) throws {
    // What isn't on screen yet has no views.
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

/// The view or the item that a popover points to.
enum PopoverSource {
  case view(UIView)
  case item(UIBarButtonItem)
}

extension UIPopoverPresentationController {
  /// Points to what it belongs to.
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

  /// The visible part of a controller that has an id: in it, else anywhere around it.
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

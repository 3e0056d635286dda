public import Foundation

extension UIViewController {
  struct PresentationState {
    var controller: UIPresentationController?
    weak var hostWindow: UIWindow?
    weak var transition: ViewTransition?
  }

  private static let duration: TimeInterval = 0.4

  private var resolvedPresentationStyle: UIModalPresentationStyle {
    guard modalPresentationStyle == .automatic else { return modalPresentationStyle }
    return HeadlessRuntime.systemVersion >= 18 ? .formSheet : .pageSheet
  }

  func ownPresentationController() -> UIPresentationController? {
    if let presenter { return presenter.presentation?.controller }
    let style = resolvedPresentationStyle
    if style == .none || style == .custom && !(self is UIAlertController) { return nil }
    if let stored = presentationState.controller, stored.style == style { return stored }
    let controller = makePresentationController(style, presenting: nil, source: nil)
    presentationState.controller = controller
    return controller
  }

  private func makePresentationController(
    _ style: UIModalPresentationStyle,
    presenting: UIViewController?,
    source: UIViewController?
  ) -> UIPresentationController {
    var made: UIPresentationController?
    if style == .custom, let source {
      made = transitioningDelegate?.presentationController(forPresented: self, presenting: presenting, source: source)
    }
    let controller = made ?? plainPresentationController(style, presenting: presenting)
    controller.style = style
    return controller
  }

  private func plainPresentationController(
    _ style: UIModalPresentationStyle,
    presenting: UIViewController?
  ) -> UIPresentationController {
    if style == .custom, self is UIAlertController {
      return _UIAlertControllerPresentationController(presentedViewController: self, presenting: presenting)
    }
    return switch style {
    case .fullScreen:
      _UIFullscreenPresentationController(presentedViewController: self, presenting: presenting)
    case .pageSheet:
      _UIPageSheetPresentationController(presentedViewController: self, presenting: presenting)
    case .formSheet:
      _UIFormSheetPresentationController(presentedViewController: self, presenting: presenting)
    case .currentContext:
      _UICurrentContextPresentationController(presentedViewController: self, presenting: presenting)
    case .overCurrentContext:
      _UIOverCurrentContextPresentationController(presentedViewController: self, presenting: presenting)
    case .popover:
      UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
    case .overFullScreen, .custom, .none, .automatic:
      _UIOverFullscreenPresentationController(presentedViewController: self, presenting: presenting)
    }
  }

  private func presentationOwner(for style: UIModalPresentationStyle) -> UIViewController {
    if style == .currentContext || style == .overCurrentContext {
      return lookUp { $0.definesPresentationContext ? $0 : nil } ?? rootOfTree
    }
    return rootOfTree
  }

  func beginPresenting(_ new: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let owner = presentationOwner(for: new.resolvedPresentationStyle)
    guard mayPresent(new, on: owner) else { return }
    let isAnimated = animated && UIView.areAnimationsEnabled
    let style = new.resolvedPresentationStyle
    let existing = new.ownPresentationController().flatMap { $0.style == style ? $0 : nil }
    if let alert = new as? UIAlertController, !alert.mayBePresented(from: self) { return }
    let controller = existing ?? new.makePresentationController(style, presenting: owner, source: self)
    controller.storedPresenting = owner
    new.presentationState.controller = controller
    let presentation = Presentation(presented: new, controller: controller)
    owner.presentation = presentation
    new.presenter = owner
    new.appearanceState.isDrivenByContainer = true
    new.appearanceState.isBeingPresented = true
    if isAnimated {
      let transition = ViewTransition(from: owner, to: new, animated: true)
      transition.presentationStyle = style
      transition.plainDuration = Self.duration
      presentation.transition = transition
      for controller in [owner, self, new] { controller.presentationState.transition = transition }
    }
    new.loadViewIfNeeded()
    if let group = CATransaction.currentGroup, let transition = presentation.transition {
      group.enter()
      transition.isIn([group])
    }
    CommitQueue.shared.start {
      owner.startPresentation(presentation, source: self, animated: isAnimated) { completion?() }
    }
  }

  private func mayPresent(_ new: UIViewController, on owner: UIViewController) -> Bool {
    func label(_ controller: UIViewController) -> String { HeadlessRuntime.label(of: controller) }
    if let presenter = new.presenter {
      HeadlessRuntime.misuse(
        "Application tried to present modally a view controller \(label(new)) that is already being presented by "
          + "\(label(presenter))."
      )
      return false
    }
    if let parent = new.parent {
      HeadlessRuntime.misuse(
        "Application tried to present modally a view controller \(label(new)) that has a parent view controller "
          + "\(label(parent))."
      )
      return false
    }
    if new === self || new === owner || new.presentationState.hostWindow != nil {
      HeadlessRuntime.misuse("Application tried to present modally an active controller \(label(new)).")
      return false
    }
    if let current = owner.presentation {
      let isInProgress = current.isInTransition
      HeadlessRuntime.misuse(
        isInProgress
          ? "Attempt to present \(label(new)) on \(label(owner)) while a presentation is in progress!"
          : "Attempt to present \(label(new)) on \(label(owner)) (from \(label(self))) which is already presenting "
            + "\(label(current.presented))."
      )
      return false
    }
    guard viewIfLoaded?.window != nil, owner.viewIfLoaded?.window != nil else {
      HeadlessRuntime.misuse(
        "Attempt to present \(label(new)) on \(label(owner)) (from \(label(self))) whose view is not in the window "
          + "hierarchy."
      )
      return false
    }
    if let above = owner.presenter?.presentation, above.isInTransition {
      HeadlessRuntime.misuse("Attempt to present \(label(new)) on \(label(owner)) while a presentation is in progress!")
      return false
    }
    let root = owner.rootOfTree
    if root.presentationState.hostWindow == nil, root.presenter == nil {
      HeadlessRuntime.misuse(
        "Presenting view controllers on detached view controllers is discouraged \(label(root))."
      )
    }
    return true
  }

  private func startPresentation(
    _ presentation: Presentation,
    source: UIViewController,
    animated: Bool,
    completion: @escaping @MainActor () -> Void
  ) {
    let new = presentation.presented
    guard self.presentation === presentation else { return }
    if let transition = presentation.transition, let delegate = new.transitioningDelegate {
      transition.animator = delegate.animationController(forPresented: new, presenting: self, source: source)
      transition.interactor = transition.animator.flatMap { delegate.interactionControllerForPresentation(using: $0) }
    }
    guard let ownView = viewIfLoaded, let window = ownView.window else {
      return forget(presentation)
    }
    let controller = presentation.controller
    let container = presentation.container
    let host = controller.shouldPresentInFullscreen ? window : (ownView.superview ?? window)
    container.frame = host === window ? window.bounds : ownView.frame
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // The final frame depends on the window's traits and safe area, which the container inherits only later.
    container.storedTraits = window.storedTraits
    container.insetState.safeArea = window.safeAreaInsets
    controller.storedContainer = container
    if let popover = controller as? UIPopoverPresentationController {
      (popover.delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(popover)
    }
    controller.installPresentedView()
    let leaves = controller.shouldRemovePresentersView
    if leaves { beginAppearance(false, animated: animated) }
    new.beginAppearance(true, animated: animated)
    controller.presentationTransitionWillBegin()
    if host === window {
      window.addSubview(container)
    } else {
      host.insertSubview(container, aboveSubview: ownView)
    }
    controller.placePresentedView()
    new.sendIsAppearing()
    container.layOutTree()
    let finish: @MainActor (Bool) -> Void = { didComplete in
      presentation.transition = nil
      guard self.presentation === presentation else { return }
      if didComplete {
        self.finishPresentation(presentation, leaves: leaves)
      } else {
        self.turnBackPresentation(presentation, leaves: leaves)
      }
      completion()
    }
    if let transition = presentation.transition { transition.run(in: container, finish) } else { finish(true) }
  }

  private func turnBackPresentation(_ presentation: Presentation, leaves: Bool) {
    let new = presentation.presented
    new.beginAppearance(false, animated: true)
    if leaves { beginAppearance(true, animated: true) }
    presentation.container.removeFromSuperview()
    if new.appearance == .disappearing { new.endAppearance() }
    if leaves, appearance == .appearing { endAppearance() }
    presentation.controller.presentationTransitionDidEnd(false)
    forget(presentation)
  }

  private func finishPresentation(_ presentation: Presentation, leaves: Bool) {
    let new = presentation.presented
    presentation.isInTransition = false
    if leaves, let ownView = viewIfLoaded, let superview = ownView.superview {
      let index = superview.subviews.index(ofObject: ownView, hint: ownView.indexHint) ?? 0
      presentation.presenterLocation = (superview, index)
      isKeptOutOfWindow { ownView.removeFromSuperview() }
    }
    if new.appearance == .appearing { new.endAppearance() }
    if leaves, appearance == .disappearing { endAppearance() }
    new.appearanceState.isBeingPresented = false
    presentation.controller.presentationTransitionDidEnd(true)
  }

  private func isKeptOutOfWindow(_ action: () -> Void) {
    let before = appearanceState.isDrivenByContainer
    appearanceState.isDrivenByContainer = true
    action()
    appearanceState.isDrivenByContainer = before
  }

  private func forget(_ presentation: Presentation) {
    self.presentation = nil
    if let transition = presentation.transition, transition.isWaiting {
      transition.isAnimated = false
      transition.run(in: presentation.container) { _ in }
    }
    presentation.presented.presenter = nil
    presentation.presented.appearanceState.isBeingPresented = false
    presentation.presented.appearanceState.isDrivenByContainer = false
  }
}

@MainActor
final class Presentation {
  let presented: UIViewController
  let controller: UIPresentationController
  let container = UITransitionView(frame: .zero)
  var isInTransition = true
  var transition: ViewTransition?
  var presenterLocation: (superview: UIView, index: Int)?

  init(presented: UIViewController, controller: UIPresentationController) {
    self.presented = presented
    self.controller = controller
    container.controller = controller
  }
}

/// The style of a modal presentation.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen
  case pageSheet
  case formSheet
  /// Replaces the context's view. In a tab, the controller isn't notified when another tab is selected, unlike in
  /// UIKit.
  case currentContext
  case custom
  case overFullScreen
  case overCurrentContext
  case popover
  case none = -1
  /// A form sheet from iOS 18, before that a page sheet.
  case automatic = -2
}

/// The animation of a modal presentation.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical
  case flipHorizontal
  case crossDissolve
  case partialCurl
}

/// Provides the animators and the presentation controller of a presentation.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    nil
  }
}

public import Foundation
public import HeadlessUIKit

/// An interaction for the pointer, which `HeadlessRuntime.movePointer` imitates.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  open private(set) weak var view: UIView?
  open var isEnabled = true { didSet { if !isEnabled { leave() } } }
  private var region: UIPointerRegion?
  private(set) var style: UIPointerStyle?

  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) { leave() }

  open func didMove(to view: UIView?) {
    self.view = view
  }

  open func invalidate() {
    if let region { style = delegate?.pointerInteraction(self, styleFor: region) }
  }

  func move(to point: CGPoint?) {
    guard isEnabled, let view, let point, view.bounds.contains(point) else { return leave() }
    let request = UIPointerRegionRequest(location: point)
    let whole = UIPointerRegion(rect: view.bounds)
    let new = delegate.map { $0.pointerInteraction(self, regionFor: request, defaultRegion: whole) } ?? whole
    guard new != region else { return }
    leave()
    guard let new else { return }
    region = new
    let animator = PointerAnimator()
    delegate?.pointerInteraction(self, willEnter: new, animator: animator)
    animator.run()
    style = delegate?.pointerInteraction(self, styleFor: new) ?? .system()
  }

  private func leave() {
    guard let old = region else { return }
    (region, style) = (nil, nil)
    let animator = PointerAnimator()
    delegate?.pointerInteraction(self, willExit: old, animator: animator)
    animator.run()
  }
}

private final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(Bool) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

  func run() {
    for animation in animations { animation() }
    for completion in completions { CommitQueue.shared.end { completion(true) } }
  }
}

extension HeadlessRuntime {
  /// Moves the pointer over a view, or away with nil; returns the pointer style.
  @discardableResult
  public static func movePointer(to point: CGPoint?, over view: UIView) -> UIPointerStyle? {
    let interaction = view.interactions.lazy.compactMap { $0 as? UIPointerInteraction }.first
    interaction?.move(to: point)
    return interaction?.style
  }
}

/// Runs animations alongside the pointer's entry or exit.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// The delegate of a pointer interaction. All members are optional.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  )
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  )
}

extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction,
    regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction,
    styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction,
    willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
  public func pointerInteraction(
    _ interaction: UIPointerInteraction,
    willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
}

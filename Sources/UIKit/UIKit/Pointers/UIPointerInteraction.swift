public import Foundation
public import HeadlessUIKit

/// Lets a view answer to a pointer. No pointer is here, but `HeadlessRuntime.movePointer` moves one.
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

  /// Asks for the style again where the pointer is.
  open func invalidate() {
    if let region { style = delegate?.pointerInteraction(self, styleFor: region) }
  }

  /// The pointer is at a point of the view, or nowhere over it.
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

/// Runs what a delegate adds to the pointer's coming and going.
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
  /// Moves a pointer over a view, or away with nil; returns the style that it takes.
  @discardableResult
  public static func movePointer(to point: CGPoint?, over view: UIView) -> UIPointerStyle? {
    let interaction = view.interactions.lazy.compactMap { $0 as? UIPointerInteraction }.first
    interaction?.move(to: point)
    return interaction?.style
  }
}

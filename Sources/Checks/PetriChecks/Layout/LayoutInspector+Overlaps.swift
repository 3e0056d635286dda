import Foundation
import PetriCatalog
import PetriComposer
import PetriUIKit

extension LayoutInspector {
  mutating func findOverlaps() {
    let leaves = texts.sorted { $0.frame.minY < $1.frame.minY }
    for (index, leaf) in leaves.enumerated() {
      for other in leaves[(index + 1)...] {
        guard other.frame.minY < leaf.frame.maxY - 2 else { break }
        let common = leaf.frame.intersection(other.frame)
        guard common.width > 2, common.height > 2, isMeantApart(leaf, other) else { continue }
        let words =
          "\(LayoutInspector.words(leaf.shown)) and \(LayoutInspector.words(other.shown)) lie over one another"
        add(.overlap, other.shown, words)
      }
    }
  }

  private func isMeantApart(_ one: Leaf, _ other: Leaf) -> Bool {
    guard one.shown.view.controller === other.shown.view.controller,
      !one.shown.view.isDescendant(of: other.shown.view),
      !other.shown.view.isDescendant(of: one.shown.view)
    else { return false }
    switch (one.floating, other.floating) {
    case (.none, .none), (.pinned, .pinned): return true
    case (.over(let overlay), .over(let same)):
      return overlay == same && !hasGround(one.shown.view, in: overlay) && !hasGround(other.shown.view, in: overlay)
    default: return false
    }
  }

  private func hasGround(_ view: UIView, in overlay: ObjectIdentifier) -> Bool {
    sequence(first: view, next: \.superview).prefix { ObjectIdentifier($0) != overlay }.contains { view in
      view is UIImageView || view.backgroundColor.map { $0.cgColor.alpha > 0.5 } ?? false
    }
  }

  mutating func checkTouch(_ shown: ShownView, _ frame: CGRect, _ around: Surroundings) {
    guard !around.isInBar, isTouched(shown), frame.width >= 1, frame.height >= 1 else { return }
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    guard window.bounds.contains(middle), around.clip.contains(middle),
      let hit = window.hitTest(middle, with: nil), hit.window != nil,
      !hit.isDescendant(of: shown.view), !shown.view.isDescendant(of: hit),
      // Views that float over the whole scroll view don't count, because the control can be scrolled out from under
      // them.
      around.scrollView.map(hit.isDescendant) ?? true, !LayoutInspector.isInBar(hit)
    else { return }
    guard let cover = cover(at: hit, over: shown.view) else { return }
    add(
      .coveredTarget,
      shown,
      "\(LayoutInspector.words(shown)) is under \(LayoutInspector.words(cover)), which takes its touches"
    )
  }

  /// The view that covers the target; containers without a background are transparent.
  private func cover(at hit: UIView, over target: UIView) -> ShownView? {
    let beside = sequence(first: hit, next: \.superview).prefix { !target.isDescendant(of: $0) }
    return beside.lazy.map { ShownView($0) }.first { cover in
      guard cover.definition != nil else { return false }
      let hasGround = cover.view.backgroundColor.map { $0.cgColor.alpha > 0.5 } ?? false
      let isSeen = cover.kind.isLeaf && cover.kind.word != "spacer" && (hasGround || !cover.kind.texts.isEmpty)
      return isTouched(cover) || isSeen || hasGround && cover.view.alpha > 0.5
    }
  }

  private func isTouched(_ shown: ShownView) -> Bool {
    guard shown.isEnabled else { return false }
    return shown.view is UIControl && shown.kind.isLeaf || shown.definition?.tap != nil
  }
}

extension UIView {
  fileprivate var controller: UIViewController? {
    sequence(first: self as UIResponder) { $0.next }.lazy.compactMap { $0 as? UIViewController }.first
  }
}

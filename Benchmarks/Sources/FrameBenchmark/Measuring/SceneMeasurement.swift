import UIKit

/// Holds a scene's frames against those of its layout.
@MainActor
struct SceneMeasurement {
  let document: InterfaceDocument
  let file: String
  let scene: CanvasScene

  func findings() -> [FrameFinding] {
    let nodes = Self.placed(scene.root, isQuestionable: false)
    if nodes.isEmpty { return [] }
    var conflicts = 0
    HeadlessRuntime.misuseHandler = { text in
      if text.hasPrefix("Unable to simultaneously") { conflicts += 1 }
    }
    let views = SceneBuilder(document: document, disturbance: nil).build(scene)
    let isConflicting = conflicts > 0
    let undecided = Set(nodes.map(\.node.id).filter { views[$0]?.hasAmbiguousLayout == true })
    var changed: [Disturbance: Set<String>] = [:]
    for disturbance in Disturbance.allCases where hasContent(disturbance) {
      let others = SceneBuilder(document: document, disturbance: disturbance).build(scene)
      changed[disturbance] = Set(
        nodes.map(\.node.id).filter { id in
          guard let frame = views[id]?.frame, let other = others[id]?.frame else { return false }
          return !frame.equals(other)
        }
      )
    }
    return nodes.compactMap { node, isQuestionable in
      guard let view = views[node.id] else { return nil }
      return FrameFinding(
        file: file,
        id: node.id,
        kind: node.kind,
        expected: node.frame,
        found: view.frame,
        dependsOn: Set(Disturbance.allCases.filter { changed[$0]?.contains(node.id) == true }),
        leftOut: isQuestionable
          ? .questionable : isConflicting ? .conflicting : undecided.contains(node.id) ? .ambiguous : nil
      )
    }
  }

  /// Whether there is something to disturb.
  private func hasContent(_ disturbance: Disturbance) -> Bool {
    switch disturbance {
    case .text: true
    case .appText: !document.fonts.isEmpty
    case .symbols: scene.root.all.contains { $0.hasSymbol }
    }
  }

  /// The views that layout places, and whether their frames are to be doubted. A stack doesn't place what is hidden.
  private static func placed(_ node: ViewNode, isQuestionable: Bool) -> [(node: ViewNode, isQuestionable: Bool)] {
    let isQuestionable = isQuestionable || node.isQuestionable
    var found: [(ViewNode, Bool)] = []
    if node.isPlacedByLayout { found.append((node, isQuestionable)) }
    for child in node.children {
      if child.isHidden, case .stack = node.content { continue }
      found += placed(child, isQuestionable: isQuestionable)
    }
    return found
  }
}

extension CGRect {
  fileprivate func equals(_ other: CGRect) -> Bool {
    abs(minX - other.minX) + abs(minY - other.minY) + abs(width - other.width) + abs(height - other.height) < 0.01
  }
}

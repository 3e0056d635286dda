import InterfaceBuilder
import UIKit

/// Holds a scene's frames against those of its layout.
@MainActor
struct SceneMeasurement {
  let document: InterfaceDocument
  let device: HeadlessDevice
  let file: String
  let scene: CanvasScene

  func findings() -> [FrameFinding] {
    let nodes = Self.placed(scene.root, isQuestionable: false)
    if nodes.isEmpty { return [] }
    var conflicts = 0
    HeadlessRuntime.misuseHandler = { text in
      if text.hasPrefix("Unable to simultaneously") { conflicts += 1 }
    }
    let views = SceneBuilder(document: document, device: device, disturbance: nil).build(scene)
    let isConflicting = conflicts > 0
    let undecided = Set(nodes.map(\.node.identity.id).filter { views[$0]?.hasAmbiguousLayout == true })
    var changed: [Disturbance: Set<String>] = [:]
    for disturbance in Disturbance.allCases where hasContent(disturbance) {
      let others = SceneBuilder(document: document, device: device, disturbance: disturbance).build(scene)
      changed[disturbance] = Set(
        nodes.map(\.node.identity.id).filter { id in
          guard let frame = views[id]?.frame, let other = others[id]?.frame else { return false }
          return !frame.equals(other)
        }
      )
    }
    return nodes.compactMap { node, isQuestionable in
      guard let view = views[node.identity.id], let frame = node.frame else { return nil }
      return FrameFinding(
        file: file,
        id: node.identity.id,
        kind: node.identity.kind,
        expected: CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height),
        found: view.frame,
        dependsOn: Set(Disturbance.allCases.filter { changed[$0]?.contains(node.identity.id) == true }),
        leftOut: isQuestionable
          ? .questionable : isConflicting ? .conflicting : undecided.contains(node.identity.id) ? .ambiguous : nil
      )
    }
  }

  /// Whether there is something to disturb.
  private func hasContent(_ disturbance: Disturbance) -> Bool {
    switch disturbance {
    case .text: true
    case .appText: !document.fonts.isEmpty
    case .symbols: !document.symbols.isEmpty
    }
  }

  /// The views that layout places, and whether their frames are to be doubted. A stack doesn't place what is hidden.
  private static func placed(_ node: InterfaceView, isQuestionable: Bool) -> [(
    node: InterfaceView, isQuestionable: Bool
  )] {
    let isQuestionable = isQuestionable || node.isQuestionable
    var found: [(InterfaceView, Bool)] = []
    if node.isPlacedByLayout { found.append((node, isQuestionable)) }
    for child in node.children + node.sections.flatMap(\.rows) {
      let properties = child.properties.base
      if properties.isHidden, case .stack = node.properties.base.content { continue }
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

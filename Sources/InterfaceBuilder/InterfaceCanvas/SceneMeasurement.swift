import Foundation
import HeadlessUIKit
import InterfaceBuilder

@MainActor
struct SceneMeasurement {
  let document: InterfaceDocument
  let device: HeadlessDevice
  let scene: CanvasScene
  private let nodes: [PlacedView]
  private let views: [String: UIView]
  /// The identifiers of conflicting constraints, by conflict. Those with a cell's content view are left out, because
  /// the app determines the row height.
  let conflicts: [[String]]

  init(_ scene: CanvasScene, of document: InterfaceDocument, on device: HeadlessDevice) {
    (self.scene, self.document, self.device) = (scene, document, device)
    nodes = PlacedView.all(in: scene.root)
    guard !nodes.isEmpty else {
      (views, conflicts) = ([:], [])
      return
    }
    var conflicts: [[String]] = []
    views = HeadlessRuntime.handling(
      conflicts: { constraints in
        if !constraints.contains(where: \.isOfCell) {
          conflicts.append(constraints.compactMap { HeadlessRuntime.interfaceIdentifier(of: $0) })
        }
        return true
      },
      during: { SceneBuilder(document: document, device: device, disturbance: nil).build(scene) }
    )
    self.conflicts = conflicts
  }

  /// The views marked as ambiguous whose computed layout is ambiguous, too.
  var ambiguous: [InterfaceView] {
    nodes.map(\.node).filter { $0.isMarkedAmbiguous && isAmbiguous($0) }
  }

  private func isAmbiguous(_ node: InterfaceView) -> Bool { views[node.identity.id]?.hasAmbiguousLayout == true }

  /// The views marked as misplaced whose computed frame differs, too.
  var misplaced: [(node: InterfaceView, found: CGRect)] {
    nodes.compactMap { placed in
      guard placed.node.isMarkedMisplaced, let finding = finding(placed.node), !finding.isRight else { return nil }
      return (placed.node, finding.found)
    }
  }

  func findings() -> [FrameFinding] {
    let changed = changedFrames()
    return nodes.compactMap { placed in
      guard var finding = finding(placed.node) else { return nil }
      finding.dependsOn = Set(changed.filter { $0.value.contains(finding.id) }.keys)
      if placed.isQuestionable {
        finding.leftOut = .questionable
      } else if !conflicts.isEmpty {
        finding.leftOut = .conflicting
      } else if isAmbiguous(placed.node) {
        finding.leftOut = .ambiguous
      }
      return finding
    }
  }

  private func finding(_ node: InterfaceView) -> FrameFinding? {
    guard let view = views[node.identity.id], let frame = node.frame else { return nil }
    return FrameFinding(
      id: node.identity.id,
      kind: node.identity.kind,
      expected: CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height),
      found: view.frame,
      dependsOn: []
    )
  }

  /// The identifiers of the views whose frames depend on each kind of content.
  private func changedFrames() -> [Disturbance: Set<String>] {
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
    return changed
  }

  private func hasContent(_ disturbance: Disturbance) -> Bool {
    switch disturbance {
    case .text: true
    case .appText: !document.fonts.isEmpty
    case .symbols: !document.symbols.isEmpty
    }
  }
}

private struct PlacedView {
  let node: InterfaceView
  let isQuestionable: Bool

  /// The views in a hierarchy; a stack ignores hidden views.
  static func all(in node: InterfaceView, isQuestionable: Bool = false) -> [PlacedView] {
    let isQuestionable = isQuestionable || node.isQuestionable
    var found: [PlacedView] = []
    if node.isPlacedByLayout { found.append(PlacedView(node: node, isQuestionable: isQuestionable)) }
    for child in node.children + node.sections.flatMap(\.rows) {
      if child.properties.base.isHidden, case .stack = node.properties.base.content { continue }
      found += all(in: child, isQuestionable: isQuestionable)
    }
    return found
  }
}

extension CGRect {
  fileprivate func equals(_ other: CGRect) -> Bool {
    abs(minX - other.minX) + abs(minY - other.minY) + abs(width - other.width) + abs(height - other.height) < 0.01
  }
}

extension NSLayoutConstraint {
  /// Whether one of its items is the content view of a cell.
  fileprivate var isOfCell: Bool {
    [firstItem, secondItem].contains { item in
      guard let view = item as? UIView else { return false }
      return (view.superview as? UITableViewCell)?.contentView === view
        || (view.superview as? UICollectionViewCell)?.contentView === view
    }
  }
}

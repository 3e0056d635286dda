import Foundation
import HeadlessUIKit
import InterfaceBuilder

/// Holds a scene's frames against those of its layout.
@MainActor
struct SceneMeasurement {
  let document: InterfaceDocument
  let device: HeadlessDevice
  let scene: CanvasScene
  private let nodes: [PlacedView]
  private let views: [String: UIView]
  /// The constraints that can't hold together, by conflict, each by its identifier. Those with a cell's content are left out: the height of a
  /// row follows from its content when the app runs.
  let conflicts: [[String]]

  /// Lays the scene out.
  init(_ scene: CanvasScene, of document: InterfaceDocument, on device: HeadlessDevice) {
    (self.scene, self.document, self.device) = (scene, document, device)
    nodes = PlacedView.all(in: scene.root)
    guard !nodes.isEmpty else {
      (views, conflicts) = ([:], [])
      return
    }
    var conflicts: [[String]] = []
    let handler = HeadlessRuntime.conflictHandler
    HeadlessRuntime.conflictHandler = { constraints in
      if !constraints.contains(where: \.isOfCell) {
        conflicts.append(constraints.compactMap { HeadlessRuntime.interfaceIdentifier(of: $0) })
      }
      return true
    }
    views = SceneBuilder(document: document, device: device, disturbance: nil).build(scene)
    HeadlessRuntime.conflictHandler = handler
    self.conflicts = conflicts
  }

  /// The views that Interface Builder marked as ambiguous, where the layout agrees.
  var ambiguous: [InterfaceView] {
    nodes.map(\.node).filter { $0.isMarkedAmbiguous && isUndecided($0) }
  }

  private func isUndecided(_ node: InterfaceView) -> Bool { views[node.identity.id]?.hasAmbiguousLayout == true }

  /// The views whose frame Interface Builder knew not to be the layout's, and the frame that the layout gives.
  var misplaced: [(node: InterfaceView, found: CGRect)] {
    nodes.compactMap { placed in
      guard placed.node.isMarkedMisplaced, let finding = finding(placed.node), !finding.isRight else { return nil }
      return (placed.node, finding.found)
    }
  }

  /// All frames, and what they depend on.
  func findings() -> [FrameFinding] {
    let changed = changedFrames()
    return nodes.compactMap { placed in
      guard var finding = finding(placed.node) else { return nil }
      finding.dependsOn = Set(changed.filter { $0.value.contains(finding.id) }.keys)
      if placed.isQuestionable {
        finding.leftOut = .questionable
      } else if !conflicts.isEmpty {
        finding.leftOut = .conflicting
      } else if isUndecided(placed.node) {
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

  /// The identifiers of the views whose frames change with each content.
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

  /// Whether there is something to disturb.
  private func hasContent(_ disturbance: Disturbance) -> Bool {
    switch disturbance {
    case .text: true
    case .appText: !document.fonts.isEmpty
    case .symbols: !document.symbols.isEmpty
    }
  }
}

/// A view that layout places, and whether its frame is to be doubted.
private struct PlacedView {
  let node: InterfaceView
  let isQuestionable: Bool

  /// Those in a tree. A stack doesn't place what is hidden.
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
  /// Whether it is with the view in a cell that has the cell's own views.
  fileprivate var isOfCell: Bool {
    [firstItem, secondItem].contains { item in
      guard let view = item as? UIView else { return false }
      return (view.superview as? UITableViewCell)?.contentView === view
        || (view.superview as? UICollectionViewCell)?.contentView === view
    }
  }
}

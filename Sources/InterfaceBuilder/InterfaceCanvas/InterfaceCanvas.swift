import Foundation
import HeadlessUIKit
public import InterfaceBuilder

/// A document's views laid out as Interface Builder's canvas shows them: on the document's device, between the bars of its ways.
@MainActor
public struct InterfaceCanvas {
  private let document: InterfaceDocument
  private let device: HeadlessDevice

  /// Makes a canvas; `nil` for a document whose device isn't known, or that no constraints lay out.
  public init?(_ document: InterfaceDocument) {
    guard document.usesAutoLayout, let device = document.device.imitated(toolsVersion: document.toolsVersion) else {
      return nil
    }
    (self.document, self.device) = (document, device)
  }

  /// Each view that constraints or stacks place: its stored frame, that of the layout, and what this depends on.
  public func frames() -> [FrameFinding] {
    quietly { measurements.flatMap { $0.findings() } }
  }

  /// The warnings that Interface Builder would have, in the order of scenes.
  public func warnings() -> [CanvasWarning] {
    let names = ObjectNames(document)
    return quietly { measurements.flatMap { warnings(in: $0, names) } }
  }

  private func warnings(in measurement: SceneMeasurement, _ names: ObjectNames) -> [CanvasWarning] {
    let root = measurement.scene.root.identity
    let scene = measurement.scene.controller?.identity ?? root
    let conflicts = measurement.conflicts.map { ids in
      CanvasWarning(
        problem: .conflicting(ids.compactMap(names.constraint)),
        subject: names.name(of: scene.id),
        line: scene.line
      )
    }
    // Where constraints conflict, which of them is given up decides the rest.
    guard conflicts.isEmpty else { return conflicts }
    func warning(_ problem: CanvasWarning.Problem, _ node: InterfaceView) -> CanvasWarning {
      CanvasWarning(problem: problem, subject: names.name(of: node.identity.id), line: node.identity.line)
    }
    return measurement.ambiguous.map { warning(.ambiguous, $0) }
      + measurement.misplaced.compactMap { node, found in
        node.frame.map { warning(.misplaced(stored: $0, found: Rectangle(found)), node) }
      }
  }

  private var measurements: [SceneMeasurement] {
    CanvasScene.scenes(of: document, device).map { SceneMeasurement($0, of: document, on: device) }
  }

  /// Misuse of UIKit is for those to report who run the scenes.
  private func quietly<Result>(_ body: () -> Result) -> Result {
    let handler = HeadlessRuntime.misuseHandler
    HeadlessRuntime.misuseHandler = { _ in }
    defer { HeadlessRuntime.misuseHandler = handler }
    return body()
  }
}

extension Rectangle {
  fileprivate init(_ frame: CGRect) {
    self.init(x: Double(frame.minX), y: Double(frame.minY), width: Double(frame.width), height: Double(frame.height))
  }
}

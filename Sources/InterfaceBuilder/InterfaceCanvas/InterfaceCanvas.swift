import Foundation
import HeadlessUIKit
public import InterfaceBuilder

/// Lays out a document's views as on Interface Builder's canvas.
@MainActor
public struct InterfaceCanvas {
  private let document: InterfaceDocument
  private let device: HeadlessDevice

  /// Makes a canvas; `nil` if the document's device is unknown or it doesn't use Auto Layout.
  public init?(_ document: InterfaceDocument) {
    guard document.usesAutoLayout, let device = document.device.imitated(toolsVersion: document.toolsVersion) else {
      return nil
    }
    (self.document, self.device) = (document, device)
  }

  /// Compares the frame of each view that is positioned by constraints or stacks.
  public func frames() -> [FrameFinding] {
    quietly { measurements.flatMap { $0.findings() } }
  }

  /// The warnings that Interface Builder would show, in scene order.
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
    // The other frames depend on which conflicting constraint is broken.
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

  /// Misuse of UIKit is reported when scenes run, not here.
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

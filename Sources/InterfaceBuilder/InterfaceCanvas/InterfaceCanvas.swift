public import Foundation
import HeadlessUIKit
public import InterfaceBuilder

/// Lays out a document's views as on Interface Builder's canvas.
@MainActor
public struct InterfaceCanvas {
  private let document: InterfaceDocument
  private let device: HeadlessDevice

  /// Creates a canvas; `nil` if the document's device is unknown or it doesn't use Auto Layout.
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

  /// Runs a closure without reporting misuse of UIKit, which is reported when scenes run.
  private func quietly<Result>(_ body: () -> Result) -> Result {
    HeadlessRuntime.handling(misuse: { _ in }, during: body)
  }
}

extension Rectangle {
  fileprivate init(_ frame: CGRect) {
    self.init(x: Double(frame.minX), y: Double(frame.minY), width: Double(frame.width), height: Double(frame.height))
  }
}

/// A layout problem that Interface Builder warns about.
public struct CanvasWarning: Hashable, Sendable {
  /// A kind of problem.
  public enum Problem: Hashable, Sendable {
    case conflicting([Constraint])
    /// The constraints don't determine the frame.
    case ambiguous
    /// The stored frame, in points, differs from the layout's.
    case misplaced(stored: Rectangle, found: Rectangle)
  }

  /// A constraint and its location.
  public struct Constraint: Hashable, Sendable {
    /// An equation such as `'Sign in'.width = 44`.
    public let words: String
    /// The 1-based line of its element.
    public let line: Int
  }

  /// The problem.
  public let problem: Problem
  /// The name of the view or the scene.
  public let subject: String
  /// The 1-based line of its element.
  public let line: Int
}

/// A frame stored in a document compared with the computed one.
public struct FrameFinding {
  /// The identifier of the view in its document.
  public var id: String
  /// The element name of the view, such as `label`.
  public var kind: String
  /// The stored frame in points.
  public var expected: CGRect
  /// The computed frame in points.
  public var found: CGRect
  /// The kinds of content that the frame depends on.
  public var dependsOn: Set<Disturbance>
  /// The reason for not counting the frame, if any.
  public var leftOut: Reason?

  /// A reason for not counting a frame.
  public enum Reason: String, CaseIterable {
    case conflicting = "in scenes whose constraints conflict"
    case ambiguous = "undecided by their constraints"
    case questionable = "marked as misplaced or ambiguous, or in such a view"
  }

  /// The largest difference in position or size, in points.
  public var error: Double {
    max(
      abs(expected.minX - found.minX),
      abs(expected.minY - found.minY),
      abs(expected.width - found.width),
      abs(expected.height - found.height)
    )
  }

  /// Whether the difference is within half a point; documents round thirds of points.
  public var isRight: Bool { error <= 0.5001 }

  /// Whether the frame depends on no text.
  public var isTextFree: Bool { !dependsOn.contains(.text) && !dependsOn.contains(.appText) }

  /// The content that the frame depends on, for reports.
  public var cause: String {
    if dependsOn.contains(.appText) { return "text in the app's fonts" }
    if dependsOn.contains(.text) { return "text in the system's fonts" }
    return dependsOn.contains(.symbols) ? "symbols" : "neither text nor symbols"
  }
}

public import Foundation

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

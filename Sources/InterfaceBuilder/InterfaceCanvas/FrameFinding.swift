public import Foundation

/// One frame of a document beside the one that was found.
public struct FrameFinding {
  /// The identifier of the view in its document.
  public var id: String
  /// The name of the view's element, such as `label`.
  public var kind: String
  /// The stored frame, in points.
  public var expected: CGRect
  /// The frame that the layout gives, in points.
  public var found: CGRect
  /// The contents that the frame changes with.
  public var dependsOn: Set<Disturbance>
  /// Why it isn't counted, if it isn't.
  public var leftOut: Reason?

  /// A reason for not counting a frame.
  public enum Reason: String, CaseIterable {
    case conflicting = "in scenes whose constraints conflict"
    case ambiguous = "undecided by their constraints"
    case questionable = "marked as misplaced or ambiguous, or in such a view"
  }

  /// The largest difference of an edge's place or a side's length, in points.
  public var error: Double {
    max(
      abs(expected.minX - found.minX),
      abs(expected.minY - found.minY),
      abs(expected.width - found.width),
      abs(expected.height - found.height)
    )
  }

  /// Within half a point; documents have thirds of points in four digits.
  public var isRight: Bool { error <= 0.5001 }

  /// Whether no text decides it.
  public var isTextFree: Bool { !dependsOn.contains(.text) && !dependsOn.contains(.appText) }

  /// The contents in words.
  public var cause: String {
    if dependsOn.contains(.appText) { return "text in the app's fonts" }
    if dependsOn.contains(.text) { return "text in the system's fonts" }
    return dependsOn.contains(.symbols) ? "symbols" : "neither text nor symbols"
  }
}

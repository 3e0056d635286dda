import UIKit

/// One frame of a document beside the one that was found.
struct FrameFinding {
  var file: String
  var id: String
  var kind: String
  var expected: CGRect
  var found: CGRect
  /// The contents that the frame changes with.
  var dependsOn: Set<Disturbance>
  /// Why it isn't counted, if it isn't.
  var leftOut: Reason?

  /// A reason for not counting a frame.
  enum Reason: String, CaseIterable {
    case conflicting = "in scenes whose constraints conflict"
    case ambiguous = "undecided by their constraints"
    case questionable = "marked as misplaced or ambiguous, or in such a view"
  }

  /// The largest difference of an edge's place or a side's length, in points.
  var error: Double {
    max(
      abs(expected.minX - found.minX),
      abs(expected.minY - found.minY),
      abs(expected.width - found.width),
      abs(expected.height - found.height)
    )
  }

  /// Within half a point; documents have thirds of points in four digits.
  var isRight: Bool { error <= 0.5001 }

  var isTextFree: Bool { !dependsOn.contains(.text) && !dependsOn.contains(.appText) }

  /// The contents in words.
  var cause: String {
    if dependsOn.contains(.appText) { return "text in the app's fonts" }
    if dependsOn.contains(.text) { return "text in the system's fonts" }
    return dependsOn.contains(.symbols) ? "symbols" : "neither text nor symbols"
  }
}

package import PetriUIKit

/// A part of a label's text that is tapped by itself: a run, or several side by side that do the same, such as a link with a bold word.
@MainActor
package final class TappedRun {
  /// The text.
  package let text: String
  /// The effect of a tap on it, with its values put in.
  package let tap: ResolvedTap
  /// Its places among the label's runs.
  let places: Range<Int>
  private weak var runsLabel: RunsLabel?

  init(_ text: String, _ tap: ResolvedTap, at places: Range<Int>, in label: RunsLabel) {
    self.text = text
    self.tap = tap
    self.places = places
    runsLabel = label
  }

  /// The label that it is a part of; `nil` where that is gone.
  package var label: UILabel? { runsLabel }

  #if os(Linux) || !canImport(UIKit)
    /// The part of it that is seen first, in the label's points; `nil` where none is seen.
    var frame: CGRect? { runsLabel?.frames(ofRuns: places).first }
  #endif
}

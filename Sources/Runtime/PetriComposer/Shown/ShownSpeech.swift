package import PetriUIKit

/// How a view is read by VoiceOver, besides what its accessibility properties say.
package struct ShownSpeech: Sendable {
  /// When VoiceOver stops at a view.
  package enum Stop: Sendable {
    /// Where the view is set to be an element.
    case asked
    /// Where it is set to be one and has a label.
    case labelled
    /// Always.
    case always
  }

  /// When VoiceOver stops at it.
  package var stop = Stop.asked
  /// Its name where it has no label.
  package var name: String?
  /// The words for its kind.
  package var words: [String] = []
  /// The value that it holds.
  package var value: String?
  /// The traits that all views of its kind have.
  package var traits = UIAccessibilityTraits.none
  /// Whether a finger doesn't hit it though it is a control.
  package var isUntouched = false
  /// Whether UIKit gives it a size, which then is large enough for a finger.
  package var hasOwnSize = false
  /// Where it is read as several elements: what they are.
  package var parts: [ShownPart]?
}

/// An element that is a part of a view.
package struct ShownPart: Sendable {
  /// Its name.
  package var label: String?
  /// The words for its kind.
  package var words: [String]
  /// The value that it holds.
  package var value: String?
  /// The view whose elements are read in its place.
  package var view: UIView?
  /// The item of a bar; `nil` for a part of a control.
  package var item: (any AnyObject & Sendable)?
  /// Whether something is done with it.
  package var isTarget = false
  /// Its place among as many parts side by side; all of the view without one.
  package var slot: (index: Int, count: Int)?
  /// The reason why it can't be used well, besides those that any element may have.
  package var problem: String?
  /// Whether it is to have a name and to be large enough for a finger as any element.
  package var isChecked = false
}

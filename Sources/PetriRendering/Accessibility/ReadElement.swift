import PetriCatalog
import PetriUIKit

/// What VoiceOver stops at: an element with what is read of it and what gets in its way.
struct ReadElement {
  /// What it is called; `nil` where nothing says.
  var label: String?
  /// What it is and its state, in VoiceOver's words.
  var words: [String] = []
  /// What it holds.
  var value: String?
  /// What else is read, after a pause.
  var hint: String?
  /// Where it is in the window, in points.
  var frame: CGRect
  /// Whether something is done with it, so that a finger must hit it.
  var isTarget = false
  /// What gets in the way.
  var warnings: [String] = []
  /// The view or the item of a bar that is read.
  var object: AnyObject?

  /// The line of it and those of its warnings.
  var lines: [String] {
    var parts = [label.map(\.quoted) ?? "(no label)"]
    if !words.isEmpty { parts.append(words.joined(separator: ", ")) }
    if let value, !value.isEmpty { parts.append(value.quoted) }
    if let hint, !hint.isEmpty { parts.append("hint \(hint.quoted)") }
    return [parts.joined(separator: "  ")] + warnings.map { "  ! \($0)" }
  }
}

import PetriCatalog
import PetriUIKit

/// A stop of VoiceOver: an element with the words that are read of it and the obstacles to its use.
struct ReadElement {
  /// Its name; `nil` where it has none.
  var label: String?
  /// Its kind and its state, in VoiceOver's words.
  var words: [String] = []
  /// The value that it holds.
  var value: String?
  /// The hint that is read after a pause.
  var hint: String?
  /// Where it is in the window, in points.
  var frame: CGRect
  /// Whether something is done with it, so that a finger must hit it.
  var isTarget = false
  /// The obstacles to its use.
  var warnings: [ReadWarning] = []
  /// The view or the item of a bar that is read.
  var object: AnyObject?

  /// The line of it and those of its warnings.
  var lines: [String] {
    var parts = [label.map(\.quoted) ?? "(no label)"]
    if !words.isEmpty { parts.append(words.joined(separator: ", ")) }
    if let value, !value.isEmpty { parts.append(value.quoted) }
    if let hint, !hint.isEmpty { parts.append("hint \(hint.quoted)") }
    return [parts.joined(separator: "  ")] + warnings.map { "  ! \($0.text)" }
  }
}

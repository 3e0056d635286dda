import PetriCatalog
import PetriUIKit

/// An element at which VoiceOver stops: what it says, and the warnings about it.
struct ReadElement {
  /// The name; `nil` if there is none.
  var label: String?
  /// The kind and the state, in VoiceOver's words.
  var words: [String] = []
  /// The value, such as the text of a field.
  var value: String?
  /// The hint, which is read after a pause.
  var hint: String?
  /// The frame in the window, in points.
  var frame: CGRect
  /// Whether the element responds to touches.
  var isTarget = false
  var warnings: [ReadWarning] = []
  /// The view or the bar button item.
  var object: AnyObject?

  /// The line of the element, followed by those of its warnings.
  var lines: [String] {
    var parts = [label.map(\.quoted) ?? "(no label)"]
    if !words.isEmpty { parts.append(words.joined(separator: ", ")) }
    if let value, !value.isEmpty { parts.append(value.quoted) }
    if let hint, !hint.isEmpty { parts.append("hint \(hint.quoted)") }
    return [parts.joined(separator: "  ")] + warnings.map { "  ! \($0.text)" }
  }
}

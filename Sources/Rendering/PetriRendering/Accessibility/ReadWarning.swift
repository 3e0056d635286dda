/// An obstacle to the use of an element.
package struct ReadWarning: Hashable, Sendable {
  /// The kinds of obstacle.
  package enum Kind: Sendable {
    /// It has no name.
    case label
    /// It is too small for a finger.
    case target
    /// Its text is cut.
    case cut
    /// Its text is too faint.
    case contrast
    /// An app's own element has another one.
    case other
  }

  /// The kind.
  package let kind: Kind
  /// It in words.
  package let text: String
  /// More about it, such as the colours that are too much alike; `nil` where that is all.
  package let detail: String?
  /// Whether UIKit makes it by itself.
  package let isUsual: Bool

  init(_ kind: Kind, _ text: String, detail: String? = nil, isUsual: Bool = false) {
    (self.kind, self.text, self.detail, self.isUsual) = (kind, text, detail, isUsual)
  }
}

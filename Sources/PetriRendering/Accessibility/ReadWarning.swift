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

  init(_ kind: Kind, _ text: String) { (self.kind, self.text) = (kind, text) }
}

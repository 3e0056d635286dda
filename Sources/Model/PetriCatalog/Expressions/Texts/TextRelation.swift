import Foundation

/// How a text of a condition is in another one. The words are those of `NSPredicate`.
///
/// As with `localizedStandardContains`, upper and lower case are the same, and so are letters with and without marks; which locale it is
/// makes no difference. The empty text is in every text, so that a search for nothing finds everything.
public enum TextRelation: String, Hashable, Sendable, CaseIterable {
  /// The second is anywhere in the first.
  case contains
  /// The first begins with the second.
  case beginsWith
  /// The first ends with the second.
  case endsWith

  /// Whether it holds between two texts.
  func holds(_ text: String, _ part: String) -> Bool {
    guard !part.isEmpty else { return true }
    var options: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive]
    if self != .contains { options.insert(.anchored) }
    if self == .endsWith { options.insert(.backwards) }
    return text.range(of: part, options: options) != nil
  }
}

import Foundation

/// An operator on texts, named as in `NSPredicate`.
///
/// Ignores case and diacritics, as `localizedStandardContains` does, but independently of the locale. Every text
/// contains the empty one, so that an empty search finds everything.
public enum TextRelation: String, Hashable, Sendable, CaseIterable {
  case contains
  case beginsWith
  case endsWith

  func holds(_ text: String, _ part: String) -> Bool {
    guard !part.isEmpty else { return true }
    var options: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive]
    if self != .contains { options.insert(.anchored) }
    if self == .endsWith { options.insert(.backwards) }
    return text.range(of: part, options: options) != nil
  }
}

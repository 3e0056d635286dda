/// A rule that must hold across the keys of a mapping.
package enum KeyCheck: Sendable {
  /// Exactly one of these keys is there.
  case exactlyOne([String])
  /// There is one key, whichever it is.
  case oneKey
  /// At least one of these keys is there.
  case atLeastOne([String])
  /// These keys aren't there together.
  case notBoth(String, String)
  /// These keys aren't there all at once.
  case notAll([String])
  /// The first key is there only together with the second.
  case goesWith(String, String)
  /// The number of the first key isn't greater than that of the second.
  case ordered(String, String)
  /// The number of the first key, a place from 0, is less than that of the second, where that has any.
  case below(String, String)
  /// The text of the key isn't empty.
  case filled(String)
  /// The number of a key is between those of two others.
  case within(String, from: String, to: String)
  /// The number of a key is the place of an element in the list of another, from 0.
  case place(String, of: String)
  /// The titles of a key, by value or in their order, are those of the choice that another key selects by.
  case titles(String, by: String)
}

/// A condition across the keys of a mapping.
package enum KeyCheck: Sendable {
  case exactlyOne([String])
  case oneKey
  case atLeastOne([String])
  case notBoth(String, String)
  case notAll([String])
  /// The first key requires the second.
  case goesWith(String, String)
  /// The first number is at most the second.
  case ordered(String, String)
  /// The first number, an index, is less than the second, if that is present.
  case below(String, String)
  case filled(String)
  /// The number is between those of two other keys.
  case within(String, from: String, to: String)
  /// The number is an index of the list of another key.
  case place(String, of: String)
  /// The titles match the choice that selects them.
  case titles(String, by: String)
}

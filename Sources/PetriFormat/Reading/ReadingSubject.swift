/// A value in a message.
package enum ReadingSubject {
  /// The value of a key, by the key's node.
  case key(Int)
  /// An element of that value.
  case element(of: Int)
  /// A part of what has a name: `the default of 'city'`.
  case part(Int, of: Int)
  /// The value of a key that isn't written, for a value replaces its mapping.
  case word(String)
  case name(StaticString)
}

/// The subject of a message about a value.
package enum ReadingSubject {
  /// The value of a key, by the node of the key.
  case key(Int)
  /// An element of the value of a key.
  case element(of: Int)
  /// A part of something with a name: `the default of 'city'`.
  case part(Int, of: Int)
  /// The value of an unwritten key, because the value replaces its mapping.
  case word(String)
  case name(StaticString)
}

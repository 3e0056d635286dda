/// What a message calls a value.
package enum CheckSubject {
  /// The value of a key, by the key's node.
  case key(Int)
  /// An element of that value.
  case element(of: Int)
  /// A part of what has a name: `the default of 'city'`.
  case part(Int, of: Int)
  /// A key by its number in the vocabulary.
  case symbol(Int)
  case name(StaticString)
}

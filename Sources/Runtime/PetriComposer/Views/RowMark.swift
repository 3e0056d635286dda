/// A sign at the end of a row.
package enum RowMark: String, Sendable {
  /// More is behind the row.
  case disclosure
  /// It is chosen.
  case checkmark
}

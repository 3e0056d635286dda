/// Where text is in a wider field.
public enum ColumnAlignment: Sendable, Hashable, CaseIterable {
  /// At the start, blanks after it.
  case leading
  /// In the middle.
  case center
  /// At the end, blanks before it.
  case trailing
}

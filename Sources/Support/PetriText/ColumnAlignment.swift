/// The alignment of text in a wider column.
public enum ColumnAlignment: Sendable, Hashable, CaseIterable {
  case leading
  case center
  case trailing
}

/// The method or property that is named in `#selector(…)`.
struct NamedMethod: Equatable {
  enum Accessor: Equatable {
    case getter
    case setter
  }

  var accessor: Accessor?
  /// The expression before the last dot, without spaces; empty without one.
  var base: String
  var name: String
  /// Nil where the name is written alone.
  var labels: [String?]?
}

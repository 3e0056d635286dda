public import PetriCatalog

/// The verdict on a change.
public enum Verdict: Hashable, Sendable, Codable {
  /// The loader refuses it, so that it isn't a change that somebody could make.
  case refused(because: String)
  /// A snapshot notices it: the one of this path has another text, is missing, or belongs to nothing.
  case noticed(by: String)
  /// No snapshot notices it, and something else shows it.
  case unnoticed(shownBy: String)
  /// Nothing shows it, because no cell shows the view at a place that it is in; how one would.
  case unshown(view: Place, because: String)
  /// Nothing shows it.
  case equivalent
}

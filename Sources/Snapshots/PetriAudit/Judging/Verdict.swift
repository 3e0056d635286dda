package import PetriCatalog

/// The verdict on a mutation.
package enum Verdict: Hashable, Sendable, Codable {
  /// The loader rejects the mutation, so nobody could make that change.
  case refused(because: String)
  /// A snapshot notices it: the one at this path differs, is missing, or no longer belongs to a cell.
  case noticed(by: String)
  /// No snapshot notices it, but another rendering shows it.
  case unnoticed(shownBy: String)
  /// Nothing shows it, because no cell shows the view that contains it; `because` says which cell would.
  case unshown(view: Place, because: String)
  /// No rendering shows it.
  case equivalent
}

internal import PetriText

/// A bound on the work of "did you mean" in one run, for files made to be slow.
public struct SuggestionBudget: Sendable, Hashable {
  /// How many more searches are made.
  public private(set) var remaining: Int

  /// Makes a budget.
  public init(_ searches: Int = 50) { remaining = searches }

  /// The nearest names while the budget lasts, then none.
  public mutating func nearest(to name: String, among candidates: some Sequence<String>, limit: Int = 3) -> [String] {
    guard remaining > 0 else { return [] }
    remaining -= 1
    return NearestName.nearest(to: name, among: candidates, limit: limit)
  }

  /// The nearest name while the budget lasts, then none.
  public mutating func suggestion(for name: String, among candidates: some Sequence<String>) -> String? {
    let names = nearest(to: name, among: candidates, limit: 2)
    return names.count == 1 ? names.first : nil
  }
}

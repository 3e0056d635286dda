internal import PetriText

/// Limits the number of "did you mean" searches in one run, because files can contain any number of unknown names.
public struct SuggestionBudget: Sendable, Hashable {
  /// The number of searches left.
  public private(set) var remaining: Int

  /// Makes a budget.
  public init(_ searches: Int = 50) { remaining = searches }

  /// The nearest names; none once the budget is spent.
  public mutating func nearest(to name: String, among candidates: some Sequence<String>, limit: Int = 3) -> [String] {
    guard remaining > 0 else { return [] }
    remaining -= 1
    return NearestName.nearest(to: name, among: candidates, limit: limit)
  }

  /// The nearest name; nil once the budget is spent.
  public mutating func suggestion(for name: String, among candidates: some Sequence<String>) -> String? {
    let names = nearest(to: name, among: candidates, limit: 2)
    return names.count == 1 ? names.first : nil
  }
}

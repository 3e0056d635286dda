/// A change of a list: `{append: …}` or `{remove: …}`.
public struct ListChange: Hashable, Sendable {
  /// The kind of a change.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case append
    /// Removes the first equal element.
    case remove
  }

  /// The kind.
  public let kind: Kind
  /// The element.
  public let element: ContextLiteral

  /// Parses a change; `nil` for any other value.
  public init?(_ literal: ContextLiteral) {
    guard case .object(let entries) = literal, entries.count == 1, let kind = Kind(rawValue: entries[0].name) else {
      return nil
    }
    self.kind = kind
    element = entries[0].value
  }

  /// The changed list; an element that doesn't fit is appended for the type to reject.
  public func changed(_ list: [ContextValue], of type: ContextType) -> ContextLiteral {
    var literals = list.map(\.literal)
    switch kind {
    case .append: literals.append(element)
    case .remove:
      var problems: [ContextProblem] = []
      let value = type.value(of: element, at: ContextPath(), problems: &problems)
      if let place = list.firstIndex(where: { $0 == value }) { literals.remove(at: place) }
    }
    return .list(literals)
  }
}

extension ContextLiteral {
  /// The value of `set` in a few words: `free`, `append Milk`.
  public var settingSummary: String {
    ListChange(self).map { "\($0.kind.rawValue) \($0.element.summary)" } ?? summary
  }
}

/// A change of a list in place of another list: `{append: …}` or `{remove: …}`.
public struct ListChange: Hashable, Sendable {
  /// The kinds of change.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// It is put at the end.
    case append
    /// The first one that equals it is taken away.
    case remove
  }

  /// The kind of change.
  public let kind: Kind
  /// The element.
  public let element: ContextLiteral

  /// Reads a change; `nil` for any other value.
  public init?(_ literal: ContextLiteral) {
    guard case .object(let entries) = literal, entries.count == 1, let kind = Kind(rawValue: entries[0].name) else {
      return nil
    }
    self.kind = kind
    element = entries[0].value
  }

  /// The list with the change made; an element of another type is appended as it is, for the list's type to judge.
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
  /// The value of a key that is set, in a few words: `free`, `append Milk`.
  public var settingSummary: String {
    ListChange(self).map { "\($0.kind.rawValue) \($0.element.summary)" } ?? summary
  }
}

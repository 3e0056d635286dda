/// `each: ${stores}`: a view for every element of a list, in which `${item}` is the element and `${index}` its place.
public struct Repetition: Hashable, Sendable, Codable {
  /// The name of an element where `as:` gives none.
  public static let defaultName = "item"
  /// The name of an element's place, from 0.
  public static let indexName = "index"

  /// The list.
  public var list: Reference
  /// The name of an element in the view's texts and conditions.
  public var name: String

  /// Makes a repetition over a list of the context.
  public init(list: Reference, name: String = Repetition.defaultName) {
    self.list = list
    self.name = name
  }

  /// A scope for each element.
  public func scopes(in scope: Scope) -> [Scope] {
    guard case .list(let elements)? = scope.value(of: list) else { return [] }
    return elements.enumerated().map { index, element in
      scope.adding(name, element).adding(Repetition.indexName, .int(index))
    }
  }
}

/// `each: ${stores}`: repeats a view for each element of a list, with the references `${item}` and `${index}`.
public struct Repetition: Hashable, Sendable, Codable {
  /// The default name of an element.
  public static let defaultName = "item"
  /// The name of an element's index.
  public static let indexName = "index"

  /// The list.
  public var list: Reference
  /// The name of an element.
  public var name: String

  /// Makes a repetition.
  public init(list: Reference, name: String = Repetition.defaultName) {
    self.list = list
    self.name = name
  }

  /// The scope of each element.
  public func scopes(in scope: Scope) -> [Scope] {
    guard case .list(let elements)? = scope.value(of: list) else { return [] }
    return elements.enumerated().map { index, element in
      scope.adding(name, element).adding(Repetition.indexName, .int(index))
    }
  }
}

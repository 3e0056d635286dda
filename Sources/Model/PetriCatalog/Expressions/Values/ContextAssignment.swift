/// An assignment to a path of a context: `city=Kazan`, `stores[0].name=Centre`.
public struct ContextAssignment: Hashable, Sendable {
  /// The path.
  public var path: ContextPath
  /// The value.
  public var value: ContextLiteral

  /// Makes an assignment.
  public init(path: ContextPath, value: ContextLiteral) {
    self.path = path
    self.value = value
  }

  /// Parses `path=text`; `nil` without `=` or a valid path.
  public init?(argument: String) {
    guard let equals = argument.firstIndex(of: "="), let path = ContextPath(argument[..<equals]) else { return nil }
    self.path = path
    value = .scalar(String(argument[argument.index(after: equals)...]), .argument)
  }
}

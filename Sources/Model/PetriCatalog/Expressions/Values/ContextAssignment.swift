/// A value put at a place of a context: `city=Kazan`, `stores[0].name=Centre`.
public struct ContextAssignment: Hashable, Sendable {
  /// Where the value goes.
  public var path: ContextPath
  /// The value that is given there.
  public var value: ContextLiteral

  /// Makes an assignment.
  public init(path: ContextPath, value: ContextLiteral) {
    self.path = path
    self.value = value
  }

  /// Reads `path=text`; everything after the first `=` is the value, blanks included.
  ///
  /// - Returns: `nil` without `=`, or where the path isn't one.
  public init?(argument: String) {
    guard let equals = argument.firstIndex(of: "="), let path = ContextPath(argument[..<equals]) else { return nil }
    self.path = path
    value = .scalar(String(argument[argument.index(after: equals)...]), .argument)
  }
}

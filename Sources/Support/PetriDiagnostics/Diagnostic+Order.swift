extension Diagnostic {
  /// Sorts by path, offset, severity (worst first), then code.
  ///
  /// Diagnostics without a path come first; within a path, those without a location.
  public static func precedes(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
    if left.path != right.path { return lessNilFirst(left.path, right.path) }
    let leftStart = left.range?.startOffset ?? -1
    let rightStart = right.range?.startOffset ?? -1
    if leftStart != rightStart { return leftStart < rightStart }
    let leftPlace = (left.line ?? 0, left.column ?? 0)
    let rightPlace = (right.line ?? 0, right.column ?? 0)
    if leftPlace != rightPlace { return leftPlace < rightPlace }
    if left.severity != right.severity { return left.severity > right.severity }
    if left.code != right.code { return left.code < right.code }
    return left.message < right.message
  }

  private static func lessNilFirst(_ left: String?, _ right: String?) -> Bool {
    guard let right else { return false }
    guard let left else { return true }
    return left < right
  }
}

extension Sequence<Diagnostic> {
  /// The diagnostics in file order without duplicates.
  public func sortedByPlace() -> [Diagnostic] {
    var result: [Diagnostic] = []
    for diagnostic in sorted(by: Diagnostic.precedes) where result.last != diagnostic { result.append(diagnostic) }
    return result
  }

  /// Whether any diagnostic is an error.
  public var hasErrors: Bool { contains { $0.severity == .error } }
}

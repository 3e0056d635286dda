extension Int {
  /// The sum of two numbers, at most `Int.max`.
  public func adding(_ other: Int) -> Int {
    let (sum, isTooLarge) = addingReportingOverflow(other)
    return isTooLarge ? .max : sum
  }

  /// The product of two numbers, at most `Int.max`.
  public func times(_ other: Int) -> Int {
    let (product, isTooLarge) = multipliedReportingOverflow(by: other)
    return isTooLarge ? .max : product
  }
}

/// The name of a method. Where a class has a table of its methods (`HeadlessMethods`), they are called by it.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let description: String

  public init(_ name: String) {
    description = name
  }

  public init(stringLiteral value: String) {
    description = value
  }

  static let show: Selector = "showViewController:sender:"
  static let showDetail: Selector = "showDetailViewController:sender:"
}

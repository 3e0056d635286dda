/// The name of a method. Linux has no Objective-C to call one by it; some of UIKit's functions take one all the same.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let description: String

  public init(_ name: String) {
    description = name
  }

  public init(stringLiteral value: String) {
    description = value
  }

  /// Reports to the misuse handler that the method isn't called, where UIKit would call it.
  @MainActor package func reportThatItCantBeCalled() {
    HeadlessRuntime.misuse(
      "'\(description)' can't be called by its name without Objective-C; use a UIAction or a closure"
    )
  }

  static let show: Selector = "showViewController:sender:"
  static let showDetail: Selector = "showDetailViewController:sender:"
}

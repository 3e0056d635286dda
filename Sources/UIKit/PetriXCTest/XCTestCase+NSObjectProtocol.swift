#if os(Linux)
  public import Foundation
  public import XCTest

  /// A test case is an `NSObject` on Apple's platforms, and often a delegate.
  extension XCTestCase: @retroactive NSObjectProtocol {
    /// Whether it is the same test case.
    public func isEqual(_ object: Any?) -> Bool { object as AnyObject? === self }
    /// The hash of its identity.
    public var hash: Int { ObjectIdentifier(self).hashValue }
    /// The test case.
    public func `self`() -> Self { self }
    /// Whether it is another object in disguise; false.
    public func isProxy() -> Bool { false }
    /// Its name.
    public var description: String { name }
    /// Its name.
    public var debugDescription: String { name }
  }
#endif

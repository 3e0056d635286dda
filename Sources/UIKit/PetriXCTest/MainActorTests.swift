#if os(Linux)
  public import Foundation
  @preconcurrency public import XCTest

  // SwiftPM generates a list of each class's test methods. If the class is on the main actor, XCTest for Linux rejects
  // the type: the process ends if all methods are synchronous, and the list doesn't compile if one is async and another
  // throws. The generated file imports the test module and finds these functions through `@_exported import
  // PetriXCTest`. They are compiled in Swift 5 mode because in Swift 6 mode functions isolated to an actor are
  // Sendable, which the list's functions aren't.

  /// Lists the tests of a class on the main actor if one of them throws.
  public func testCase<Case: XCTestCase>(
    _ tests: [(String, (Case) -> @MainActor () throws -> Void)]
  ) -> XCTestCaseEntry {
    let plain = tests.map { name, test -> (String, (Case) -> () throws -> Void) in
      (name, { instance in { try MainActor.assumeIsolated { try test(instance)() } } })
    }
    return testCase(plain)
  }

  /// Lists the tests of a class on the main actor if none of them throws.
  public func testCase<Case: XCTestCase>(_ tests: [(String, (Case) -> @MainActor () -> Void)]) -> XCTestCaseEntry {
    let throwing = tests.map { name, test -> (String, (Case) -> @MainActor () throws -> Void) in (name, test) }
    return testCase(throwing)
  }

  extension XCTestCase {
    /// Wraps an async test in a type that fits any other test. It shadows XCTest's function, whose type doesn't fit
    /// throwing tests on an actor.
    public static func asyncTest<Case: XCTestCase>(
      _ test: @escaping (Case) -> @MainActor () async throws -> Void
    ) -> (Case) -> @MainActor () -> Void {
      let waiting = waitingTest { (instance: Case) in { try await test(instance)() } }
      return { instance in
        let run = waiting(instance)
        let throwing: @MainActor () throws -> Void = { try run() }
        // The list calls its functions as throwing ones.
        return unsafeBitCast(throwing, to: (@MainActor () -> Void).self)
      }
    }
  }

  /// XCTest's function, which the one above shadows.
  private func waitingTest<Case: XCTestCase>(
    _ test: @escaping (Case) -> () async throws -> Void
  ) -> (Case) -> () throws -> Void {
    asyncTest(test)
  }

  /// A test case is an `NSObject` on Apple's platforms, and often a delegate.
  extension XCTestCase: @retroactive NSObjectProtocol {
    /// Whether both are the same test case.
    public func isEqual(_ object: Any?) -> Bool { object as AnyObject? === self }
    /// The hash of the identity.
    public var hash: Int { ObjectIdentifier(self).hashValue }
    /// The test case itself.
    public func `self`() -> Self { self }
    /// Always false.
    public func isProxy() -> Bool { false }
    /// The name.
    public var description: String { name }
    /// The name.
    public var debugDescription: String { name }
  }
#endif

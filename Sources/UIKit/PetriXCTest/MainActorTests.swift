#if os(Linux)
  @preconcurrency public import XCTest

  // SwiftPM writes a list of each class's test methods. For a class on the main actor its type is one that XCTest for Linux
  // doesn't take: the process ends where all methods are synchronous, and with an async one beside one that throws the
  // list doesn't compile. SwiftPM's file imports the test module, and finds these functions through it where that has
  // `@_exported import PetriXCTest`. They are compiled as Swift 5: in Swift 6 a function of an actor is sendable, which the
  // list's functions are not.

  /// The tests of a class on the main actor, one of which throws.
  public func testCase<Case: XCTestCase>(
    _ tests: [(String, (Case) -> @MainActor () throws -> Void)]
  ) -> XCTestCaseEntry {
    let plain = tests.map { name, test -> (String, (Case) -> () throws -> Void) in
      (name, { instance in { try MainActor.assumeIsolated { try test(instance)() } } })
    }
    return testCase(plain)
  }

  /// The tests of a class on the main actor, none of which throws.
  public func testCase<Case: XCTestCase>(_ tests: [(String, (Case) -> @MainActor () -> Void)]) -> XCTestCaseEntry {
    let throwing = tests.map { name, test -> (String, (Case) -> @MainActor () throws -> Void) in (name, test) }
    return testCase(throwing)
  }

  extension XCTestCase {
    /// An async test in the list, of a type that fits any other test. That of XCTest's own function doesn't fit the tests of
    /// an actor that throw; this one is found first.
    public static func asyncTest<Case: XCTestCase>(
      _ test: @escaping (Case) -> @MainActor () async throws -> Void
    ) -> (Case) -> @MainActor () -> Void {
      let waiting = waitingTest { (instance: Case) in { try await test(instance)() } }
      return { instance in
        let run = waiting(instance)
        let throwing: @MainActor () throws -> Void = { try run() }
        // The list's functions are called as functions that throw, which this is.
        return unsafeBitCast(throwing, to: (@MainActor () -> Void).self)
      }
    }
  }

  /// XCTest's own, which the method above hides.
  private func waitingTest<Case: XCTestCase>(
    _ test: @escaping (Case) -> () async throws -> Void
  ) -> (Case) -> () throws -> Void {
    asyncTest(test)
  }
#endif

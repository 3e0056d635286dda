import PetriSnapshotTesting
import PetriUIKit
import SampleScreens
import XCTest

/// The library as its users have it, in XCTest.
final class LibraryXCTests: XCTestCase {
  func testCatalogue() {
    MainActor.assumeIsolated {
      let sample = SnapshotCatalog(beside: #filePath, "../../Catalog.yaml") { SampleScreens.register(in: &$0) }
      assertScreen("prompt", of: sample)
      assertScreen("home-tabs", of: sample)
    }
  }

  func testController() {
    MainActor.assumeIsolated { assertTree(of: UITabBarController()) }
  }

  /// XCTest on Linux has no expected failures, so the value is looked at that an assertion would report.
  func testFailure() {
    MainActor.assumeIsolated {
      let failure = verifySnapshot(of: "never recorded", as: .lines, record: .never)
      XCTAssertEqual(failure?.attachments.map(\.name), ["testFailure.lines.txt"])
    }
  }
}

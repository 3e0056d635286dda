import Bookshelf
import UIKit
import XCTest

/// A suite as iOS developers write it.
@MainActor
final class BookshelfXCTests: XCTestCase {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))

  func testTheFirstBookIsTaken() {
    let shelf = BookshelfViewController(titles: ["Emma", "Ulysses"])
    var taken: [String] = []
    shelf.onTake = { taken.append($0) }
    shelf.takeFirst()
    shelf.takeFirst()
    shelf.takeFirst()
    XCTAssertEqual(taken, ["Emma", "Ulysses"])
    XCTAssertTrue(shelf.titles.isEmpty)
  }

  func testASpineIsAsWideAsItsTitle() {
    let narrow = SpineView(title: "Emma", color: .red)
    let wide = SpineView(title: "Mansfield Park", color: .red)
    XCTAssertGreaterThan(wide.intrinsicContentSize.width, narrow.intrinsicContentSize.width)
    XCTAssertEqual(narrow.intrinsicContentSize.height, 44)
  }

  /// It throws: beside an async test, its class needs PetriXCTest.
  func testTheFirstSpineIsTheFirstBook() throws {
    let shelf = BookshelfViewController(titles: ["Emma"])
    XCTAssertEqual(try XCTUnwrap(shelf.titles.first), "Emma")
  }

  func testAShelfIsPushed() async {
    let shelf = BookshelfViewController(titles: ["Emma"])
    let navigation = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    navigation.pushViewController(shelf, animated: false)
    navigation.view.layoutIfNeeded()
    XCTAssertTrue(navigation.topViewController === shelf)
    XCTAssertNotNil(shelf.view.window)
    window.isHidden = true
  }
}

/// No test is async: without PetriXCTest this ends the process.
@MainActor
final class SynchronousXCTests: XCTestCase {
  func testAShelfHasTitles() throws {
    XCTAssertEqual(BookshelfViewController(titles: ["Emma"]).titles, ["Emma"])
  }

  func testAnEmptyShelfHasNone() {
    XCTAssertTrue(BookshelfViewController(titles: []).titles.isEmpty)
  }
}

import Bookshelf
import PetriSnapshotTesting
import Testing
import UIKit

@MainActor
@Suite("The bookshelf")
struct BookshelfTests {
  @Test("it looks as it was recorded")
  func snapshot() {
    assertTree(of: UINavigationController(rootViewController: BookshelfViewController(titles: ["Emma", "Ulysses"])))
  }

  @Test("an empty shelf has nothing to take")
  func empty() {
    assertTree(of: BookshelfViewController(titles: []))
  }

  @Test("it is released when its screen is left")
  func released() {
    assertNoLeaks { BookshelfViewController(titles: ["Emma", "Ulysses"]) }
  }
}

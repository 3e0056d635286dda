import Expectations
import PetriUIKit
import Testing

@testable import PetriComposer

@MainActor
@Suite("The controllers that a stage has heard of")
struct HeardControllersTests {
  @Test("those of one name are numbered in their order, also where one that is gone had the same memory")
  func numbers() {
    var heard = NumberedControllers()
    let (one, two) = (UINavigationController(), UINavigationController())
    expectEqual([one, two, one].map { heard.number(of: $0) }, [1, 2, 1])
    expectEqual(heard.number(of: UITabBarController()), 1)
    for number in 3..<10 { expectEqual(heard.number(of: UINavigationController()), number) }
    expectEqual(heard.number(of: two), 2)
  }
}

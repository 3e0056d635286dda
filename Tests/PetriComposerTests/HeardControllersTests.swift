import PetriUIKit
import Testing

@testable import PetriComposer

@MainActor
@Suite("The controllers that a stage has heard of")
struct HeardControllersTests {
  @Test("those of one name are numbered in their order, also where one that is gone had the same memory")
  func numbers() {
    var heard = HeardControllers()
    let (one, two) = (UINavigationController(), UINavigationController())
    #expect([one, two, one].map { heard.number(of: $0) } == [1, 2, 1])
    #expect(heard.number(of: UITabBarController()) == 1)
    for number in 3..<10 { #expect(heard.number(of: UINavigationController()) == number) }
    #expect(heard.number(of: two) == 2)
  }
}

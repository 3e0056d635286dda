import Expectations
import PetriUIKit
import Testing

@testable import PetriComposer

@Suite("Numbers in texts")
struct NumberTests {
  @Test(
    "integers have no point, others two digits at most",
    arguments: [(0, "0"), (393, "393"), (0.5, "0.5"), (20.333, "20.33"), (-0.001, "0"), (-1.5, "-1.5"), (1.05, "1.05")]
  )
  func text(value: Double, expected: String) {
    expectEqual(Number.text(CGFloat(value)), expected)
  }
}

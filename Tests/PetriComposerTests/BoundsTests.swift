import Expectations
import PetriCatalog
import PetriUIKit
import Testing

@testable import PetriComposer

@MainActor @Suite("Bounds that are values") struct BoundsTests {
  private func reference(_ name: String) throws -> Attribute<Double> { .reference(try #require(Reference(name))) }

  private func view(_ kind: ViewKind, length: ContextValue, step: Double = 1) -> UIView? {
    let context = ContextObject([.init(name: "length", value: length), .init(name: "step", value: .double(step))])
    return ViewBuilder { _ in }.views([ViewDefinition(kind: kind, place: Onion.place)], scope: Scope(context: context))
      .first
  }

  @Test(
    "a slider ends at the context's bound, at the usual one without any, and never below its least value",
    arguments: [(ContextValue.int(240), 240, 200), (.double(12.5), 12.5, 12.5), (.null, 1, 1), (.int(-3), 0, 0)]
  )
  func slider(length: ContextValue, maximum: Float, value: Float) throws {
    var definition = SliderDefinition()
    definition.maximum = try reference("length")
    definition.value = .value(200)
    let slider = try #require(view(.slider(definition), length: length) as? UISlider)
    expectEqual(slider.minimumValue, 0)
    expectEqual(slider.maximumValue, maximum)
    expectEqual(slider.value, value)
  }

  @Test("a stepper's bounds and step are values, and an invalid step leaves the usual one")
  func stepper() throws {
    for (step, expected) in [(0.5, 0.5), (0, 1), (-2, 1)] {
      var definition = StepperDefinition()
      definition.minimum = try reference("length")
      definition.step = try reference("step")
      let stepper = try #require(view(.stepper(definition), length: .int(3), step: step) as? UIStepper)
      expectEqual(stepper.minimumValue, 3)
      expectEqual(stepper.maximumValue, 100)
      expectEqual(stepper.value, 3)
      expectEqual(stepper.stepValue, expected)
    }
  }
}

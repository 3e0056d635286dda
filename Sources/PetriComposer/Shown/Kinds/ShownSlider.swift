package import PetriUIKit

/// A value between two.
package struct ShownSlider: ShownKind {
  /// The slider.
  package let view: UISlider
  /// What it is at.
  package let number: Float
  /// The least it can be at.
  package let minimum: Float
  /// The most it can be at.
  package let maximum: Float

  @MainActor
  init(_ view: UISlider) {
    self.view = view
    number = view.value
    minimum = view.minimumValue
    maximum = view.maximumValue
  }

  private var share: Float { (number - minimum) / max(.leastNonzeroMagnitude, maximum - minimum) }

  package var word: String? { "slider" }
  package var isLeaf: Bool { true }
  package var value: String? { Number.text(CGFloat(number), from: CGFloat(minimum), to: CGFloat(maximum)) }
  @MainActor package var attributes: [ShownAttribute] {
    var list = AttributeList(valueAttributes, in: view.traitCollection)
    list.color("minimumTrackTintColor", view.minimumTrackTintColor)
    list.color("maximumTrackTintColor", view.maximumTrackTintColor)
    list.color("thumbTintColor", view.thumbTintColor)
    list.image("minimumValueImage", view.minimumValueImage)
    list.image("maximumValueImage", view.maximumValueImage)
    list.flag("not continuous", !view.isContinuous)
    return list.all
  }
  package var form: ShownForm { .slider(share: share) }
  package var speech: ShownSpeech {
    ShownSpeech(stop: .always, words: ["adjustable"], value: Number.percent(share), hasOwnSize: true)
  }
  package var touch: ShownTouch { .input }
  package var input: ShownInput? { .slider(self) }
}

package import PetriUIKit

/// On or off.
package struct ShownSwitch: ShownKind {
  /// The switch.
  package let view: UISwitch
  /// Whether it is on.
  package let isOn: Bool
  /// What it is filled with while it is on.
  package let tint: UIColor

  @MainActor
  init(_ view: UISwitch) {
    self.view = view
    isOn = view.isOn
    tint = view.onTintColor ?? .systemGreen
  }

  package var word: String? { "switch" }
  package var isLeaf: Bool { true }
  package var value: String? { isOn ? "on" : "off" }
  @MainActor package var attributes: [ShownAttribute] {
    var list = AttributeList(valueAttributes, in: view.traitCollection)
    list.text("title", view.title)
    list.color("onTintColor", view.onTintColor)
    list.color("thumbTintColor", view.thumbTintColor)
    return list.all
  }
  package var form: ShownForm { .toggle(self) }
  package var speech: ShownSpeech {
    ShownSpeech(stop: .always, words: ["switch button"], value: value, hasOwnSize: true)
  }
  package var touch: ShownTouch { .input }
  package var input: ShownInput? { .toggle(self) }
}

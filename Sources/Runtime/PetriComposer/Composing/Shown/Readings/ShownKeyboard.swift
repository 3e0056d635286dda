package import PetriCatalog
package import PetriUIKit

package struct ShownKeyboard: ShownKind {
  package let type: String
  /// The format's word for the return key; `nil` for number pads, which have none.
  package let returnKey: String?
  /// Whether the return key is highlighted as the primary action.
  package let isReturnKeyTinted: Bool
  /// The height of the suggestion bar, in points.
  package let barHeight: CGFloat
  /// The free space below the keys, in points.
  package let bottomInset: CGFloat

  @MainActor
  package init?(_ view: UIView, _ kind: ViewKind?) {
    guard let keyboard = view.shownKeyboard else { return nil }
    self = keyboard
  }

  init(_ type: UIKeyboardType, _ key: UIReturnKeyType, barHeight: CGFloat, bottomInset: CGFloat) {
    self.type = type.optionWord
    let isOfDigits = [UIKeyboardType.numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad].contains(type)
    returnKey = isOfDigits ? nil : key.optionWord ?? "return"
    isReturnKeyTinted = ![.default, .next, .continue].contains(key)
    self.barHeight = barHeight
    self.bottomInset = bottomInset
  }

  package var word: String? { "keyboard" }
  package var isLeaf: Bool { true }
  @MainActor package var defaultBackground: UIColor? { .systemGray4 }
  @MainActor package var paint: ShownPaint? { ShownPaint(.systemGray4) }
  @MainActor package var attributes: [ShownAttribute] {
    let key = returnKey.map { ShownAttribute("returnKey", "returnKey \($0)") }
    return [ShownAttribute("type", "type \(type)"), key].compactMap(\.self)
  }
  package var texts: [String] { [returnKey].compactMap(\.self) }
  package var form: ShownForm { .keyboard(self) }
  package var speech: ShownSpeech {
    ShownSpeech(stop: .always, name: "Keyboard", words: ["keyboard"], value: returnKey.map { "return key \($0)" })
  }
  package var touch: ShownTouch { .nothing }
}

import PetriCatalog
package import PetriUIKit

/// A button.
package struct ShownButton: ShownKind {
  /// The button, whose layout knows the font of its title.
  package let view: UIButton
  /// The title, empty where there is none.
  package let title: String
  /// The picture.
  package let image: UIImage?
  /// The colour that its look fills it with.
  package let background: UIColor?
  /// Whether it can be tapped.
  package let isEnabled: Bool
  private let style: ButtonStyle?

  @MainActor
  init(_ view: UIButton, _ kind: ViewKind?) {
    self.view = view
    style = if case .button(let button)? = kind { button.style } else { nil }
    title = view.currentTitle ?? ""
    image = view.currentImage
    background = view.configuration?.background.backgroundColor
    isEnabled = view.isEnabled
  }

  package var word: String? { "button" }
  package var isLeaf: Bool { true }
  package var subject: String? { title.quoted }
  package var text: String? { title }
  package var attributes: [ShownAttribute] {
    [ShownAttribute("style", style, usual: .plain)].compactMap(\.self)
  }
  package var texts: [String] { [title] }
  package var form: ShownForm { .button(self) }
  package var speech: ShownSpeech { ShownSpeech(hasOwnSize: true) }
  package var touch: ShownTouch { .button }

  /// What it is filled with and its title, where what may be tapped has a colour.
  package func colors(tint: UIColor) -> (fill: UIColor?, title: UIColor) {
    let tint = isEnabled ? tint : UIColor.tertiaryLabel
    switch style {
    case .filled: return (tint, .white)
    case .tinted: return (tint.withAlphaComponent(0.15), tint)
    case .gray: return (.systemGray5, tint)
    default: return (background, tint)
    }
  }
}

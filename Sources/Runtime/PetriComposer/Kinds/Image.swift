import PetriCatalog
package import PetriUIKit

extension ImageDefinition: BuildableKind {
  func makeView(at site: ViewSite, by builder: ViewBuilder) -> UIView {
    let picture =
      isSymbol ? symbol(in: site.scope) : UIImage.picture(named: name.text(in: site.scope), site.axis)
    let image = UIImageView(image: picture)
    image.contentMode = mode.uiMode
    return image
  }

  var isCutAtCorners: Bool { true }
}

extension ShownView {
  /// The picture of an image view.
  package var image: UIImage? { (view as? UIImageView)?.image }
}

/// A picture, of which the name is known.
struct ShownImage: ShownKind {
  private let view: UIImageView
  private let name: String?
  private let definition: ImageDefinition?

  @MainActor
  init?(_ view: UIView, _ kind: ViewKind?) {
    guard let view = view as? UIImageView else { return nil }
    definition = if case .image(let image)? = kind { image } else { nil }
    self.view = view
    name = view.image?.shownName
    form =
      if let image = view.image, image.isSymbolImage { .symbol(image) } else { .picture(name: view.image?.shownName) }
  }

  var word: String? { "image" }
  var isLeaf: Bool { true }
  var subject: String? { name.map { $0.isWord ? $0 : $0.quoted } }
  var text: String? { name }
  @MainActor var attributes: [ShownAttribute] {
    var list = AttributeList(in: view.traitCollection)
    list.flag("symbol", definition?.isSymbol ?? false)
    list.number("size", definition?.size.map { CGFloat($0) }, usual: 17)
    list.word("weight", definition?.weight?.rawValue, usual: WeightOption.regular.rawValue)
    list.word("mode", view.contentMode.shownWord, usual: UIView.ContentMode.scaleToFill.shownWord)
    list.word(
      "renderingMode",
      view.image?.renderingMode ?? .automatic,
      usual: .automatic,
      [.alwaysOriginal: "alwaysOriginal", .alwaysTemplate: "alwaysTemplate"]
    )
    list.flag("highlighted", view.isHighlighted)
    list.flag("animating", view.isAnimating)
    return list.all
  }
  var usuallyTakesTouches: Bool { false }
  let form: ShownForm
  var speech: ShownSpeech { ShownSpeech(traits: .image) }
}

extension String {
  /// Whether it is read as one word without quotes.
  var isWord: Bool {
    !isEmpty
      && utf8.allSatisfy {
        ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A || (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x2E
          || $0 == 0x5F
      }
  }
}

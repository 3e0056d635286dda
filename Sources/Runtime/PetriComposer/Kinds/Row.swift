import PetriCatalog
import PetriUIKit

extension RowDefinition: BuildableKind {
  func makeView(at site: ViewSite, by builder: ViewBuilder) -> UIView {
    builder.row(self, of: site.definition, site.scope)
  }
}

/// A row of a list.
struct ShownRow: ShownKind {
  private let view: RowView
  private let title: String
  private let isSymbol: Bool
  private let maximumSize: CGSize?

  @MainActor
  init?(_ view: UIView, _ kind: ViewKind?) {
    guard let view = view as? RowView, case .row(let definition)? = kind else { return nil }
    self.view = view
    title = view.title.text ?? ""
    isSymbol = definition.image?.isSymbol ?? false
    maximumSize = definition.imageMaximumSize.map { CGSize(width: $0.width, height: $0.height) }
  }

  var word: String? { "row" }
  var isLeaf: Bool { true }
  var form: ShownForm { .subviews }
  var subject: String? { title.quoted }
  var text: String? { title }
  @MainActor var attributes: [ShownAttribute] {
    var list = AttributeList(in: view.traitCollection)
    list.text("subtitle", view.subtitle?.text)
    list.text("value", view.value?.text)
    list.color("color", view.title.textColor, usual: view.isEnabled ? .label : .tertiaryLabel)
    list.font("font", view.title.font, usual: .preferredFont(forTextStyle: .body, compatibleWith: view.traitCollection))
    list.image(isSymbol ? "symbol" : "image", view.image?.image)
    list.number("imageCornerRadius", view.image?.layer.cornerRadius)
    list.word("imageMaximumSize", maximumSize.map { "\(Number.text($0.width))x\(Number.text($0.height))" })
    list.flag("disabled", !view.isEnabled)
    return list.all
  }
}

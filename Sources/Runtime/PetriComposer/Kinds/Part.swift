import PetriCatalog
import PetriUIKit

extension PartDefinition: BuildableKind {
  func makeView(at site: ViewSite, by builder: ViewBuilder) -> UIView {
    let stack = UIStackView()
    stack.axis = .vertical
    guard let part = builder.library.screen(named: name), case .views(let content) = part.content else { return stack }
    stack.spacing = content.spacing
    stack.alignment = content.alignment.uiAlignment
    let inner = scope(of: part, in: site.scope)
    stack.backgroundColor = content.background?.value(in: inner)?.uiColor
    if let padding = content.padding { stack.pad(padding) }
    stack.arrange(builder.views(content.views, scope: inner))
    return stack
  }
}

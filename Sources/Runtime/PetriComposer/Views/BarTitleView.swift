import PetriCatalog
import PetriUIKit

/// The views in place of a bar's title, in a row. The bar is outside of the screen's own view, so this tells what defines them.
final class BarTitleView: UIView, ArrangingView, StackHolding, ViewDefining {
  let stack = UIStackView()
  private weak var definer: (any ViewDefining)?

  init(_ views: [UIView], of definer: any ViewDefining) {
    self.definer = definer
    super.init(frame: .zero)
    stack.spacing = 8
    stack.alignment = .center
    stack.arrange(views)
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: leadingAnchor), stack.trailingAnchor.constraint(equalTo: trailingAnchor),
      stack.topAnchor.constraint(equalTo: topAnchor), stack.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func definition(of view: UIView) -> ViewDefinition? { definer?.definition(of: view) }
  func tap(of view: UIView) -> ResolvedTap? { definer?.tap(of: view) }
  func otherTaps(of view: UIView) -> [OtherTap] { definer?.otherTaps(of: view) ?? [] }
}

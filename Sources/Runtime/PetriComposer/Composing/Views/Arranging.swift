import PetriCatalog
public import PetriUIKit

/// A view that only arranges others and isn't printed.
public protocol ArrangingView: UIView {}

protocol StackHolding: UIView {
  var stack: UIStackView { get }
}

/// The views in place of a bar's title. Forwards to the screen's controller, because the bar is outside the screen's
/// own view.
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

extension UIStackView {
  /// Appends views. Spacers among them get equal lengths, as in SwiftUI.
  func arrange(_ views: [UIView]) {
    for view in views { addArrangedSubview(view) }
    let spacers = views.compactMap { $0 as? SpacerView }
    guard let first = spacers.first else { return }
    for spacer in spacers.dropFirst() {
      let equal =
        axis == .vertical
        ? spacer.heightAnchor.constraint(equalTo: first.heightAnchor)
        : spacer.widthAnchor.constraint(equalTo: first.widthAnchor)
      // Stronger than their stretching, weaker than measuring.
      equal.priority = UILayoutPriority(2)
      equal.isActive = true
    }
  }

  func pad(_ padding: Insets) {
    isLayoutMarginsRelativeArrangement = true
    insetsLayoutMarginsFromSafeArea = false
    directionalLayoutMargins = padding.directional
  }
}

extension UIView {
  private static let growing = UILayoutPriority(1)
  private static let yielding = UILayoutPriority(UILayoutPriority.fittingSizeLevel.rawValue + 1)

  private static let loosening: Float = 235

  /// Takes the remaining space along an axis and yields first.
  func grow(along axis: NSLayoutConstraint.Axis) {
    setContentHuggingPriority(UIView.growing, for: axis)
    setContentCompressionResistancePriority(UIView.yielding, for: axis)
  }

  /// Grows only after views of default priority.
  func keepToBounds() {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] where contentHuggingPriority(for: axis) == .defaultLow {
      setContentHuggingPriority(UILayoutPriority(UILayoutPriority.defaultLow.rawValue + 1), for: axis)
    }
  }

  /// Requests all space of a stack, for views sized by constraints.
  func requestSpace(along axis: NSLayoutConstraint.Axis) {
    let wish = (axis == .vertical ? heightAnchor : widthAnchor).constraint(equalToConstant: 10_000)
    wish.priority = UIView.growing
    wish.isActive = true
    setContentHuggingPriority(UIView.growing, for: axis)
  }

  /// Lets the content follow when the view grows, by lowering its hugging below that of its siblings. A stack view
  /// resists stretching as much as its arranged views do.
  func loosen(along axis: NSLayoutConstraint.Axis) {
    for subview in subviews {
      let size = subview.intrinsicContentSize
      let isSized = (axis == .vertical ? size.height : size.width) >= 0
      if !isSized || subview is LimitedView { subview.loosen(along: axis) }
      guard isSized, subview.contentHuggingPriority(for: axis) >= .defaultLow else { continue }
      let hugging = subview.contentHuggingPriority(for: axis).rawValue
      // A label hugs one point more than other views. In a growing view it must still hug less than they do outside,
      // and less than a stack holds together views narrower than itself.
      subview.setContentHuggingPriority(UILayoutPriority(hugging - UIView.loosening), for: axis)
      // Yields first if there isn't enough space.
      let resistance = subview.contentCompressionResistancePriority(for: axis).rawValue
      subview.setContentCompressionResistancePriority(UILayoutPriority(max(1, resistance - 2)), for: axis)
    }
  }

  func isGrowing(along axis: NSLayoutConstraint.Axis) -> Bool {
    contentHuggingPriority(for: axis) == UIView.growing
  }
}

extension UIView {
  /// Neither stretches nor yields, like a control of fixed size in Interface Builder.
  func keepSize() {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      // A text beside it isn't truncated to its height and doesn't push it away.
      setContentHuggingPriority(UILayoutPriority(UILayoutPriority.defaultHigh.rawValue - 1), for: axis)
      setContentCompressionResistancePriority(
        UILayoutPriority(UILayoutPriority.defaultHigh.rawValue + 1),
        for: axis
      )
    }
  }
}

extension UIButton {
  /// Lets a row without enough space truncate the title. Only HeadlessUIKit supports this.
  func keepLeastWidth() {
    #if os(Linux) || !canImport(UIKit)
      keepsLeastWidth = true
    #endif
  }
}

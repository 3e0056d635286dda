import PetriCatalog
public import PetriUIKit

/// A view that only arranges others, and that texts of a screen pass over.
public protocol ArrangingView: UIView {}

/// A view of the composer's whose views are in a stack, which only arranges them.
protocol StackHolding: UIView {
  /// The stack.
  var stack: UIStackView { get }
}

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

extension UIStackView {
  /// Arranges views behind those that are there. Spacers among them are equally long, as SwiftUI's are, where each may be so short.
  func arrange(_ views: [UIView]) {
    for view in views { addArrangedSubview(view) }
    let spacers = views.compactMap { $0 as? SpacerView }
    guard let first = spacers.first else { return }
    for spacer in spacers.dropFirst() {
      let equal =
        axis == .vertical
        ? spacer.heightAnchor.constraint(equalTo: first.heightAnchor)
        : spacer.widthAnchor.constraint(equalTo: first.widthAnchor)
      // More than what stretches them, less than where a size is looked for.
      equal.priority = UILayoutPriority(2)
      equal.isActive = true
    }
  }

  /// Leaves room between the edges and what is arranged, whatever the safe area.
  func pad(_ padding: Insets) {
    isLayoutMarginsRelativeArrangement = true
    insetsLayoutMarginsFromSafeArea = false
    directionalLayoutMargins = padding.directional
  }
}

extension UIView {
  /// The priority of what takes the room that is left.
  private static let growing = UILayoutPriority(1)
  /// The priority of what gives way first, but isn't asked to where a size is looked for.
  private static let yielding = UILayoutPriority(UILayoutPriority.fittingSizeLevel.rawValue + 1)

  /// From the usual priority to below that of a stack view's own wish to be as small as what is in it.
  private static let loosening: Float = 235

  /// Takes what room is left along an axis, and gives way before others do.
  func grow(along axis: NSLayoutConstraint.Axis) {
    setContentHuggingPriority(UIView.growing, for: axis)
    setContentCompressionResistancePriority(UIView.yielding, for: axis)
  }

  /// Grows after others of the usual priority have.
  func keepToBounds() {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] where contentHuggingPriority(for: axis) == .defaultLow {
      setContentHuggingPriority(UILayoutPriority(UILayoutPriority.defaultLow.rawValue + 1), for: axis)
    }
  }

  /// A wish for all the room of a stack, for views whose size follows from constraints.
  func wishForRoom(along axis: NSLayoutConstraint.Axis) {
    let wish = (axis == .vertical ? heightAnchor : widthAnchor).constraint(equalToConstant: 10_000)
    wish.priority = UIView.growing
    wish.isActive = true
    setContentHuggingPriority(UIView.growing, for: axis)
  }

  /// Has what is inside follow when the view grows: what holds it together gives way before what holds its neighbours together. A stack
  /// view resists being stretched as much as the views in it do.
  func loosen(along axis: NSLayoutConstraint.Axis) {
    for subview in subviews {
      let size = subview.intrinsicContentSize
      let isSized = (axis == .vertical ? size.height : size.width) >= 0
      if !isSized || subview is LimitedView { subview.loosen(along: axis) }
      guard isSized, subview.contentHuggingPriority(for: axis) >= .defaultLow else { continue }
      let hugging = subview.contentHuggingPriority(for: axis).rawValue
      // A label's is one more than that of others: in a view that grows it is still less than theirs outside, and less than what
      // holds together a stack whose views aren't as wide as it is.
      subview.setContentHuggingPriority(UILayoutPriority(hugging - UIView.loosening), for: axis)
      // Where there is too little room it gives way before them, too.
      let resistance = subview.contentCompressionResistancePriority(for: axis).rawValue
      subview.setContentCompressionResistancePriority(UILayoutPriority(max(1, resistance - 2)), for: axis)
    }
  }

  /// Whether it takes what room is left along an axis.
  func isGrowing(along axis: NSLayoutConstraint.Axis) -> Bool {
    contentHuggingPriority(for: axis) == UIView.growing
  }
}

extension UIView {
  /// Leaves spare room to others and gives none, much as Interface Builder has it for a control of a fixed size.
  func keepSize() {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      // A text beside it is neither cut to its height nor pushes it away.
      setContentHuggingPriority(UILayoutPriority(UILayoutPriority.defaultHigh.rawValue - 1), for: axis)
      setContentCompressionResistancePriority(
        UILayoutPriority(UILayoutPriority.defaultHigh.rawValue + 1),
        for: axis
      )
    }
  }
}

extension UIButton {
  /// Lets a row that lacks room leave a beginning of the title. UIKit on Apple's platforms doesn't know this wish.
  func keepLeastWidth() {
    #if os(Linux) || !canImport(UIKit)
      keepsLeastWidth = true
    #endif
  }
}

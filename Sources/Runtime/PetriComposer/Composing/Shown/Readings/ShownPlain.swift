package import PetriCatalog
package import PetriUIKit

struct ShownPlain: ShownKind {
  let isArrangement: Bool

  @MainActor
  init(_ view: UIView, _ kind: ViewKind?) {
    isArrangement = type(of: view) == UIView.self || view is any ArrangingView || view.isContentOfCell
  }
}

extension UIView {
  /// Whether the view is a table cell's content view.
  var isContentOfCell: Bool { (superview as? UITableViewCell)?.contentView === self }
}

extension UIView {
  /// Whether its subviews never overlap.
  package var keepsViewsApart: Bool { self is UIStackView || self is UITableView || self is UICollectionView }

  package var isPicture: Bool { (self as? UIImageView)?.image.map { !$0.isSymbolImage } ?? false }
}

struct ShownControl: ShownKind {
  let isArrangement: Bool
  let touch: ShownTouch
  private let dates: ShownDates?

  @MainActor
  init?(_ view: UIView, _ kind: ViewKind?) {
    guard let view = view as? UIControl else { return nil }
    isArrangement = view is any ArrangingView
    // A control inside a row or a tappable box takes its own touches.
    touch = .control(hasAction: !view.allControlEvents.isEmpty, holdsOthers: isArrangement)
    dates = ShownDates(view)
  }

  var form: ShownForm { dates.map { .dates($0) } ?? .subviews }
}

struct ShownContent: ShownKind {
  private let view: ContentView

  @MainActor
  init?(_ view: UIView, _ kind: ViewKind?) {
    guard let view = view as? ContentView else { return nil }
    self.view = view
  }

  var isArrangement: Bool { true }
  @MainActor var attributes: [ShownAttribute] {
    let defaultSpacing = CGFloat(ViewsContent(views: []).spacing)
    var list = AttributeList(StackAttributes.of(view.stack, defaultSpacing: defaultSpacing), in: view.traitCollection)
    list.gradient(of: view)
    if let padding = view.padding { list.insets("padding", padding.directional, default: nil) }
    if !view.ignoredSides.isEmpty { list.word("ignoresSafeArea", view.ignoredSides.shownText) }
    return list.all
  }
}

struct ShownSupportingViews: ShownKind {
  private let view: UIStackView
  private let container: ContainerView

  @MainActor
  init?(_ view: UIView, _ kind: ViewKind?) {
    guard let view = view as? UIStackView, let container = view.superview as? ContainerView,
      container.supportingStack === view
    else { return nil }
    self.view = view
    self.container = container
  }

  var isArrangement: Bool { true }
  @MainActor var attributes: [ShownAttribute] {
    let defaults = SupportingViewsLayout()
    var list = AttributeList(in: view.traitCollection)
    let sides = container.supportingSides
    list.word("pinned", sides.isEmpty ? "nowhere" : sides.shownText, default: defaults.pins.sides.shownText)
    list.flag("horizontal", view.axis == .horizontal)
    list.add(StackAttributes.of(view, defaultSpacing: CGFloat(defaults.spacing)))
    return list.all
  }
}

package struct ShownGradient: ShownKind {
  private let gradient: Gradient
  private let cornerRadius: CGFloat

  @MainActor
  package init?(_ view: UIView, _ kind: ViewKind?) {
    guard let view = view as? GradientView else { return nil }
    gradient = view.shown
    cornerRadius = view.superview?.gradientRadius ?? 0
  }

  package var word: String? { "gradient" }
  package var isArrangement: Bool { true }
  package var isLeaf: Bool { true }
  package var form: ShownForm { .gradient(gradient, cornerRadius: cornerRadius) }
  package var touch: ShownTouch { .nothing }
  package var takesTouchesByDefault: Bool { false }
}

struct ShownToast: ShownKind {
  @MainActor
  init?(_ view: UIView, _ kind: ViewKind?) {
    guard view is ToastView else { return nil }
  }

  var word: String? { "toast" }
  var form: ShownForm { .box(cornerRadius: 18) }
  var takesTouchesByDefault: Bool { false }
}

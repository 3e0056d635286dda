import PetriCatalog
import PetriUIKit

extension DividerDefinition: BuildableKind {
  func makeView(at site: ViewSite, by builder: ViewBuilder) -> UIView { DividerView(axis: site.axis) }
}

struct ShownDivider: ShownKind {
  @MainActor
  init?(_ view: UIView, _ kind: ViewKind?) {
    guard case .divider? = kind else { return nil }
  }

  var word: String? { "divider" }
  var form: ShownForm { .line }
  @MainActor var defaultBackground: UIColor? { .separator }
}

final class DividerView: UIView {
  private let axis: NSLayoutConstraint.Axis

  init(axis: NSLayoutConstraint.Axis) {
    self.axis = axis
    super.init(frame: .zero)
    backgroundColor = .separator
    setContentHuggingPriority(.required, for: axis)
    setContentCompressionResistancePriority(.required, for: axis)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    let pixel = 1 / max(1, traitCollection.displayScale)
    return axis == .vertical
      ? CGSize(width: UIView.noIntrinsicMetric, height: pixel)
      : CGSize(width: pixel, height: UIView.noIntrinsicMetric)
  }
}

extension SpacerDefinition: BuildableKind {
  func makeView(at site: ViewSite, by builder: ViewBuilder) -> UIView { SpacerView(length: length, axis: site.axis) }
}

struct ShownSpacer: ShownKind {
  private let view: SpacerView

  @MainActor
  init?(_ view: UIView, _ kind: ViewKind?) {
    guard let view = view as? SpacerView else { return nil }
    self.view = view
  }

  @MainActor var attributes: [ShownAttribute] {
    var list = AttributeList(in: view.traitCollection)
    list.number("length", view.length)
    return list.all
  }
}

final class SpacerView: UIView {
  let length: CGFloat
  private let axis: NSLayoutConstraint.Axis

  init(length: Double, axis: NSLayoutConstraint.Axis) {
    self.length = length
    self.axis = axis
    super.init(frame: .zero)
    setContentHuggingPriority(UILayoutPriority(1), for: axis)
    // Yields first, but is kept when measuring.
    let keeping = UILayoutPriority(UILayoutPriority.fittingSizeLevel.rawValue + 1)
    setContentCompressionResistancePriority(keeping, for: axis)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    axis == .vertical
      ? CGSize(width: UIView.noIntrinsicMetric, height: length)
      : CGSize(width: length, height: UIView.noIntrinsicMetric)
  }
}

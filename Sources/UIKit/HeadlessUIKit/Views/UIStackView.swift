public import Foundation

/// A view that arranges views in a row or a column.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// The distribution along the axis.
  public enum Distribution: Int, Sendable {
    /// Fills the axis. Extra space goes to the lowest hugging priority, views without an intrinsic size first; missing
    /// space is taken from the lowest compression resistance. Apple's documentation says that the index breaks ties,
    /// but not how: here the last view grows or shrinks.
    case fill
    case fillEqually
    case fillProportionally
    case equalSpacing
    case equalCentering
  }

  /// The alignment across the axis.
  public enum Alignment: Int, Sendable {
    case fill
    case leading
    case firstBaseline
    case center
    case trailing
    case lastBaseline

    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  var measured: [CGFloat?: CGSize] = [:]
  var measuredGeneration = 0
  var involvedArranged = 0
  var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public convenience init() {
    self.init(frame: .zero)
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

  /// The system spacing, 8 points.
  public static let spacingUseSystem: CGFloat = 1.175_494_350_822_287_5e-38

  open internal(set) var arrangedSubviews: [UIView] = []

  open func addArrangedSubview(_ view: UIView) {
    arrange(view, at: arrangedSubviews.count)
  }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrange(view, at: stackIndex)
  }

  open func removeArrangedSubview(_ view: UIView) {
    disarrange(view)
  }

  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet {
      if oldValue != axis { arrangementChanged() }
    }
  }

  open var distribution = Distribution.fill {
    didSet {
      if oldValue != distribution { arrangementChanged() }
    }
  }

  open var alignment = Alignment.fill {
    didSet {
      if oldValue != alignment { arrangementChanged() }
    }
  }

  /// The spacing in points; 0 by default. The least spacing if the distribution spreads views.
  open var spacing: CGFloat = 0 {
    didSet {
      if oldValue != spacing { arrangementChanged() }
    }
  }

  open var isLayoutMarginsRelativeArrangement = false {
    didSet {
      if oldValue != isLayoutMarginsRelativeArrangement { arrangementChanged() }
    }
  }

  open var isBaselineRelativeArrangement = false {
    didSet {
      if oldValue != isBaselineRelativeArrangement { arrangementChanged() }
    }
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    let isDefault = spacing == UIStackView.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    arrangementChanged()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    measure(width: size.width > 0 ? size.width : nil)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if !arrangesByConstraints { layOutArrangedSubviews() }
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    if isLayoutMarginsRelativeArrangement { arrangementChanged() }
  }

  override var sizeFollowsFromConstraints: Bool { super.sizeFollowsFromConstraints || arrangesByConstraints }

  override var wrapsContent: Bool { !arrangesByConstraints && !arrangedSubviews.isEmpty }

  override func measureContent(width: CGFloat?) -> CGSize {
    if measuredGeneration != UIView.contentGeneration {
      measured = [:]
      measuredGeneration = UIView.contentGeneration
    }
    if let known = measured[width] { return known }
    let size = measureArrangedSubviews(width: width)
    // Typical layouts measure few widths: unlimited, the final one, and those during a size change.
    if measured.count > 8 { measured = [:] }
    measured[width] = size
    return size
  }

  override func contentPriorities(
    on axis: NSLayoutConstraint.Axis
  ) -> (hugging: UILayoutPriority, resistance: UILayoutPriority) {
    priorities(on: axis)
  }

  override func hasContentSize(on axis: NSLayoutConstraint.Axis) -> Bool {
    !arrangedSubviews.isEmpty
  }

  override func subviewWasRemoved(_ subview: UIView) {
    disarrange(subview)
  }

  override func baselines(height: CGFloat) -> (first: CGFloat, last: CGFloat) {
    let views = shownViews
    guard let first = views.first, let last = axis == .vertical ? views.last : first else { return (0, 0) }
    return (naturalBaselines(of: first).first, naturalBaselines(of: last).last)
  }
}

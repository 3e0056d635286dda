import PetriCatalog
import PetriUIKit

/// The root view of a container: the child, then the container's own views and the supporting views above it.
final class ContainerView: UIView {
  struct OwnView {
    let view: UIView
    let sides: Set<PinEdge>
    let center: CenterAxis?
  }

  /// The child; setting it inserts its view below the others.
  var child: UIViewController? {
    didSet {
      guard let child, let view = child.view else { return }
      view.preservesSuperviewLayoutMargins = definition.child.preservesSuperviewLayoutMargins
      // A first frame with the same safe area as the final one, so that the child is notified once.
      view.frame =
        definition.child.center == nil ? bounds : CGRect(x: 0, y: bounds.midY, width: bounds.width, height: 0)
      insertSubview(view, at: 0)
      setNeedsLayout()
    }
  }

  var ownViews: [OwnView] = [] {
    didSet {
      for own in oldValue { own.view.removeFromSuperview() }
      for own in ownViews { addSubview(own.view) }
      setNeedsLayout()
    }
  }

  var supportingViews: [UIView] = [] {
    didSet {
      for view in oldValue where !supportingViews.contains(view) { view.removeFromSuperview() }
      guard !supportingViews.isEmpty else {
        supportingStack.removeFromSuperview()
        return
      }
      for view in supportingViews { supportingStack.addArrangedSubview(view) }
      if supportingStack.superview == nil { addSubview(supportingStack) }
      setNeedsLayout()
    }
  }

  /// The stack of supporting views, in the hierarchy only while it has any.
  let supportingStack = UIStackView()
  var supportingSides: Set<PinEdge> { definition.supportingViews?.pins.sides ?? [] }
  private let definition: ContainerDefinition

  init(definition: ContainerDefinition) {
    self.definition = definition
    super.init(frame: .zero)
    guard let layout = definition.supportingViews else { return }
    supportingStack.axis = layout.axis.uiAxis
    supportingStack.spacing = layout.spacing
    supportingStack.alignment = layout.alignment.uiAlignment
    supportingStack.distribution = layout.distribution.uiDistribution
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let guide = bounds.inset(by: layoutMargins)
    for own in ownViews {
      own.view.frame = frame(of: own.view, sides: own.sides, center: own.center, in: guide)
    }
    var free = bounds.inset(by: safeAreaInsets)
    if supportingStack.superview != nil, let layout = definition.supportingViews {
      let sides = layout.pins.sides
      supportingStack.frame = frame(of: supportingStack, sides: sides, center: nil, in: guide)
      if sides.contains(.bottom) && !sides.contains(.top) {
        free.size.height = max(0, supportingStack.frame.minY - free.minY)
      } else if sides.contains(.top) && !sides.contains(.bottom) {
        let top = supportingStack.frame.maxY
        free = CGRect(x: free.minX, y: top, width: free.width, height: max(0, free.maxY - top))
      }
    }
    if let view = child?.viewIfLoaded, view.superview === self { view.frame = childFrame(of: view, free: free) }
  }

  /// The child's size, for a container centred in another.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let view = child?.viewIfLoaded else { return size }
    return ownSize(of: view, in: size)
  }

  private func childFrame(of view: UIView, free: CGRect) -> CGRect {
    let layout = definition.child
    let sides = layout.pins.sides
    // A child that fills the container isn't measured, which would measure all nested content at every level.
    if layout.center == nil, sides == Set([.top, .bottom, .leading, .trailing]) { return bounds }
    let own = ownSize(
      of: view,
      in: CGSize(
        width: bounds.width,
        height: layout.center == .vertical || layout.center == .both ? free.height : bounds.height
      )
    )
    let size = CGSize(
      width: sides.isSuperset(of: [.leading, .trailing]) ? bounds.width : min(own.width, bounds.width),
      height: sides.isSuperset(of: [.top, .bottom]) ? bounds.height : own.height
    )
    var origin = CGPoint(
      x: isAtLeft(sides) ? bounds.minX : bounds.maxX - size.width,
      y: sides.contains(.top) ? bounds.minY : sides.contains(.bottom) ? bounds.maxY - size.height : free.minY
    )
    switch layout.center {
    case .horizontal, .both: origin.x = pixelAligned(free.midX - size.width / 2)
    case .vertical, nil: break
    }
    switch layout.center {
    case .vertical, .both: origin.y = pixelAligned(free.midY - size.height / 2)
    case .horizontal, nil: break
    }
    return CGRect(origin: origin, size: size)
  }

  private func ownSize(of view: UIView, in size: CGSize) -> CGSize {
    if let preferred = child?.preferredContentSize, preferred != .zero { return preferred }
    let fitting = view.sizeThatFits(size)
    return fitting == .zero
      ? size : CGSize(width: min(fitting.width, size.width), height: min(fitting.height, size.height))
  }

  private func frame(of view: UIView, sides: Set<PinEdge>, center: CenterAxis?, in guide: CGRect) -> CGRect {
    let wide = sides.isSuperset(of: [.leading, .trailing])
    let compressed = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let width = wide ? guide.width : min(guide.width, compressed.width)
    let own = wide || compressed.width > guide.width ? view.fittingHeight(width: width) : compressed.height
    let height = sides.isSuperset(of: [.top, .bottom]) ? guide.height : min(guide.height, own)
    var origin = CGPoint(
      x: isAtLeft(sides) ? guide.minX : guide.maxX - width,
      y: sides.contains(.bottom) && !sides.contains(.top) ? guide.maxY - height : guide.minY
    )
    if center == .horizontal || center == .both { origin.x = pixelAligned(guide.midX - width / 2) }
    if center == .vertical || center == .both { origin.y = pixelAligned(guide.midY - height / 2) }
    return CGRect(x: origin.x, y: origin.y, width: width, height: height)
  }

  private func isAtLeft(_ sides: Set<PinEdge>) -> Bool {
    let isAtTrailing = sides.contains(.trailing) && !sides.contains(.leading)
    return (effectiveUserInterfaceLayoutDirection == .rightToLeft) == isAtTrailing
  }

  private func pixelAligned(_ value: CGFloat) -> CGFloat {
    let scale = max(1, traitCollection.displayScale)
    return (value * scale).rounded() / scale
  }
}

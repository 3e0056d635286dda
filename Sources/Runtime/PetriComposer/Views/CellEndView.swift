import PetriUIKit

/// The badge and the accessory at the end of a cell, which texts of a screen have with the view in the cell.
final class CellEndView: UIView, ArrangingView {
  /// The distance between the badge and the accessory, in points.
  private static let gap: CGFloat = 8

  /// A count or a word.
  let badge: UILabel?
  /// A mark, a button, a switch.
  let accessory: UIView?

  init(badge: UILabel?, accessory: UIView?) {
    self.badge = badge
    self.accessory = accessory
    super.init(frame: .zero)
    for view in views { addSubview(view) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private var views: [UIView] { [badge, accessory].compactMap(\.self) }

  override var intrinsicContentSize: CGSize {
    let sizes = views.map(\.contentFrameSize)
    return CGSize(
      width: sizes.map(\.width).reduce(CGFloat(max(0, sizes.count - 1)) * CellEndView.gap, +),
      height: sizes.map(\.height).max() ?? 0
    )
  }

  /// How wide it is at least, in points: a badge can be cut, an accessory can't.
  var leastWidth: CGFloat { accessory?.contentFrameSize.width ?? 0 }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var start: CGFloat = 0
    for view in views {
      var size = view.contentFrameSize
      if view === badge {
        size.width = min(size.width, max(0, bounds.width - (accessory == nil ? 0 : leastWidth + CellEndView.gap)))
      }
      view.frame = CGRect(
        x: isMirrored ? bounds.width - start - size.width : start,
        y: (bounds.height - size.height) / 2,
        width: size.width,
        height: size.height
      )
      start += size.width + CellEndView.gap
    }
  }
}

extension UIView {
  /// How large its frame is around its content: with the room at its edges that constraints don't see.
  fileprivate var contentFrameSize: CGSize {
    frame(forAlignmentRect: CGRect(origin: .zero, size: intrinsicContentSize)).size
  }
}

import PetriCatalog
import PetriUIKit

/// A view around another that bounds its size, in the middle of the room there is, and keeps that room while the other is hidden.
final class LimitedView: UIView, ArrangingView {
  /// The view inside.
  let content: UIView
  private let width: Double?
  private let room: ViewRoom

  init(content: UIView, width: Double? = nil, height: Double? = nil, room: ViewRoom) {
    self.content = content
    self.width = width
    self.room = room
    super.init(frame: .zero)
    setContentHuggingPriority(content.contentHuggingPriority(for: .horizontal), for: .horizontal)
    setContentCompressionResistancePriority(
      content.contentCompressionResistancePriority(for: .horizontal),
      for: .horizontal
    )
    content.translatesAutoresizingMaskIntoConstraints = false
    addSubview(content)
    NSLayoutConstraint.activate([
      content.centerXAnchor.constraint(equalTo: centerXAnchor),
      content.centerYAnchor.constraint(equalTo: centerYAnchor),
      content.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor),
      content.heightAnchor.constraint(lessThanOrEqualTo: heightAnchor),
    ])
    let (wide, high) = (content.widthAnchor, content.heightAnchor)
    // As large as the room, unless it has a size of its own; that gives way to a room that is too small.
    var limits = [wide.constraint(equalTo: widthAnchor), high.constraint(equalTo: heightAnchor)]
    for constraint in limits { constraint.priority = LimitedView.filling }
    let bounds = [
      width.map { wide.constraint(equalToConstant: CGFloat($0)) },
      height.map { high.constraint(equalToConstant: CGFloat($0)) },
      room.minWidth.map { wide.constraint(greaterThanOrEqualToConstant: CGFloat($0)) },
      room.maxWidth.map { wide.constraint(lessThanOrEqualToConstant: CGFloat($0)) },
      room.minHeight.map { high.constraint(greaterThanOrEqualToConstant: CGFloat($0)) },
      room.maxHeight.map { high.constraint(lessThanOrEqualToConstant: CGFloat($0)) },
      room.aspectRatio.map { wide.constraint(equalTo: high, multiplier: CGFloat($0)) },
    ].compactMap(\.self)
    for constraint in bounds { constraint.priority = LimitedView.bounding }
    limits += bounds
    NSLayoutConstraint.activate(limits)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// As wide as the view inside is within its bounds: what has no size of its own is stretched before anything else in a stack.
  override var intrinsicContentSize: CGSize {
    let natural = Double(content.intrinsicContentSize.width)
    guard natural >= 0, room.aspectRatio == nil else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    let bounded = width ?? max(room.minWidth ?? 0, min(room.maxWidth ?? .infinity, natural))
    return CGSize(width: CGFloat(bounded), height: UIView.noIntrinsicMetric)
  }

  private static let filling = UILayoutPriority(998)
  private static let bounding = UILayoutPriority(999)
}

import QuartzCore
import UIKit.UIView

/// A book's spine: its title over a coloured back, as wide as the title.
public final class SpineView: UIView {
  private let label = UILabel()
  private let back = CALayer()

  /// A spine with a title and a colour.
  public init(title: String, color: UIColor) {
    super.init(frame: .zero)
    back.backgroundColor = color.cgColor
    back.cornerRadius = 4
    layer.addSublayer(back)
    label.text = title
    label.font = .preferredFont(forTextStyle: .headline)
    addSubview(label)
  }

  /// No storyboard has one.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  public override var intrinsicContentSize: CGSize {
    let text = label.intrinsicContentSize
    return CGSize(width: text.width + 24, height: max(44, text.height + 16))
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    back.frame = bounds
    label.frame = bounds.insetBy(dx: 12, dy: 8)
  }
}

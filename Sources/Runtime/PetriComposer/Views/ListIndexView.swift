import PetriUIKit

/// The index at the edge of a list, which leads to its sections.
final class ListIndexView: UIView, ArrangingView {
  /// How wide it is, in points.
  static let width: CGFloat = 16
  private static let step: CGFloat = 16

  /// The titles that lead to the sections.
  let titles: [String]
  private let labels: [UILabel]

  init(titles: [String]) {
    self.titles = titles
    labels = titles.map { title in
      let label = UILabel()
      label.text = title
      label.font = .systemFont(ofSize: 11, weight: .semibold)
      label.textAlignment = .center
      label.textColor = .tintColor
      label.isAccessibilityElement = false
      return label
    }
    super.init(frame: .zero)
    for label in labels { addSubview(label) }
    isAccessibilityElement = true
    accessibilityLabel = "Section index"
    accessibilityTraits = .adjustable
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// The titles in the middle of the height, closer together where there are many.
  override func layoutSubviews() {
    super.layoutSubviews()
    guard !labels.isEmpty else { return }
    let step = min(ListIndexView.step, bounds.height / CGFloat(labels.count))
    var top = (bounds.height - step * CGFloat(labels.count)) / 2
    for label in labels {
      label.frame = CGRect(x: 0, y: top, width: bounds.width, height: step)
      top += step
    }
  }
}

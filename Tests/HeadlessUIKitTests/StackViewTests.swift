import Expectations
import HeadlessUIKit
import Testing

@MainActor @Suite struct StackViewTests {
  final class Box: UIView {
    let size: CGSize
    init(_ width: CGFloat, _ height: CGFloat) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { size }
  }

  private func stack(_ axis: NSLayoutConstraint.Axis, _ size: CGSize, _ views: [UIView]) -> UIStackView {
    prepare()
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.frame.size = size
    return stack
  }

  private func spans(_ stack: UIStackView) -> [String] {
    stack.setNeedsLayout()
    stack.layoutIfNeeded()
    return stack.arrangedSubviews.filter { !$0.isHidden }.map { view in
      let rect = view.frame
      return [rect.minX, rect.minY, rect.width, rect.height].map { "\(Int($0.rounded()))" }.joined(separator: " ")
    }
  }

  @Test("the distributions of a row")
  func distributions() {
    let row = stack(.horizontal, CGSize(width: 300, height: 50), [Box(20, 10), Box(40, 20), Box(60, 30)])
    row.spacing = 10
    expectEqual(spans(row), ["0 0 20 50", "30 0 40 50", "80 0 220 50"])
    row.arrangedSubviews[0].setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    expectEqual(spans(row), ["0 0 180 50", "190 0 40 50", "240 0 60 50"])
    row.distribution = .fillEqually
    expectEqual(spans(row), ["0 0 93 50", "103 0 93 50", "207 0 93 50"])
    row.distribution = .fillProportionally
    expectEqual(spans(row), ["0 0 43 50", "53 0 86 50", "149 0 151 50"])
    row.distribution = .equalSpacing
    expectEqual(spans(row), ["0 0 20 50", "110 0 40 50", "240 0 60 50"])
    row.distribution = .equalCentering
    expectEqual(spans(row), ["0 0 20 50", "120 0 40 50", "240 0 60 50"])
  }

  /// Whether the arrangement is found by placing one after the other, or solved as constraints.
  @Test("proportions count the gaps to the length, and the last view makes up for it", arguments: [false, true])
  func proportions(solved: Bool) {
    let views = [Box(10, 10), Box(20, 10), Box(30, 10), Box(40, 10)]
    let row = stack(.horizontal, CGSize(width: 480, height: 50), views)
    if solved { views[0].heightAnchor.constraint(greaterThanOrEqualToConstant: 1).isActive = true }
    row.distribution = .fillProportionally
    expectEqual(spans(row), ["0 0 48 50", "48 0 96 50", "144 0 144 50", "288 0 192 50"])
    row.spacing = 20
    // 10 of 160, 20 of 160 and 30 of 160 parts of 480, and the rest.
    expectEqual(spans(row), ["0 0 30 50", "50 0 60 50", "130 0 90 50", "240 0 240 50"])
    row.frame.size.width = 64
    // 4 points for four views: the first one gets its part, which is all there is.
    expectEqual(spans(row), ["0 0 4 50", "24 0 0 50", "44 0 0 50", "64 0 0 50"])
    row.frame.size.width = 480
    row.isLayoutMarginsRelativeArrangement = true
    row.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 144)
    expectEqual(spans(row), ["16 0 20 50", "56 0 40 50", "116 0 60 50", "196 0 140 50"])
    expectEqual(row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width, 320)
  }

  @Test("where not all middles can be equally far from each other, the first ones are", arguments: [false, true])
  func centring(solved: Bool) {
    let views = [Box(10, 10), Box(10, 10), Box(10, 10), Box(100, 10)]
    let row = stack(.horizontal, CGSize(width: 160, height: 50), views)
    if solved { views[0].heightAnchor.constraint(greaterThanOrEqualToConstant: 1).isActive = true }
    row.distribution = .equalCentering
    // The last gap is 0 at least, so its middles are 55 apart; the 30 points left make two gaps of 15.
    expectEqual(spans(row), ["0 0 10 50", "25 0 10 50", "50 0 10 50", "60 0 100 50"])
    row.arrangedSubviews[3].isHidden = true
    expectEqual(spans(row), ["0 0 10 50", "75 0 10 50", "150 0 10 50"])
    row.arrangedSubviews[3].isHidden = false
    row.setCustomSpacing(24, after: views[0])
    // Equal middles first, then the third distance as near to them as it can be.
    expectEqual(spans(row), ["0 0 10 50", "34 0 10 50", "50 0 10 50", "60 0 100 50"])
  }

  @Test("lack of room is taken from the view that resists least")
  func compression() {
    let row = stack(.horizontal, CGSize(width: 100, height: 50), [Box(80, 10), Box(80, 20)])
    expectEqual(spans(row), ["0 0 80 50", "80 0 20 50"])
    row.arrangedSubviews[0].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    expectEqual(spans(row), ["0 0 20 50", "20 0 80 50"])
  }

  @Test("the alignments of a column, and from right to left")
  func alignments() {
    let column = stack(.vertical, CGSize(width: 100, height: 60), [Box(20, 10), Box(40, 20)])
    column.distribution = .equalSpacing
    expectEqual(spans(column), ["0 0 100 10", "0 40 100 20"])
    column.alignment = .leading
    expectEqual(spans(column), ["0 0 20 10", "0 40 40 20"])
    column.alignment = .center
    expectEqual(spans(column), ["40 0 20 10", "30 40 40 20"])
    column.alignment = .trailing
    expectEqual(spans(column), ["80 0 20 10", "60 40 40 20"])
    column.semanticContentAttribute = .forceRightToLeft
    expectEqual(spans(column), ["0 0 20 10", "0 40 40 20"])
    let row = stack(.horizontal, CGSize(width: 100, height: 10), [Box(20, 10), Box(80, 10)])
    row.semanticContentAttribute = .forceRightToLeft
    expectEqual(spans(row), ["80 0 20 10", "0 0 80 10"])
  }

  @Test("gaps of a column from baseline to baseline, through rows", arguments: [false, true])
  func baselineGaps(isSolved: Bool) {
    prepare()
    let labels = ["One", "Two", "Three"].map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    let row = UIStackView(arrangedSubviews: [labels[1]])
    let column = UIStackView(arrangedSubviews: [labels[0], row, labels[2]])
    column.axis = .vertical
    column.alignment = .leading
    column.spacing = 29
    column.isBaselineRelativeArrangement = true
    if isSolved { labels[0].widthAnchor.constraint(greaterThanOrEqualToConstant: 1).isActive = true }
    column.frame.size = column.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    column.layoutIfNeeded()
    expectEqual(column.arrangedSubviews.map { ($0.frame.minY * 3).rounded() / 3 }, [0, 29, 58])
    column.isBaselineRelativeArrangement = false
    column.frame.size = column.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    column.layoutIfNeeded()
    #expect(row.frame.minY > 49)
  }

  @Test("hidden views close the gap, custom spacing and margins hold, spacers take the room")
  func gaps() {
    let spacer = UIView()
    let (a, b, c) = (Box(10, 10), Box(10, 10), Box(10, 10))
    let column = stack(.vertical, CGSize(width: 50, height: 200), [a, b, spacer, c])
    column.spacing = 5
    column.setCustomSpacing(20, after: a)
    column.isLayoutMarginsRelativeArrangement = true
    column.layoutMargins = UIEdgeInsets(top: 4, left: 3, bottom: 6, right: 2)
    expectEqual(spans(column), ["3 4 45 10", "3 34 45 10", "3 49 45 130", "3 184 45 10"])
    b.isHidden = true
    expectEqual(spans(column), ["3 4 45 10", "3 34 45 145", "3 184 45 10"])
    expectEqual(column.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 15, height: 55))
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
    a.removeFromSuperview()
    expectEqual(column.arrangedSubviews, [b, spacer, c])
  }

  @Test("a stack that has a frame is solved anew for another one where constraints decide what is in it")
  func resizedWithConstraints() {
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 300, height: 700))
    stack.axis = .vertical
    let (fixed, rest) = (UIView(), UIView())
    fixed.heightAnchor.constraint(equalToConstant: 40).isActive = true
    for view in [fixed, rest] { stack.addArrangedSubview(view) }
    for height in [700.0, 400, 500] {
      stack.frame.size.height = height
      stack.layoutIfNeeded()
      expectEqual(rest.frame, CGRect(x: 0, y: 40, width: 300, height: height - 40))
    }
  }

  @Test("labels are measured at the width that they get, through nested stacks")
  func wrapping() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "The quick brown fox jumps over the lazy dog"
    let icon = Box(24, 24)
    let row = UIStackView(arrangedSubviews: [icon, label])
    row.spacing = 8
    row.alignment = .top
    let column = stack(.vertical, CGSize(width: 200, height: 400), [row])
    let wide = column.systemLayoutSizeFitting(
      CGSize(width: 1000, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    let narrow = column.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    expectEqual(wide.height, 24)
    expectEqual(narrow.height, label.sizeThatFits(CGSize(width: 168, height: 0)).height)
    #expect(narrow.height > 40)
    label.text = "Short"
    expectEqual(column.sizeThatFits(CGSize(width: 200, height: 0)).height, 24)
  }

  @Test("a stack of 10,000 is laid out")
  func many() {
    let column = stack(.vertical, CGSize(width: 100, height: 100_000), (0..<10_000).map { _ in Box(10, 10) })
    column.layoutIfNeeded()
    expectEqual(column.arrangedSubviews[9_999].frame.minY, 99_990)
    for view in column.arrangedSubviews { view.removeFromSuperview() }
    #expect(column.arrangedSubviews.isEmpty)
  }
}

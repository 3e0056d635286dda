import HeadlessUIKit
import Testing
import Thoroughness

/// Random trees under random constraints, most of which contradict each other: layout must end, stay finite, and agree
/// with itself.
@MainActor @Suite struct ConstraintStormTests {
  static let attributes: [NSLayoutConstraint.Attribute] = [
    .left, .right, .leading, .trailing, .centerX, .top, .bottom, .centerY, .width, .height, .firstBaseline, .leftMargin,
    .topMargin,
  ]

  func view(of kind: Int, words: Int) -> UIView {
    switch kind {
    case 0:
      let label = UILabel()
      label.text = String(repeating: "word ", count: words)
      label.numberOfLines = 0
      return label
    case 1: return UIStackView()
    case 2: return UIScrollView()
    case 3: return UIButton(type: .system)
    case 4: return UITextField()
    default: return UIView()
    }
  }

  @Test(
    "a storm of views, constraints, priorities and sizes ends in finite frames that a second layout keeps",
    arguments: 1...Thoroughness.count(15, all: 60)
  )
  func constraints(seed: UInt64) throws {
    var dice = SplitStormTests.Dice(state: seed)
    HeadlessRuntime.misuseHandler = { _ in }
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    var views = [host]
    var constraints: [NSLayoutConstraint] = []
    for step in 0..<120 {
      let one = try #require(views.randomElement(using: &dice))
      let other = try #require(views.randomElement(using: &dice))
      switch Int.random(in: 0..<12, using: &dice) {
      case 0...2:
        let view = view(of: Int.random(in: 0..<6, using: &dice), words: step % 9)
        view.translatesAutoresizingMaskIntoConstraints = Int.random(in: 0..<4, using: &dice) == 0
        if let stack = one as? UIStackView, Bool.random(using: &dice) {
          stack.addArrangedSubview(view)
        } else {
          one.addSubview(view)
        }
        views.append(view)
      case 3...7:
        let constraint = NSLayoutConstraint(
          item: one,
          attribute: try #require(Self.attributes.randomElement(using: &dice)),
          relatedBy: try #require([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &dice)),
          toItem: other,
          attribute: try #require(Self.attributes.randomElement(using: &dice)),
          multiplier: try #require([1, 1, 1, 0.5, 2].randomElement(using: &dice)),
          constant: CGFloat(Int.random(in: -20...40, using: &dice))
        )
        constraint.priority = UILayoutPriority(try #require([1000, 1000, 999, 750, 250].randomElement(using: &dice)))
        constraint.isActive = true
        constraints.append(constraint)
      case 8: constraints.randomElement(using: &dice)?.isActive.toggle()
      case 9: constraints.randomElement(using: &dice)?.constant += 3
      case 10: if Bool.random(using: &dice) { one.removeFromSuperview() } else { one.isHidden.toggle() }
      default:
        host.frame.size.width = CGFloat(Int.random(in: 100...500, using: &dice))
        host.layoutIfNeeded()
        _ = one.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      }
    }
    host.layoutIfNeeded()
    let frames = views.map(\.frame)
    for frame in frames {
      #expect(frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite && frame.height.isFinite, "\(frame)")
      #expect(frame.width >= -0.5 && frame.height >= -0.5, "\(frame)")
    }
    for view in views { view.setNeedsLayout() }
    host.layoutIfNeeded()
    for (before, after) in zip(frames, views.map(\.frame)) {
      let moved = [
        before.minX - after.minX, before.minY - after.minY, before.width - after.width, before.height - after.height,
      ]
      #expect(moved.allSatisfy { abs($0) < 0.01 }, "\(before) became \(after)")
    }
  }
}

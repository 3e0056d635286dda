import Expectations
import HeadlessUIKit
import Testing

@MainActor @Suite struct LayoutDetailTests {
  private final class Box: UIView {
    var size: CGSize
    init(_ width: CGFloat, _ height: CGFloat) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }
    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { size }
  }

  @Test("a label of several lines is as wide as it prefers at most, where nothing else gives a width")
  func preferredWidth() {
    prepare()
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let (stack, label) = (UIStackView(), UILabel())
    label.text = "An empty library is one that has neither films nor songs in it, so there is nothing to be shown here."
    label.numberOfLines = 0
    label.preferredMaxLayoutWidth = 200
    stack.axis = .vertical
    stack.alignment = .center
    stack.addArrangedSubview(label)
    stack.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: host.centerXAnchor), stack.topAnchor.constraint(equalTo: host.topAnchor),
      stack.leadingAnchor.constraint(greaterThanOrEqualTo: host.leadingAnchor),
    ])
    host.layoutIfNeeded()
    #expect(label.frame.width > 150 && label.frame.width <= 200, "\(label.frame)")
    expectEqual(label.frame.size, label.intrinsicContentSize)
    expectEqual(stack.frame.width, label.frame.width)
    // Asked by itself, it has the room that it is given.
    #expect(label.sizeThatFits(CGSize(width: 350, height: 0)).width > 200)
  }

  @Test("a label whose class has room around its text has it in a layout, on one line and on several")
  func paddedLabel() {
    final class Padded: UILabel {
      override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + 24, height: size.height + 10)
      }
    }
    prepare()
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    let (plain, padded, several) = (UILabel(), Padded(), Padded())
    for label in [plain, padded, several] {
      label.text = "Order status"
      label.translatesAutoresizingMaskIntoConstraints = false
      host.addSubview(label)
      label.leadingAnchor.constraint(equalTo: host.leadingAnchor).isActive = true
      label.topAnchor.constraint(equalTo: host.topAnchor).isActive = true
    }
    several.numberOfLines = 0
    several.widthAnchor.constraint(equalToConstant: 60).isActive = true
    host.layoutIfNeeded()
    expectEqual(padded.frame.size, CGSize(width: plain.frame.width + 24, height: plain.frame.height + 10))
    #expect(several.frame.height > 2 * plain.frame.height && several.frame.width == 60, "\(several.frame)")
  }

  @Test("the anchors of a constraint are those that the views hand out")
  func anchors() {
    prepare()
    let (host, view, guide) = (UIView(), UIView(), UILayoutGuide())
    host.addSubview(view)
    host.addLayoutGuide(guide)
    let constraints = [
      view.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: host.firstBaselineAnchor),
      view.widthAnchor.constraint(equalTo: guide.heightAnchor),
    ]
    #expect(constraints[0].firstAnchor === view.leadingAnchor && constraints[0].secondAnchor === guide.trailingAnchor)
    #expect(constraints[1].firstAnchor === view.topAnchor && constraints[1].secondAnchor === host.firstBaselineAnchor)
    #expect(constraints[2].firstAnchor === view.widthAnchor && constraints[2].secondAnchor === guide.heightAnchor)
    let margins = NSLayoutConstraint(
      item: view,
      attribute: .leftMargin,
      relatedBy: .equal,
      toItem: host,
      attribute: .leftMargin,
      multiplier: 1,
      constant: 0
    )
    #expect(margins.firstAnchor === margins.firstAnchor && margins.firstAnchor.item === view)
    expectEqual(constraints[0].firstAnchor.name, view.leadingAnchor.name)
  }

  @Test("a view without text has its first baseline at its top, or where the view has it that it names")
  func baselines() {
    prepare()
    final class Naming: UIView {
      let inner = UIView()
      override var forFirstBaselineLayout: UIView { inner }
    }
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let (plain, image, naming) = (UIView(), UIImageView(image: UIImage(named: "Icon")), Naming())
    for view in [plain, image, naming] {
      view.translatesAutoresizingMaskIntoConstraints = false
      host.addSubview(view)
      view.leadingAnchor.constraint(equalTo: host.leadingAnchor).isActive = true
      view.firstBaselineAnchor.constraint(equalTo: host.topAnchor, constant: 30).isActive = true
    }
    naming.inner.translatesAutoresizingMaskIntoConstraints = false
    naming.addSubview(naming.inner)
    naming.inner.topAnchor.constraint(equalTo: naming.topAnchor, constant: 7).isActive = true
    host.layoutIfNeeded()
    expectEqual([plain, image, naming].map(\.frame.minY), [30, 30, 23])
  }

  @Test("equal centring comes before a stack's wish to be short", arguments: [false, true])
  func centring(solved: Bool) {
    prepare()
    let views = [Box(100, 10), Box(20, 10), Box(20, 10)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.distribution = .equalCentering
    stack.spacing = 10
    if solved { views[0].heightAnchor.constraint(greaterThanOrEqualToConstant: 1).isActive = true }
    // Middles are 70 apart: 50 + 70 + 70 + 10.
    expectEqual(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width, 200)
  }

  @Test("a stack without constraints is as large as its content, where its superview begins", arguments: [false, true])
  func lonelyStack(solved: Bool) {
    prepare()
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let view = Box(40, 10)
    let stack = UIStackView(arrangedSubviews: [view, Box(30, 20)])
    stack.translatesAutoresizingMaskIntoConstraints = false
    if solved { view.heightAnchor.constraint(greaterThanOrEqualToConstant: 1).isActive = true }
    host.addSubview(stack)
    host.layoutIfNeeded()
    expectEqual(stack.frame, CGRect(x: 0, y: 0, width: 70, height: 20))
    #expect(stack.hasAmbiguousLayout)
  }

  @Test("the guides of bars bring constraints of their own, as many as UIKit's")
  func supports() {
    prepare()
    let controller = UIViewController()
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor).isActive = true
    view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor).isActive = true
    expectEqual(controller.view.constraints.count, 6)
    controller.view.layoutIfNeeded()
    expectEqual(view.frame.height, controller.view.bounds.height)
  }

  @Test(
    "a button in a row that asks for it keeps a beginning of its title beside a text that takes the rest",
    arguments: [false, true]
  )
  func leastWidth(isSolved: Bool) {
    prepare()
    let (label, button) = (UILabel(), UIButton(type: .system))
    button.keepsLeastWidth = true
    label.text = "A text that takes all the room there is"
    button.setTitle("Buy", for: .normal)
    let row = UIStackView(arrangedSubviews: [label, button])
    row.frame = CGRect(x: 0, y: 0, width: 50, height: 30)
    if isSolved { label.heightAnchor.constraint(greaterThanOrEqualToConstant: 1).isActive = true }
    row.layoutIfNeeded()
    expectEqual(button.frame.width, min(44, button.intrinsicContentSize.width))
    label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    row.layoutIfNeeded()
    expectEqual(button.frame.width, button.intrinsicContentSize.width)
  }
}

import Expectations
import HeadlessUIKit
import Testing

@MainActor @Suite struct AnchorTests {
  @Test("a view's and a guide's anchors are the same objects each time")
  func identity() {
    let (view, guide) = (UIView(), UILayoutGuide())
    expectIdentical(view.leadingAnchor, view.leadingAnchor)
    expectIdentical(view.topAnchor, view.topAnchor)
    expectIdentical(view.widthAnchor, view.widthAnchor)
    expectIdentical(guide.trailingAnchor, guide.trailingAnchor)
    expectIdentical(guide.heightAnchor, guide.heightAnchor)
    #expect(view.leadingAnchor !== view.leftAnchor && view.firstBaselineAnchor !== view.lastBaselineAnchor)
  }

  @Test("the anchors of a constraint equal those that it was made of, and no others")
  func equality() throws {
    let (one, other) = (UIView(), UIView())
    let constraint = one.leadingAnchor.constraint(equalTo: other.trailingAnchor)
    let second = try #require(constraint.secondAnchor)
    #expect(constraint.firstAnchor.isEqual(one.leadingAnchor) && second.isEqual(other.trailingAnchor))
    #expect(constraint.firstAnchor == constraint.firstAnchor)
    #expect(!constraint.firstAnchor.isEqual(other.leadingAnchor) && !constraint.firstAnchor.isEqual(one.leftAnchor))
    expectEqual(constraint.firstAnchor.hash, one.leadingAnchor.hash)
    expectEqual(Set([one.leadingAnchor, one.leadingAnchor, other.leadingAnchor]).count, 2)
  }

  @Test("anchors don't keep their view, nor do views keep themselves by them")
  func leaks() {
    weak var weakView: UIView?
    var anchor: NSLayoutXAxisAnchor?
    do {
      let view = UIView()
      anchor = view.centerXAnchor
      weakView = view
    }
    #expect(weakView == nil && anchor?.item == nil)
  }

  @Test("a horizontal place may follow a vertical one; sizes and places, reading and absolute edges don't mix")
  func pairs() {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let (above, beside) = (UIView(), UIView())
    for view in [above, beside] {
      view.translatesAutoresizingMaskIntoConstraints = false
      host.addSubview(view)
    }
    func constraint(
      _ attribute: NSLayoutConstraint.Attribute,
      _ other: NSLayoutConstraint.Attribute
    ) -> NSLayoutConstraint {
      NSLayoutConstraint(
        item: beside,
        attribute: attribute,
        relatedBy: .equal,
        toItem: above,
        attribute: other,
        multiplier: 1,
        constant: 0
      )
    }
    let trace = Trace()
    NSLayoutConstraint.activate([
      above.topAnchor.constraint(equalTo: host.topAnchor, constant: 30),
      above.leftAnchor.constraint(equalTo: host.leftAnchor),
      constraint(.left, .top),
      constraint(.top, .left),
    ])
    host.layoutIfNeeded()
    expectEqual(trace.take(), "")
    expectEqual(beside.frame.origin, CGPoint(x: 30, y: 0))
    constraint(.left, .width).isActive = true
    expectEqual(trace.take(), "misuse: NSLayoutConstraint for UIView: Invalid pairing of layout attributes")
    constraint(.leading, .left).isActive = true
    expectEqual(
      trace.take(),
      "misuse: NSLayoutConstraint for UIView: A constraint cannot be made between a leading/trailing attribute and a "
        + "right/left attribute. Use leading/trailing for both or neither."
    )
  }
}

// Libraries bring their own, which must not be ambiguous.
private func + (left: UILayoutPriority, right: Float) -> UILayoutPriority { UILayoutPriority(left.rawValue + right) }

extension AnchorTests {
  @Test("a library's arithmetic of priorities is the only one")
  func priorities() {
    expectEqual(.defaultLow + 1, UILayoutPriority(251))
  }
}

import Expectations
import HeadlessUIKit
import Testing

@MainActor @Suite struct AmbiguityTests {
  private func host(_ views: UIView...) -> UIView {
    prepare()
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      host.addSubview(view)
    }
    return host
  }

  @Test("a view is ambiguous as long as one of its numbers is open")
  func numbers() {
    let view = UIView()
    let host = host(view)
    #expect(view.hasAmbiguousLayout && !host.hasAmbiguousLayout)
    let constraints = [
      view.leftAnchor.constraint(equalTo: host.leftAnchor), view.topAnchor.constraint(equalTo: host.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(lessThanOrEqualToConstant: 10),
    ]
    for constraint in constraints {
      constraint.isActive = true
      #expect(view.hasAmbiguousLayout)
    }
    view.heightAnchor.constraint(equalTo: view.widthAnchor).isActive = true
    #expect(!view.hasAmbiguousLayout)
  }

  @Test("of two labels that hug equally hard, either may get the spare room; a frame of its own is never ambiguous")
  func hugging() {
    let (one, two) = (UILabel(), UILabel())
    let host = host(one, two)
    (one.text, two.text) = ("One", "Two")
    NSLayoutConstraint.activate([
      one.leftAnchor.constraint(equalTo: host.leftAnchor), one.topAnchor.constraint(equalTo: host.topAnchor),
      two.leftAnchor.constraint(equalTo: one.rightAnchor), two.topAnchor.constraint(equalTo: host.topAnchor),
      two.rightAnchor.constraint(equalTo: host.rightAnchor),
    ])
    #expect(one.hasAmbiguousLayout && two.hasAmbiguousLayout)
    host.layoutIfNeeded()
    let before = one.frame
    one.exerciseAmbiguityInLayout()
    #expect(one.frame != before && one.frame.height == before.height)
    one.exerciseAmbiguityInLayout()
    expectEqual(one.frame, before)
    two.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    #expect(!one.hasAmbiguousLayout && !two.hasAmbiguousLayout)
    host.layoutIfNeeded()
    let decided = one.frame
    one.exerciseAmbiguityInLayout()
    expectEqual(one.frame, decided)
    one.translatesAutoresizingMaskIntoConstraints = true
    #expect(!one.hasAmbiguousLayout)
  }

  @Test("guides are ambiguous too; arranged views and the guides of the system are not")
  func guides() {
    let arranged = UILabel()
    let stack = UIStackView(arrangedSubviews: [arranged])
    let host = host(stack)
    let guide = UILayoutGuide()
    host.addLayoutGuide(guide)
    #expect(guide.hasAmbiguousLayout && !host.safeAreaLayoutGuide.hasAmbiguousLayout && !arranged.hasAmbiguousLayout)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: host.leftAnchor), guide.rightAnchor.constraint(equalTo: host.rightAnchor),
      guide.topAnchor.constraint(equalTo: host.topAnchor), guide.heightAnchor.constraint(equalToConstant: 4),
    ])
    #expect(!guide.hasAmbiguousLayout)
  }
}

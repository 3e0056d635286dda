import Expectations
import HeadlessUIKit
import Testing

/// A view that wants a size.
@MainActor private final class Block: UIView {
  var size = CGSize.zero { didSet { invalidateIntrinsicContentSize() } }
  override var intrinsicContentSize: CGSize { size }

  convenience init(_ width: CGFloat, _ height: CGFloat) {
    self.init()
    size = CGSize(width: width, height: height)
    translatesAutoresizingMaskIntoConstraints = false
  }
}

@MainActor private func plain() -> UIView {
  let view = UIView()
  view.translatesAutoresizingMaskIntoConstraints = false
  return view
}

@MainActor private func host(_ width: CGFloat = 320, _ height: CGFloat = 480) -> UIView {
  // Another suite may have imitated a device that reads from right to left.
  prepare()
  return UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
}

@MainActor private func misuses(_ body: () -> Void) -> [String] {
  var texts: [String] = []
  let before = HeadlessRuntime.misuseHandler
  HeadlessRuntime.misuseHandler = { texts.append($0) }
  body()
  HeadlessRuntime.misuseHandler = before
  return texts
}

@MainActor @Suite("Constraints", .serialized) struct ConstraintTests {
  @Test(
    "section 7: translatesAutoresizingMaskIntoConstraints is true in code, false for arranged views; a frame stays"
  )
  func translates() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.translatesAutoresizingMaskIntoConstraints)
    let stack = UIStackView(arrangedSubviews: [view])
    #expect(!view.translatesAutoresizingMaskIntoConstraints && stack.translatesAutoresizingMaskIntoConstraints)

    let host = host()
    let standing = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    let tied = plain()
    host.addSubview(standing)
    host.addSubview(tied)
    NSLayoutConstraint.activate([
      tied.leadingAnchor.constraint(equalTo: standing.trailingAnchor, constant: 5),
      tied.topAnchor.constraint(equalTo: standing.topAnchor),
      tied.widthAnchor.constraint(equalTo: standing.widthAnchor, multiplier: 2),
      tied.heightAnchor.constraint(equalToConstant: 7),
    ])
    host.layoutIfNeeded()
    expectEqual(tied.frame, CGRect(x: 45, y: 20, width: 60, height: 7))
    standing.frame = CGRect(x: 100, y: 0, width: 10, height: 10)
    host.layoutIfNeeded()
    expectEqual(tied.frame, CGRect(x: 115, y: 0, width: 20, height: 7))
    expectEqual(standing.frame, CGRect(x: 100, y: 0, width: 10, height: 10))
  }

  @Test("edges, centres and sizes of nested views")
  func nested() {
    let (host, card, dot) = (host(), plain(), plain())
    host.addSubview(card)
    card.addSubview(dot)
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 20),
      card.trailingAnchor.constraint(equalTo: host.trailingAnchor, constant: -20),
      card.topAnchor.constraint(equalTo: host.topAnchor, constant: 30),
      card.heightAnchor.constraint(equalTo: card.widthAnchor, multiplier: 0.5),
      dot.centerXAnchor.constraint(equalTo: card.centerXAnchor),
      dot.centerYAnchor.constraint(equalTo: card.centerYAnchor, constant: 10),
      dot.widthAnchor.constraint(equalToConstant: 20),
      dot.heightAnchor.constraint(equalToConstant: 20),
    ])
    host.layoutIfNeeded()
    expectEqual(card.frame, CGRect(x: 20, y: 30, width: 280, height: 140))
    expectEqual(dot.frame, CGRect(x: 130, y: 70, width: 20, height: 20))
    host.frame.size.width = 200
    host.layoutIfNeeded()
    expectEqual(card.frame, CGRect(x: 20, y: 30, width: 160, height: 80))
    expectEqual(dot.frame, CGRect(x: 70, y: 40, width: 20, height: 20))
  }

  @Test("the content's own size counts with hugging and resistance")
  func content() {
    let host = host(200, 100)
    let (one, two) = (Block(80, 20), Block(60, 20))
    for view in [one, two] {
      host.addSubview(view)
      view.topAnchor.constraint(equalTo: host.topAnchor).isActive = true
    }
    one.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    one.leftAnchor.constraint(equalTo: host.leftAnchor).isActive = true
    two.leftAnchor.constraint(equalTo: one.rightAnchor, constant: 10).isActive = true
    two.rightAnchor.constraint(equalTo: host.rightAnchor).isActive = true
    host.layoutIfNeeded()
    expectEqual(one.frame, CGRect(x: 0, y: 0, width: 80, height: 20))
    expectEqual(two.frame, CGRect(x: 90, y: 0, width: 110, height: 20))
    one.setContentCompressionResistancePriority(.required, for: .horizontal)
    one.size.width = 150
    host.layoutIfNeeded()
    #expect(one.frame.width == 150 && two.frame == CGRect(x: 160, y: 0, width: 40, height: 20))
  }

  @Test("inequalities and priorities: as wide as it may be, at most 300")
  func inequalities() {
    func width(in room: CGFloat) -> CGFloat {
      let host = host(room, 100)
      let view = plain()
      host.addSubview(view)
      let wish = view.widthAnchor.constraint(equalTo: host.widthAnchor, constant: -40)
      wish.priority = .defaultHigh
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(lessThanOrEqualToConstant: 300), wish,
        view.centerXAnchor.constraint(equalTo: host.centerXAnchor),
      ])
      host.layoutIfNeeded()
      return view.frame.width
    }
    expectEqual(width(in: 240), 200)
    expectEqual(width(in: 1000), 300)
  }

  @Test("text wraps at the width that constraints give, and its height follows")
  func wrappingText() {
    let host = host(120, 400)
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "A long text that needs more than one line in so little room"
    label.translatesAutoresizingMaskIntoConstraints = false
    let below = Block(10, 10)
    host.addSubview(label)
    host.addSubview(below)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: host.topAnchor),
      label.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: host.trailingAnchor, constant: -10),
      below.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
      below.leadingAnchor.constraint(equalTo: label.leadingAnchor),
    ])
    host.layoutIfNeeded()
    let height = label.sizeThatFits(CGSize(width: 100, height: 0)).height
    #expect(height > 80)
    expectEqual(label.frame, CGRect(x: 10, y: 0, width: 100, height: height))
    expectEqual(below.frame, CGRect(x: 10, y: height + 8, width: 10, height: 10))
  }

  @Test("safe area, margins and guides")
  func guides() {
    let controller = UIViewController()
    let window = show(controller)
    defer { window.isHidden = true }
    let (safe, margin, half) = (plain(), plain(), plain())
    let guide = UILayoutGuide()
    controller.view.addLayoutGuide(guide)
    for view in [safe, margin, half] { controller.view.addSubview(view) }
    let root = controller.view!
    for (view, area) in [(safe, root.safeAreaLayoutGuide), (margin, root.layoutMarginsGuide)] {
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: area.topAnchor), view.bottomAnchor.constraint(equalTo: area.bottomAnchor),
        view.leadingAnchor.constraint(equalTo: area.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      ])
    }
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: root.leftAnchor), guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      guide.heightAnchor.constraint(equalToConstant: 50),
      half.centerXAnchor.constraint(equalTo: guide.centerXAnchor), half.widthAnchor.constraint(equalToConstant: 10),
      half.topAnchor.constraint(equalToSystemSpacingBelow: guide.bottomAnchor, multiplier: 2),
      half.heightAnchor.constraint(equalToConstant: 10),
    ])
    CATransaction.flush()
    expectEqual(safe.frame, CGRect(x: 0, y: 59, width: 393, height: 759))
    expectEqual(margin.frame, CGRect(x: 16, y: 59, width: 361, height: 759))
    #expect(half.frame.midX == guide.layoutFrame.midX.rounded() || abs(half.frame.midX - 98.25) < 0.4)
    expectEqual(half.frame.minY, 66)
    controller.additionalSafeAreaInsets.top = 41
    CATransaction.flush()
    expectEqual(safe.frame, CGRect(x: 0, y: 100, width: 393, height: 718))
  }

  @Test("from right to left, leading is right and constants keep their sense")
  func rightToLeft() {
    let (host, view) = (host(), plain())
    host.semanticContentAttribute = .forceRightToLeft
    host.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 20),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.topAnchor.constraint(equalTo: host.topAnchor), view.heightAnchor.constraint(equalToConstant: 10),
    ])
    host.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 200, y: 0, width: 100, height: 10))
  }

  @Test("a scroll view's content is as large as the constraints to its edges say")
  func scrolling() {
    let host = host()
    let scroll = UIScrollView()
    scroll.translatesAutoresizingMaskIntoConstraints = false
    let (content, header) = (Block(100, 900), Block(10, 30))
    host.addSubview(scroll)
    scroll.addSubview(content)
    scroll.addSubview(header)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: host.topAnchor), scroll.bottomAnchor.constraint(equalTo: host.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: host.trailingAnchor),
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 10),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -20),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      header.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor),
      header.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
    ])
    host.layoutIfNeeded()
    expectEqual(scroll.frame, host.bounds)
    expectEqual(scroll.contentSize, CGSize(width: 320, height: 930))
    expectEqual(content.frame, CGRect(x: 0, y: 10, width: 320, height: 900))
    scroll.contentOffset.y = 200
    host.layoutIfNeeded()
    expectEqual(header.frame, CGRect(x: 0, y: 200, width: 10, height: 30))
    expectEqual(content.frame.minY, 10)
  }

  @Test("systemLayoutSizeFitting: the least size, and the height at a width")
  func fitting() {
    let card = UIView()
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "Some words that wrap when there is little room"
    label.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: card.topAnchor, constant: 12),
      label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -12),
      label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
    ])
    let free = label.intrinsicContentSize
    let least = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(abs(least.width - free.width - 32) < 0.01 && abs(least.height - free.height - 24) < 0.01)
    let narrow = card.systemLayoutSizeFitting(
      CGSize(width: 132, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    expectEqual(narrow.width, 132)
    #expect(abs(narrow.height - label.sizeThatFits(CGSize(width: 100, height: 0)).height - 24) < 0.01)
    label.text = "Few"
    #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width < least.width)
    expectEqual(card.frame, .zero)
  }

  @Test("a stack whose views have constraints of their own: a fixed icon, equal widths, a share of the stack")
  func stacks() {
    let (icon, text, wide) = (UIView(), Block(50, 20), UIView())
    let row = UIStackView(arrangedSubviews: [icon, text])
    row.spacing = 8
    row.alignment = .center
    let column = UIStackView(arrangedSubviews: [row, wide])
    column.axis = .vertical
    column.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    NSLayoutConstraint.activate([
      icon.widthAnchor.constraint(equalToConstant: 44), icon.heightAnchor.constraint(equalToConstant: 44),
      wide.heightAnchor.constraint(equalTo: column.heightAnchor, multiplier: 0.4),
    ])
    column.layoutIfNeeded()
    expectEqual(row.frame, CGRect(x: 0, y: 0, width: 200, height: 60))
    expectEqual(icon.frame, CGRect(x: 0, y: 8, width: 44, height: 44))
    expectEqual(text.frame, CGRect(x: 52, y: 20, width: 148, height: 20))
    expectEqual(wide.frame, CGRect(x: 0, y: 60, width: 200, height: 40))
  }

  @Test("every distribution and alignment gives the same with constraints as without")
  func stacksAgree() {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      for distribution in 0...4 {
        for alignment in [0, 1, 3, 4] {
          for size in [CGSize(width: 300, height: 90), CGSize(width: 100, height: 60)] {
            func frames(constrained: Bool) -> [CGRect] {
              let views = [Block(40, 20), Block(60, 30), Block(20, 10)]
              let stack = UIStackView(arrangedSubviews: views)
              stack.axis = axis
              stack.spacing = 4
              stack.distribution = .init(rawValue: distribution)!
              stack.alignment = .init(rawValue: alignment)!
              stack.frame = CGRect(origin: .zero, size: size)
              views[0].setContentHuggingPriority(.defaultHigh, for: axis)
              for (index, view) in views.enumerated() {
                view.setContentCompressionResistancePriority(UILayoutPriority(750 - Float(index)), for: axis)
              }
              if constrained { views[1].widthAnchor.constraint(greaterThanOrEqualToConstant: 1).isActive = true }
              stack.layoutIfNeeded()
              return views.map(\.frame)
            }
            let (one, other) = (frames(constrained: false), frames(constrained: true))
            expectEqual(one, other, "axis \(axis) distribution \(distribution) alignment \(alignment) in \(size)")
          }
        }
      }
    }
  }

  @Test("deactivating and removing a view takes constraints away; the rest is laid out anew")
  func removal() {
    let (host, one, two) = (host(), Block(40, 10), Block(30, 10))
    host.addSubview(one)
    host.addSubview(two)
    let after = two.leftAnchor.constraint(equalTo: one.rightAnchor)
    let near = two.leftAnchor.constraint(equalTo: host.leftAnchor, constant: 5)
    near.priority = .defaultLow
    NSLayoutConstraint.activate([one.leftAnchor.constraint(equalTo: host.leftAnchor), after, near])
    host.layoutIfNeeded()
    expectEqual(two.frame.minX, 40)
    #expect(host.constraints.count == 3 && after.isActive)
    one.removeFromSuperview()
    host.layoutIfNeeded()
    #expect(!after.isActive && host.constraints == [near])
    expectEqual(two.frame.minX, 5)
    near.constant = 9
    host.layoutIfNeeded()
    expectEqual(two.frame.minX, 9)
  }

  @Test("constraints that contradict each other are reported in UIKit's words, named, once; one is broken")
  func conflicts() {
    let (host, view) = (host(), plain())
    view.accessibilityIdentifier = "card"
    host.addSubview(view)
    let wide = view.widthAnchor.constraint(equalToConstant: 100)
    wide.identifier = "wide"
    let texts = misuses {
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 10), wide,
        view.trailingAnchor.constraint(equalTo: host.trailingAnchor, constant: -10),
      ])
      host.layoutIfNeeded()
      host.setNeedsLayout()
      host.layoutIfNeeded()
    }
    expectEqual(
      texts,
      [
        """
        Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
        \tTry this:\u{20}
        \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
        \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
        \t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the documentation for the UIView property translatesAutoresizingMaskIntoConstraints)\u{20}
        (
            "<NSLayoutConstraint UIView'card'.leading == UIView.leading + 10   (active)>",
            "<NSLayoutConstraint 'wide' UIView'card'.width == 100   (active)>",
            "<NSLayoutConstraint UIView'card'.trailing == UIView.trailing - 10   (active)>",
            "<NSAutoresizingMaskLayoutConstraint h=--& v=--& UIView.width == 320   (active)>"
        )

        Will attempt to recover by breaking constraint\u{20}
        <NSLayoutConstraint UIView'card'.trailing == UIView.trailing - 10   (active)>
        """
      ]
    )
    #expect(view.frame.minX == 10 && view.frame.width == 100)
  }

  @Test("a forgotten translatesAutoresizingMaskIntoConstraints is reported too")
  func forgotten() {
    let host = host()
    let view = UIView()
    host.addSubview(view)
    let texts = misuses {
      view.widthAnchor.constraint(equalToConstant: 50).isActive = true
      host.layoutIfNeeded()
    }
    expectEqual(texts.count, 1)
    expectEqual(
      texts.first?.contains("<NSAutoresizingMaskLayoutConstraint h=--& v=--& UIView.width == 0   (active)>"),
      true
    )
  }

  @Test("what UIKit refuses with an exception is reported and not activated")
  func misuse() {
    let (host, stranger, view) = (host(), plain(), plain())
    host.addSubview(view)
    let texts = misuses {
      view.leftAnchor.constraint(equalTo: stranger.leftAnchor).isActive = true
      NSLayoutConstraint(
        item: view,
        attribute: .left,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 3
      ).isActive = true
      NSLayoutConstraint(
        item: view,
        attribute: .left,
        relatedBy: .equal,
        toItem: host,
        attribute: .width,
        multiplier: 1,
        constant: 3
      ).isActive = true
      let width = view.widthAnchor.constraint(equalToConstant: 1)
      width.isActive = true
      width.priority = .defaultLow
      expectEqual(width.priority, .required)
    }
    expectEqual(
      texts,
      [
        "Unable to activate constraint with anchors UIView.left and UIView.left because they have no common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's illegal.",
        "NSLayoutConstraint for UIView: A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal constraint of a location equal to a constant. Location attributes must be specified in pairs.",
        "NSLayoutConstraint for UIView: Invalid pairing of layout attributes",
        "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  You passed priority 250 and the existing priority was 1000.",
      ]
    )
    #expect(host.constraints.isEmpty && view.constraints.count == 1)
  }

  @Test("updateConstraints is called before the layout, subviews first, and again when it is asked for")
  func updates() {
    final class Updating: UIView {
      var log: ((String) -> Void)?
      override func updateConstraints() {
        log?("update \(tag)")
        super.updateConstraints()
      }
      override func layoutSubviews() {
        log?("layout \(tag)")
        super.layoutSubviews()
      }
    }
    var lines: [String] = []
    let (outer, inner) = (Updating(), Updating())
    outer.tag = 1
    inner.tag = 2
    for view in [outer, inner] { view.log = { lines.append($0) } }
    outer.addSubview(inner)
    outer.layoutIfNeeded()
    inner.setNeedsUpdateConstraints()
    #expect(inner.needsUpdateConstraints() && !outer.needsUpdateConstraints())
    outer.layoutIfNeeded()
    expectEqual(lines, ["update 2", "update 1", "layout 1", "layout 2", "update 2", "layout 2"])
  }

  @Test("views, constraints and guides don't hold each other")
  func leaks() {
    weak var weakView: UIView?
    weak var weakConstraint: NSLayoutConstraint?
    let host = host()
    do {
      let view = plain()
      host.addSubview(view)
      let constraint = view.topAnchor.constraint(equalTo: host.safeAreaLayoutGuide.topAnchor)
      constraint.isActive = true
      host.layoutIfNeeded()
      weakView = view
      weakConstraint = constraint
      view.removeFromSuperview()
    }
    #expect(weakView == nil && weakConstraint == nil)
  }
}

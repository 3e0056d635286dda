import Expectations
import HeadlessUIKit
import Testing

@MainActor @Suite struct ViewTests {
  @Test("UIKit's sizes of controls")
  func sizes() {
    prepare()
    func size(_ view: UIView) -> String {
      "\(Double(view.intrinsicContentSize.width)) \(Double(view.intrinsicContentSize.height))"
    }
    let rounded = UITextField()
    rounded.borderStyle = .roundedRect
    expectEqual(size(UISwitch()), "49.0 31.0")
    expectEqual(size(UIStepper()), "94.0 32.0")
    expectEqual(UISlider().intrinsicContentSize.height, 30)
    expectEqual(UISegmentedControl(items: ["A"]).intrinsicContentSize.height, 31)
    expectEqual(UIProgressView().intrinsicContentSize.height, 4)
    expectEqual(size(UIActivityIndicatorView(style: .medium)), "20.0 20.0")
    expectEqual(size(UIActivityIndicatorView(style: .large)), "37.0 37.0")
    expectEqual(rounded.intrinsicContentSize.height, 34)
    expectEqual(UITextField().intrinsicContentSize.height, 22)
    expectEqual(size(UIImageView(image: UIImage(systemName: "star"))), "20.0 20.0")
    expectEqual(size(UIView()), "-1.0 -1.0")
  }

  @Test("a label's lines: by words, by characters where a word is too long, between wide characters")
  func lines() {
    prepare()
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "one two"
    let oneLine = label.intrinsicContentSize
    #expect(abs(oneLine.height - 61.0 / 3) < 0.001)
    expectEqual(label.sizeThatFits(oneLine).height, oneLine.height)
    let two = label.sizeThatFits(CGSize(width: oneLine.width - 1, height: 0))
    #expect(two.height > oneLine.height * 1.9)
    label.text = String(repeating: "m", count: 20)
    #expect(label.sizeThatFits(CGSize(width: 100, height: 0)).height > 40)
    label.text = "日本語日本語"
    expectEqual(label.intrinsicContentSize.width, 102)
    expectEqual(label.sizeThatFits(CGSize(width: 51, height: 0)).width, 51)
    label.text = "👩‍👩‍👧‍👦"
    expectEqual(label.intrinsicContentSize.width, 17)
    label.text = "e\u{301}"
    let accented = label.intrinsicContentSize.width
    label.text = "e"
    expectEqual(label.intrinsicContentSize.width, accented)
    label.text = nil
    expectEqual(label.intrinsicContentSize, .zero)
  }

  @Test(
    "a text of ASCII alone is measured and broken as one that has to be read by characters",
    arguments: [
      "One two-three  four", "a\n\nb\u{0B}c", "averyveryverylongword and more", " x", "tab\tbed -- end", "1\u{1}2",
    ]
  )
  func bytes(text: String) {
    let (plain, other) = (UILabel(), UILabel())
    plain.text = text
    // A joiner belongs to the last letter and has no width.
    other.text = text + "\u{200D}"
    for (limit, mode) in [(0, NSLineBreakMode.byTruncatingTail), (2, .byTruncatingTail), (0, .byCharWrapping)] {
      for label in [plain, other] { (label.numberOfLines, label.lineBreakMode) = (limit, mode) }
      for width in stride(from: 5.0, through: 200, by: 6.5) {
        expectEqual(
          plain.sizeThatFits(CGSize(width: width, height: 0)),
          other.sizeThatFits(CGSize(width: width, height: 0))
        )
        for label in [plain, other] { label.frame = CGRect(x: 0, y: 0, width: width, height: 70) }
        let (lines, read) = (HeadlessRuntime.visibleLines(of: plain), HeadlessRuntime.visibleLines(of: other))
        expectEqual(
          lines.lines,
          read.lines.map { String($0.unicodeScalars.filter { $0 != "\u{200D}" }.map(Character.init)) }
        )
        expectEqual(lines.widths, read.widths)
        #expect(lines.isCut == read.isCut)
      }
    }
  }

  @Test("text styles follow the content size")
  func styles() {
    prepare()
    expectEqual(UIFont.preferredFont(forTextStyle: .body).pointSize, 17)
    let largest = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    expectEqual(UIFont.preferredFont(forTextStyle: .body, compatibleWith: largest).pointSize, 53)
    expectEqual(UIFont.preferredFont(forTextStyle: .caption2, compatibleWith: largest).pointSize, 40)
    HeadlessRuntime.configure(device: .iPhone16, traits: largest)
    expectEqual(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize, 60)
    prepare()
  }

  @Test("controls do their actions, buttons by a tap, disabled ones not")
  func actions() {
    var log: [String] = []
    let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Go") { log.append($0.title) })
    expectEqual(button.currentTitle, "Go")
    let other = UIAction { action in log.append("other \(action.sender === button)") }
    button.addAction(other, for: .touchUpInside)
    HeadlessRuntime.tap(button)
    expectEqual(log, ["Go", "other true"])
    button.removeAction(other, for: .touchUpInside)
    button.isEnabled = false
    HeadlessRuntime.tap(button)
    expectEqual(log.count, 2)
    expectEqual(button.state, .disabled)
  }

  @Test("a scroll view adds the safe area to its insets and begins below it")
  func scroll() {
    let a = UIViewController()
    let window = show(a)
    let scroll = UIScrollView(frame: a.view.bounds)
    a.view.addSubview(scroll)
    expectEqual(scroll.adjustedContentInset, UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    expectEqual(scroll.contentOffset.y, -59)
    scroll.contentInsetAdjustmentBehavior = .never
    expectEqual(scroll.adjustedContentInset, .zero)
    expectIdentical(window.rootViewController, a)
  }

  @Test("animations change at once and end on the clock")
  func animations() {
    prepare()
    HeadlessRuntime.clock.isHeld = true
    let view = UIView()
    var log: [String] = []
    UIView.animate(withDuration: 0.5) {
      view.alpha = 0
    } completion: {
      log.append("ended \($0)")
    }
    expectEqual(view.alpha, 0)
    CATransaction.flush()
    expectEqual(log, [])
    HeadlessRuntime.clock.advance(by: 0.5)
    expectEqual(log, ["ended true"])
    HeadlessRuntime.clock.isHeld = false
    UIView.performWithoutAnimation { #expect(!UIView.areAnimationsEnabled) }
    #expect(UIView.areAnimationsEnabled)
  }

  @Test("colours are values with names and two appearances")
  func colors() {
    expectEqual(UIColor.systemRed.description, "<UIDynamicSystemColor; name = systemRedColor>")
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    expectEqual(UIColor.label.resolvedColor(with: dark), UIColor(white: 1, alpha: 1))
    expectEqual(UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor.red)
  }

  @Test("devices have names, sideways too")
  func devices() {
    let sideways = HeadlessDevice(named: "iphone-16-landscape")
    expectEqual(sideways?.size, CGSize(width: 852, height: 393))
    expectEqual(sideways?.safeAreaInsets, UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
    expectEqual(sideways?.verticalSizeClass, .compact)
    expectEqual(HeadlessDevice(named: "iphone-16-plus-landscape")?.horizontalSizeClass, .regular)
    expectEqual(HeadlessDevice(named: "ipad-11")?.horizontalSizeClass, .regular)
    #expect(HeadlessDevice(named: "nokia") == nil)
  }

  @Test("a view that asks for layout in its own layout, while a subview waits too, hears every later wish")
  func asksInItsLayout() {
    final class Asking: UIView {
      var count = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
        if count == 1 {
          subviews.first?.setNeedsLayout()
          setNeedsLayout()
        }
      }
    }
    let controller = UIViewController()
    let asking = Asking()
    asking.addSubview(UIView())
    controller.view.addSubview(asking)
    let window = show(controller)
    expectEqual(asking.count, 2)
    asking.setNeedsLayout()
    CATransaction.flush()
    expectEqual(asking.count, 3)
    #expect(window.isKeyWindow)
  }
}

import Expectations
import HeadlessUIKit
import Testing

@MainActor @Suite struct AttributedTextTests {
  @Test("a label takes text, font, colour and alignment from attributed text, and measures with its font")
  func label() {
    prepare()
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let big = UIFont.boldSystemFont(ofSize: 40)
    let text = NSAttributedString(
      string: "Hello",
      attributes: [.font: big, .foregroundColor: UIColor.red, .paragraphStyle: style, .kern: 2]
    )
    let label = UILabel()
    label.attributedText = text
    expectEqual(label.text, "Hello")
    expectEqual(label.font, big)
    expectEqual(label.textColor, .red)
    expectEqual(label.textAlignment, .center)
    expectEqual(label.attributedText, text)
    let plain = UILabel()
    plain.font = big
    plain.text = "Hello"
    expectEqual(label.intrinsicContentSize, plain.intrinsicContentSize)
    label.text = "Other"
    let own = label.attributedText
    expectEqual(own?.string, "Other")
    #expect(own?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == big)
    #expect(own?.attribute(.kern, at: 0, effectiveRange: nil) == nil)
    label.attributedText = nil
    #expect(label.text == nil)
    #expect(label.attributedText == nil)
  }

  @Test("fields, text views and buttons have text with attributes")
  func others() {
    prepare()
    let text = NSAttributedString(string: "Go", attributes: [.font: UIFont.systemFont(ofSize: 30)])
    let field = UITextField()
    field.attributedText = text
    field.attributedPlaceholder = NSAttributedString(string: "Name")
    expectEqual(field.text, "Go")
    expectEqual(field.placeholder, "Name")
    expectEqual(field.font?.pointSize, 30)
    let view = UITextView()
    #expect(view.typingAttributes[.foregroundColor] as? UIColor == .label)
    view.attributedText = text
    expectEqual(view.text, "Go")
    expectEqual(view.selectedRange.location, 2)
    let button = UIButton()
    button.setAttributedTitle(text, for: .normal)
    expectEqual(button.currentTitle, "Go")
    expectEqual(button.titleLabel?.font.pointSize, 30)
  }

  @Test("values of attributes that are other objects are compared where texts are joined")
  func joined() {
    prepare()
    func text(_ size: CGFloat) -> NSAttributedString {
      let style = NSMutableParagraphStyle()
      style.lineSpacing = size
      let values: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: size), .foregroundColor: UIColor(white: size / 100, alpha: 1),
        .paragraphStyle: style,
      ]
      return NSAttributedString(string: "ab", attributes: values)
    }
    let joined = NSMutableAttributedString(string: "")
    for size in [10.0, 10, 20] { joined.append(text(CGFloat(size))) }
    var ranges: [NSRange] = []
    joined.enumerateAttributes(in: NSRange(location: 0, length: 6), options: []) { _, range, _ in ranges.append(range) }
    expectEqual(ranges, [NSRange(location: 0, length: 4), NSRange(location: 4, length: 2)])
  }

  @Test("paragraph styles are values: copies are equal, and changing one leaves the other")
  func paragraphs() throws {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 3
    style.lineBreakMode = .byTruncatingMiddle
    let copy = try #require(style.copy() as? NSParagraphStyle)
    expectEqual(copy, style)
    style.lineSpacing = 4
    expectEqual(copy.lineSpacing, 3)
    #expect(copy != style)
    expectEqual(NSParagraphStyle.default.alignment, .natural)
    let mutable = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
    mutable.alignment = .right
    expectEqual(copy.alignment, .natural)
  }

  @Test("texts are measured as labels are")
  func measuring() {
    prepare()
    let font = UIFont.systemFont(ofSize: 17)
    let size = "Hello".size(withAttributes: [.font: font])
    let label = UILabel()
    label.text = "Hello"
    #expect(abs(size.width - label.intrinsicContentSize.width) < 1)
    let long = NSAttributedString(string: "Hello Hello", attributes: [.font: font])
    let two = long.boundingRect(
      with: CGSize(width: size.width + 1, height: 1000),
      options: [.usesLineFragmentOrigin],
      context: nil
    )
    #expect(abs(two.height - 2 * size.height) < 0.001)
  }

  @Test("a text view without padding is narrower, and of few lines lower")
  func container() {
    prepare()
    let view = UITextView()
    view.isScrollEnabled = false
    view.text = "one\ntwo\nthree"
    let size = view.intrinsicContentSize
    view.textContainer.lineFragmentPadding = 0
    #expect(abs(view.intrinsicContentSize.width - (size.width - 10)) < 0.001)
    view.textContainer.maximumNumberOfLines = 1
    #expect(view.intrinsicContentSize.height < size.height - 20)
  }
}

import Expectations
import Testing
import UIKit

@MainActor @Suite struct LayoutManagerTests {
  @Test("a text view's layout manager stays the same and tells how much room the text takes")
  func used() {
    prepare()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "One line"
    view.layoutManager.usesFontLeading = false
    #expect(view.layoutManager === view.layoutManager)
    #expect(!view.layoutManager.usesFontLeading)
    #expect(view.layoutManager.textContainers.first === view.textContainer)
    view.layoutManager.ensureLayout(for: view.textContainer)
    let one = view.layoutManager.usedRect(for: view.textContainer)
    view.text += "\nAnother one"
    let two = view.layoutManager.usedRect(for: view.textContainer)
    #expect(one.height > 0 && abs(two.height - 2 * one.height) < 1, "\(one), \(two)")
    expectEqual(view.layoutManager.usedRect(for: NSTextContainer()), .zero)
  }

  @Test("a text view without a font has Helvetica at 12 points, as texts without attributes have")
  func unset() {
    prepare()
    let view = UITextView()
    view.text = "Hello world"
    let named = UITextView()
    named.text = "Hello world"
    named.font = UIFont(name: "Helvetica", size: 12)
    expectEqual(view.sizeThatFits(.zero), named.sizeThatFits(.zero))
    expectEqual(
      NSAttributedString(string: "Hello world").size(),
      "Hello world".size(withAttributes: [.font: named.font as Any])
    )
  }

  @Test("a text with several fonts is measured with each of them")
  func fonts() {
    prepare()
    let large = UIFont.systemFont(ofSize: 40)
    let text = NSMutableAttributedString(string: "small LARGE", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    text.addAttribute(.font, value: large, range: NSRange(location: 6, length: 5))
    #expect(text.size().width > "LARGE".size(withAttributes: [.font: large]).width)
    expectEqual(text.size().height, large.lineHeight)
    let room = CGSize(width: 1_000, height: 1_000)
    expectEqual(text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil).size, text.size())
  }
}

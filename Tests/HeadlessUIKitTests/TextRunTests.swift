import Expectations
import HeadlessUIKit
import Testing

/// Texts in several fonts: how large they are, and where their parts are.
@MainActor @Suite struct TextRunTests {
  private let body = UIFont.systemFont(ofSize: 17)

  private func label(_ runs: (String, [NSAttributedString.Key: Any])...) -> UILabel {
    prepare()
    let text = NSMutableAttributedString(string: "")
    for (string, attributes) in runs {
      text.append(NSAttributedString(string: string, attributes: [.font: body].merging(attributes) { $1 }))
    }
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = text
    return label
  }

  private func plain(_ text: String) -> UILabel {
    prepare()
    let label = UILabel()
    label.numberOfLines = 0
    label.font = body
    label.text = text
    return label
  }

  @Test("runs in one font are as large as the text in one piece, and are broken where it is", arguments: 30...200)
  func equal(width: Int) {
    let text = "One two-three, four \u{1F355} five\nsix"
    let whole = plain(text)
    let runs = label(("One two-three, ", [:]), ("four \u{1F355} five\nsix", [.foregroundColor: UIColor.red]))
    let size = CGSize(width: CGFloat(width), height: 0)
    expectEqual(runs.sizeThatFits(size), whole.sizeThatFits(size))
    for label in [runs, whole] { label.frame.size = CGSize(width: CGFloat(width), height: 60) }
    expectEqual(HeadlessRuntime.visibleLines(of: runs).lines, HeadlessRuntime.visibleLines(of: whole).lines)
    expectEqual(HeadlessRuntime.visibleLines(of: runs).widths, HeadlessRuntime.visibleLines(of: whole).widths)
  }

  @Test("a wider run breaks earlier, and a line is as high as its highest font")
  func larger() {
    let width = plain("aaaa bbbb").intrinsicContentSize.width
    let bold = label(("aaaa ", [:]), ("bbbb", [.font: UIFont.boldSystemFont(ofSize: 17)]))
    #expect(bold.intrinsicContentSize.width > width)
    let line = plain("a").intrinsicContentSize.height
    expectEqual(bold.sizeThatFits(CGSize(width: width, height: 0)).height, line * 2)
    let big = UIFont.systemFont(ofSize: 34)
    let mixed = label(("aaaa\n", [:]), ("b", [.font: big]), ("b", [:]))
    let height = body.lineHeight + body.leading + big.lineHeight
    #expect(abs(mixed.intrinsicContentSize.height - height) < 0.5)
    let parts = HeadlessRuntime.visibleParts(of: sized(mixed))
    expectEqual(parts.map(\.text), ["aaaa", "b", "b"])
    expectEqual(parts[1].baseline, parts[2].baseline)
    expectEqual(parts[2].frame.minX, parts[1].frame.maxX)
  }

  private func sized(_ label: UILabel) -> UILabel {
    label.frame.size = label.intrinsicContentSize
    return label
  }

  @Test("what is cut ends with an ellipsis in the font before it")
  func cut() {
    let text = label(("aaaa ", [:]), ("bbbb cccc", [.font: UIFont.boldSystemFont(ofSize: 17)]))
    text.numberOfLines = 1
    text.frame.size = CGSize(width: 90, height: 30)
    let visible = HeadlessRuntime.visibleLines(of: text)
    #expect(visible.isCut && visible.widths[0] <= 90.01 && visible.lines[0].hasPrefix("aaaa b"))
    expectEqual(HeadlessRuntime.visibleParts(of: text).map(\.text), ["aaaa ", String(visible.lines[0].dropFirst(5))])
  }

  @Test("parts of an Arabic text follow one another from the right")
  func arabic() {
    let parts = HeadlessRuntime.visibleParts(of: sized(label(("\u{0628}\u{0628} ", [:]), ("\u{062A}", [.kern: 0]))))
    expectEqual(parts.count, 2)
    expectEqual(parts[1].frame.maxX, parts[0].frame.minX)
  }

  @Test("a font that is set is that of all letters")
  func font() {
    let text = label(("a", [:]), ("b", [.font: UIFont.systemFont(ofSize: 34)]))
    text.font = body
    expectEqual(text.intrinsicContentSize, plain("ab").intrinsicContentSize)
    #expect(HeadlessRuntime.visibleParts(of: plain("ab")).isEmpty)
  }
}

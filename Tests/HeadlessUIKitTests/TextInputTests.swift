import Expectations
import Foundation
import HeadlessUIKit
import Testing

private final class Asked: NSObject, UITextFieldDelegate, UITextViewDelegate {
  var log: [String] = []
  var allows = true

  func textField(_ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString text: String) -> Bool
  {
    log.append("\(range.location)+\(range.length) '\(text)'")
    return allows
  }
  func textFieldDidChangeSelection(_ textField: UITextField) { log.append("selection") }
  func textView(_ view: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    log.append("\(range.location)+\(range.length) '\(text)'")
    return allows
  }
  func textViewDidChangeSelection(_ textView: UITextView) { log.append("selection") }
  func textViewDidChange(_ textView: UITextView) { log.append("change") }
}

@MainActor @Suite("Typing anywhere in a text") struct TextInputTests {
  private func select(_ start: Int, _ end: Int, in input: any UITextInput) {
    let range = input.position(from: input.beginningOfDocument, offset: start).flatMap { from in
      input.position(from: input.beginningOfDocument, offset: end).flatMap { input.textRange(from: from, to: $0) }
    }
    input.selectedTextRange = range
  }

  private func selection(of input: any UITextInput) -> [Int] {
    guard let range = input.selectedTextRange else { return [] }
    return [range.start, range.end].map { input.offset(from: input.beginningOfDocument, to: $0) }
  }

  private func inputs() -> [any UITextInput] {
    let (field, view) = (UITextField(), UITextView())
    (field.text, view.text) = ("cinnamon", "cinnamon")
    return [field, view]
  }

  @Test("places and ranges are counted as NSRange counts")
  func places() throws {
    for input in inputs() {
      expectEqual(selection(of: input), [8, 8])
      select(3, 6, in: input)
      expectEqual(selection(of: input), [3, 6])
      let range = try #require(input.selectedTextRange)
      #expect(input.text(in: range) == "nam" && !range.isEmpty && input.markedTextRange == nil)
      expectEqual(input.compare(range.start, to: range.end), .orderedAscending)
      expectEqual(input.offset(from: input.endOfDocument, to: input.beginningOfDocument), -8)
      #expect(input.position(from: range.end, offset: 3) == nil && input.position(from: range.end, offset: -7) == nil)
      expectEqual(input.position(from: range.end, offset: 2), input.endOfDocument)
      expectEqual(input.textRange(from: range.end, to: range.start), range)
    }
  }

  @Test("what is typed takes the selection's place, and the caret is behind it")
  func typing() throws {
    for input in inputs() {
      select(3, 6, in: input)
      input.insertText("ñ")
      expectEqual(
        input.textRange(from: input.beginningOfDocument, to: input.endOfDocument).flatMap { input.text(in: $0) },
        "cinñon"
      )
      expectEqual(selection(of: input), [4, 4])
      input.deleteBackward()
      expectEqual(selection(of: input), [3, 3])
      select(0, 2, in: input)
      input.deleteBackward()
      let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
      expectEqual(all.flatMap { input.text(in: $0) }, "non")
      input.deleteBackward()
      #expect(selection(of: input) == [0, 0] && input.hasText)
      input.replace(try #require(all), withText: "")
      #expect(!input.hasText)
    }
  }

  @Test("one key deletes one letter, and a selection has no part of one")
  func letters() {
    for text in ["e\u{301}", "👨‍👩‍👧", "🇩🇪"] {
      let field = UITextField()
      field.text = "a" + text
      field.deleteBackward()
      expectEqual(field.text, "a")
    }
    let field = UITextField()
    field.text = "a👍b"
    select(2, 2, in: field)
    expectEqual(selection(of: field), [1, 1])
  }

  @Test("a field asks its delegate for what is typed and deleted, and not for a text that is set")
  func fieldDelegate() throws {
    let (field, delegate) = (UITextField(), Asked())
    field.delegate = delegate
    field.text = "abc"
    expectEqual(delegate.log, [])
    select(1, 1, in: field)
    field.insertText("x")
    field.deleteBackward()
    expectEqual(delegate.log, ["selection", "1+0 'x'", "selection", "1+1 ''", "selection"])
    delegate.allows = false
    field.insertText("y")
    field.deleteBackward()
    expectEqual(field.text, "abc")
    expectEqual(Array(delegate.log.suffix(2)), ["1+0 'y'", "0+1 ''"])
    field.replace(try #require(field.selectedTextRange), withText: "z")
    expectEqual(field.text, "azbc")
  }

  @Test("so does a text view")
  func viewDelegate() {
    let (view, delegate) = (UITextView(), Asked())
    view.delegate = delegate
    view.text = "abc"
    view.selectedRange = NSRange(location: 1, length: 1)
    view.insertText("xy")
    expectEqual(delegate.log, ["selection", "1+1 'xy'", "selection", "change"])
    #expect(view.text == "axyc" && view.selectedRange == NSRange(location: 3, length: 0))
    delegate.allows = false
    view.deleteBackward()
    expectEqual(view.text, "axyc")
    view.selectedRange = NSRange(location: 90, length: 3)
    expectEqual(view.selectedRange, NSRange(location: 4, length: 0))
  }

  @Test("typing as a person goes the same way: at the caret, through an override, and asked once")
  func onePath() {
    final class Upper: UITextField {
      override func insertText(_ text: String) { super.insertText(text.uppercased()) }
    }
    let (field, delegate, controller) = (Upper(), Asked(), UIViewController())
    let window = show(controller)
    controller.view.addSubview(field)
    field.delegate = delegate
    field.text = "ad"
    field.becomeFirstResponder()
    select(1, 1, in: field)
    delegate.log = []
    #expect(HeadlessRuntime.enterText("bc", into: field))
    expectEqual(field.text, "aBCd")
    expectEqual(delegate.log, ["1+0 'BC'", "selection"])
    delegate.allows = false
    #expect(!HeadlessRuntime.enterText("e", into: field) && window.isKeyWindow)
  }

  @Test("the caret is behind the text before it, on its line")
  func caret() throws {
    prepare()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    (field.font, field.text) = (UIFont(name: "Courier", size: 10), "abcd")
    let place = try #require(field.position(from: field.beginningOfDocument, offset: 3))
    expectEqual(field.caretRect(for: place).minX, 18)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    (view.font, view.text) = (UIFont(name: "Courier", size: 10), "ab\ncd")
    let end = view.caretRect(for: view.endOfDocument)
    #expect(end.minX == 17 && abs(end.minY - 19.5) < 0.2)
  }
}

import Expectations
import Testing
import UIKit

@MainActor @Suite("The visual format", .serialized) struct VisualFormatTests {
  private func drawn(
    _ lines: [String],
    metrics: [String: Any] = [:],
    options: NSLayoutConstraint.FormatOptions = []
  ) -> [CGRect] {
    prepare()
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let (a, b) = (UIView(), UIView())
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      host.addSubview(view)
    }
    for line in lines {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: line,
          options: options,
          metrics: metrics,
          views: ["a": a, "b": b]
        )
      )
    }
    host.layoutIfNeeded()
    return [a.frame, b.frame]
  }

  @Test("edges, standard and given distances, sizes and equal sizes")
  func lines() {
    expectEqual(
      drawn(["H:|-10-[a(50)]-[b]|", "V:|[a]|", "V:|-[b(==h)]"], metrics: ["h": 20]),
      [
        CGRect(x: 10, y: 0, width: 50, height: 100), CGRect(x: 68, y: 8, width: 132, height: 20),
      ]
    )
    expectEqual(
      drawn(["|[a]-(>=4,==9@700)-[b(a)]|", "V:|[a(10)]", "V:|[b(10)]"]),
      [
        CGRect(x: 0, y: 0, width: 95.5, height: 10), CGRect(x: 104.5, y: 0, width: 95.5, height: 10),
      ].map { rect in
        let scale: CGFloat = 3
        let left = (rect.minX * scale).rounded() / scale
        return CGRect(x: left, y: 0, width: (rect.maxX * scale).rounded() / scale - left, height: 10)
      }
    )
    expectEqual(
      drawn(["H:|[a(30)][b(40)]", "V:|-5-[a(10)]"], options: [.alignAllTop, .alignAllBottom])[1],
      CGRect(x: 30, y: 5, width: 40, height: 10)
    )
  }

  @Test("a line that can't be read is reported with its place")
  func broken() {
    var texts: [String] = []
    let before = HeadlessRuntime.misuseHandler
    HeadlessRuntime.misuseHandler = { texts.append($0) }
    defer { HeadlessRuntime.misuseHandler = before }
    for line in ["H:|-[c]", "V:|-[a", "[a]-5[b]", "[a(x)]", "", "[a]|]"] {
      #expect(NSLayoutConstraint.constraints(withVisualFormat: line, views: ["a": UIView(), "b": UIView()]).isEmpty)
    }
    expectEqual(
      texts,
      [
        "Unable to parse constraint format: \nc is not a key in the views dictionary. \nH:|-[c] \n     ^",
        "Unable to parse constraint format: \nExpected a ']' after the view's name \nV:|-[a \n      ^",
        "Unable to parse constraint format: \nExpected a '-' after the distance \n[a]-5[b] \n     ^",
        "Unable to parse constraint format: \nx is not a key in the metrics dictionary. \n[a(x)] \n   ^",
        "Unable to parse constraint format: \nExpected a view \n \n^",
        "Unable to parse constraint format: \nExpected the end of the line \n[a]|] \n    ^",
      ]
    )
  }
}

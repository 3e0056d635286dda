import Expectations
import HeadlessUIKit
import Testing

@MainActor @Suite struct AlignmentRectTests {
  /// A view with a shadow around what counts.
  private class Shadowed: UIView {
    override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 20) }
  }

  /// The same, by the methods.
  private final class Converting: UIView {
    override func alignmentRect(forFrame frame: CGRect) -> CGRect {
      CGRect(x: frame.minX + 2, y: frame.minY + 1, width: frame.width - 6, height: frame.height - 4)
    }
    override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
      let rect = alignmentRect
      return CGRect(x: rect.minX - 2, y: rect.minY - 1, width: rect.width + 6, height: rect.height + 4)
    }
    override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 20) }
  }

  private func host() -> UIView {
    prepare()
    return UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  }

  @Test("constraints align what is inside the insets, and the content has its size there", arguments: [false, true])
  func constraints(byMethods: Bool) {
    let host = host()
    let view: UIView = byMethods ? Converting() : Shadowed()
    let (beside, inner) = (UIView(), UIView())
    for subview in [view, beside] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      host.addSubview(subview)
    }
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: host.leftAnchor, constant: 10),
      view.centerYAnchor.constraint(equalTo: host.centerYAnchor),
      beside.leftAnchor.constraint(equalTo: view.rightAnchor),
      beside.topAnchor.constraint(equalTo: view.topAnchor),
      beside.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      beside.widthAnchor.constraint(equalTo: view.widthAnchor),
      inner.leftAnchor.constraint(equalTo: view.leftAnchor),
      inner.rightAnchor.constraint(equalTo: view.rightAnchor),
      inner.topAnchor.constraint(equalTo: view.topAnchor),
      inner.heightAnchor.constraint(equalToConstant: 5),
    ])
    host.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 8, y: 39, width: 36, height: 24))
    expectEqual(beside.frame, CGRect(x: 40, y: 40, width: 30, height: 20))
    expectEqual(inner.frame, CGRect(x: 2, y: 1, width: 30, height: 5))
  }

  @Test("stacks arrange what is inside the insets", arguments: [false, true])
  func stacks(solved: Bool) {
    let host = host()
    let views = [Shadowed(), Shadowed()]
    let row = UIStackView(arrangedSubviews: views)
    row.frame = CGRect(x: 0, y: 0, width: 70, height: 20)
    row.spacing = 10
    host.addSubview(row)
    if solved { views[0].heightAnchor.constraint(greaterThanOrEqualToConstant: 1).isActive = true }
    row.layoutIfNeeded()
    expectEqual(
      views.map(\.frame),
      [
        CGRect(x: -2, y: -1, width: 36, height: 24), CGRect(x: 38, y: -1, width: 36, height: 24),
      ]
    )
  }
}

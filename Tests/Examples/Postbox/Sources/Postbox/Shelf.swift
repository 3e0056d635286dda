import UIKit

/// A class with a parameter.
class Shelf<Item>: NSObject {
  private(set) var items: [Item] = []
  private let make: () -> Item
  let refresh = UIRefreshControl()

  init(make: @escaping () -> Item) {
    self.make = make
    super.init()
    refresh.addTarget(self, action: #selector(fill), for: .valueChanged)
  }

  @objc func fill() { items.append(make()) }
}

extension Shelf {
  func refill(after recognizer: UIGestureRecognizer) {
    recognizer.addTarget(self, action: #selector(refilled(_:)))
  }

  @objc private func refilled(_ recognizer: UIGestureRecognizer) {
    fill()
    fill()
  }
}

final class NameShelf: Shelf<String> {}

extension UIView {
  var dismissesKeyboard: UITapGestureRecognizer {
    let recognizer = UITapGestureRecognizer(target: self, action: #selector(UIView.endEditing))
    addGestureRecognizer(recognizer)
    return recognizer
  }

  @objc func highlight() { backgroundColor = .yellow }
}

import UIKit

@objc protocol LetterViewDelegate: NSObjectProtocol {
  func letterViewDidOpen(_ view: LetterView)
  @objc optional func letterView(_ view: LetterView, didTurnTo page: Int)
  @objc optional func letterViewShouldClose(_ view: LetterView) -> Bool
  @objc optional var seal: String { get }
}

/// A letter: a tap opens it, a swipe turns it.
@objcMembers
@IBDesignable
class LetterView: UIView {
  @IBOutlet weak var delegate: LetterViewDelegate?
  @IBInspectable var page: Int = 1
  private(set) var isOpen = false
  dynamic var note = ""

  let tap = UITapGestureRecognizer()
  lazy var swipe = UISwipeGestureRecognizer(target: self, action: #selector(turn(_:)))

  override init(frame: CGRect) {
    super.init(frame: frame)
    tap.addTarget(self, action: #selector(LetterView.open))
    addGestureRecognizer(tap)
    addGestureRecognizer(swipe)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func open() {
    isOpen = true
    delegate?.letterViewDidOpen(self)
  }

  func turn(_ recognizer: UISwipeGestureRecognizer) {
    page += 1
    delegate?.letterView?(self, didTurnTo: page)
  }

  func close() {
    if delegate?.letterViewShouldClose?(self) ?? true { isOpen = false }
  }

  var sealText: String { delegate?.seal ?? "none" }
}

import UIKit

/// A label whose two widths can't both be.
final class ConflictingController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = pinnedLabel("Both")
    NSLayoutConstraint.activate([
      label.widthAnchor.constraint(equalToConstant: 100), label.widthAnchor.constraint(equalToConstant: 200),
    ])
  }
}

/// A view whose width nothing decides.
final class AmbiguousController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor), box.heightAnchor.constraint(equalToConstant: 40),
    ])
  }
}

/// A label so low that a phone that is held sideways doesn't show it.
final class LowController: UIViewController {
  private let isUpright: Bool

  init(isUpright: Bool) {
    self.isUpright = isUpright
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { isUpright ? .portrait : .allButUpsideDown }

  override func viewDidLoad() {
    super.viewDidLoad()
    _ = pinnedLabel("Low", from: 500)
  }
}

/// Two labels, one above the other, read in an order of the controller's.
final class ColumnController: UIViewController {
  private let isUpwards: Bool

  init(isUpwards: Bool) {
    self.isUpwards = isUpwards
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let (upper, lower) = (pinnedLabel("Above"), pinnedLabel("Below", from: 60))
    view.accessibilityElements = isUpwards ? [lower, upper] : [upper, lower]
  }
}

/// A field at the bottom, of the screen or above the keyboard.
final class FieldController: UIViewController {
  private let avoids: Bool

  init(avoids: Bool) {
    self.avoids = avoids
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let field = UITextField()
    field.placeholder = "A note"
    field.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(field)
    let bottom = avoids ? view.keyboardLayoutGuide.topAnchor : view.safeAreaLayoutGuide.bottomAnchor
    NSLayoutConstraint.activate([
      field.bottomAnchor.constraint(equalTo: bottom), field.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: view.trailingAnchor), field.heightAnchor.constraint(equalToConstant: 44),
    ])
  }
}

extension UIViewController {
  /// Adds a label at the top.
  fileprivate func pinnedLabel(_ text: String, from top: CGFloat = 0) -> UILabel {
    let label = UILabel()
    label.text = text
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: top),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
    ])
    return label
  }
}

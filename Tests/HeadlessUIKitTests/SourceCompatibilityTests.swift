import Expectations
import HeadlessUIKit
import Testing

/// Written as an iOS developer writes it: it is here to compile.
@MainActor
private protocol Opener: AnyObject {
  func open(_ text: String)
}

/// UIKit declares this delegate without NSObject's protocol, unlike nearly all others.
@MainActor
private final class PlainDelegate: UISplitViewControllerDelegate {}

private final class WrittenAsUsual: UIViewController, UINavigationControllerDelegate, UITextFieldDelegate {
  private let label = UILabel()
  private let text: String
  weak var opener: (any Opener)?
  private(set) var presentations = 0

  init(text: String) {
    self.text = text
    super.init(nibName: nil, bundle: nil)
    title = text
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.text = text
    label.font = .preferredFont(forTextStyle: .headline)
    label.textColor = .secondaryLabel
    view.addSubview(label)
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Open") { [weak self] _ in self?.tapped() })
    button.setTitleColor(.red, for: .normal)
    view.addSubview(button)
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in })
    tabBarItem = UITabBarItem(title: text, image: UIImage(systemName: "star"), tag: 1)
  }

  private func tapped() {
    opener?.open(text)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    label.frame = view.bounds.inset(by: view.safeAreaInsets)
  }

  override func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentations += 1
    super.present(viewControllerToPresent, animated: flag, completion: completion)
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var additionalSafeAreaInsets: UIEdgeInsets { didSet { view.setNeedsLayout() } }
}

@MainActor @Suite struct SourceCompatibilityTests {
  @Test("a plain class is a split view's delegate, and images and colours are found by name on any thread")
  func declarations() async {
    let split = UISplitViewController(style: .doubleColumn)
    let delegate = PlainDelegate()
    split.delegate = delegate
    expectIdentical(split.delegate, delegate)
    let found = await Task.detached { (UIImage(named: "tree")?.size, UIColor(named: "leaf") != nil) }.value
    #expect(found.0 == CGSize(width: 60, height: 60) && found.1)
  }

  @Test("a controller written as usual works")
  func asUsual() {
    let controller = WrittenAsUsual(text: "Hello")
    let window = show(UINavigationController(rootViewController: controller))
    controller.present(UIViewController(), animated: true)
    CATransaction.flush()
    expectEqual(controller.presentations, 1)
    expectEqual(controller.tabBarItem.title, "Hello")
    expectEqual(controller.navigationItem.title, "Hello")
    #expect(window.rootViewController?.presentedViewController != nil)
  }
}

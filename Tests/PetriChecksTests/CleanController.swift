import Foundation
import UIKit

/// Controllers that do what the mutants do, rightly, and UIKit's own.
enum CleanController: String, CaseIterable {
  case plain, weakClosures, endingTimers, removedObserver, selectorObserver, table, textFields, search, parent,
    endingTask, tabs, pages,
    split, navigation

  @MainActor func make() -> UIViewController {
    switch self {
    case .plain: UIViewController()
    case .weakClosures: WeakClosures()
    case .endingTimers: EndingTimers()
    case .removedObserver: RemovedObserver()
    case .selectorObserver: SelectorObserver()
    case .table: UITableViewController(style: .plain)
    case .textFields: TextFields()
    case .search: Search()
    case .parent: Parent()
    case .endingTask: EndingTask()
    case .tabs: Tabs()
    case .pages: UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    case .split: UISplitViewController(style: .doubleColumn)
    case .navigation: UINavigationController(rootViewController: WeakClosures())
    }
  }
}

private final class WeakClosures: UIViewController {
  private var onClose: (() -> Void)?
  override func viewDidLoad() {
    super.viewDidLoad()
    onClose = { [weak self] in self?.dismiss(animated: true) }
    let action = UIAction(title: "Close") { [weak self] _ in self?.onClose?() }
    view.addSubview(UIButton(type: .system, primaryAction: action))
    navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: action)
    view.addGestureRecognizer(UITapGestureRecognizer())
    UIView.animate(withDuration: 0.3, animations: { self.view.alpha = 0.5 }, completion: { _ in self.view.alpha = 1 })
  }
}

private final class EndingTimers: UIViewController {
  private var timer: Timer?
  private var link: CADisplayLink?
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer = Timer.scheduledTimer(withTimeInterval: 1_000, repeats: true) { _ in
      MainActor.assumeIsolated { self.title = "1" }
    }
    link = CADisplayLink { _ in self.title = "2" }
    link?.add(to: .main, forMode: .common)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
    link?.invalidate()
  }
}

private final class RemovedObserver: UIViewController {
  private var token: (any NSObjectProtocol)?
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    token = NotificationCenter.default.addObserver(forName: Planted.notification, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { self.title = "changed" }
    }
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    token.map { NotificationCenter.default.removeObserver($0) }
    token = nil
  }
}

private final class SelectorObserver: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(self, selector: Selector("changed"), name: Planted.notification, object: nil)
  }
}

private final class TextFields: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let field = UITextField()
    view.addSubview(field)
    field.becomeFirstResponder()
  }
}

private final class Search: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.searchController = UISearchController(searchResultsController: UIViewController())
  }
}

private final class Parent: UIViewController {
  private final class Child: UIViewController { weak var owner: UIViewController? }
  override func viewDidLoad() {
    super.viewDidLoad()
    let child = Child()
    child.owner = self
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

private final class EndingTask: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    RunLoop.current.perform { MainActor.assumeIsolated { self.title = "loaded" } }
  }
}

private final class Tabs: UITabBarController {
  init() {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [WeakClosures(), UINavigationController(rootViewController: Parent())]
  }
  required init?(coder: NSCoder) { nil }
}

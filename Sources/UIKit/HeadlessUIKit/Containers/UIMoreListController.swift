import Foundation

/// The list of the tabs that have no room in the bar, as UIKit calls it. UIKit's is a table; here it is a column of
/// buttons.
final class UIMoreListController: UIViewController {
  weak var tabs: UITabBarController?
  private let column = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    column.axis = .vertical
    column.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    view.addSubview(column)
    refresh()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    refresh()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let height = CGFloat(column.arrangedSubviews.count) * 44
    column.frame = CGRect(x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: height)
  }

  /// One button for each tab, as titles are now.
  private func refresh() {
    for row in column.arrangedSubviews { row.removeFromSuperview() }
    for tab in tabs?.tabsInMore ?? [] {
      let action = UIAction(title: tab.tabBarItem.title ?? "", image: tab.tabBarItem.image) { [weak self, weak tab] _ in
        guard let tab else { return }
        self?.tabs?.openFromMore(tab, animated: true)
      }
      column.addArrangedSubview(UIButton(type: .system, primaryAction: action))
    }
    view.setNeedsLayout()
  }
}

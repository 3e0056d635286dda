import PetriCatalog
public import PetriUIKit

/// A page view controller that holds all its pages.
public final class PagesViewController: UIPageViewController, UIPageViewControllerDataSource {
  /// The pages in order; only the visible one is a child.
  public var pages: [UIViewController] {
    didSet { showFirst() }
  }

  /// Creates a controller that shows the first page.
  public init(pages: [UIViewController]) {
    self.pages = pages
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    dataSource = self
    showFirst()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// The page before another one.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    page(beside: viewController, step: -1)
  }

  /// The page after another one.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    page(beside: viewController, step: 1)
  }

  /// The number of dots.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { pages.count }

  /// The index of the visible page.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    pages.firstIndex { $0 === viewControllers?.first } ?? 0
  }

  private func showFirst() {
    setViewControllers(pages.first.map { [$0] }, direction: .forward, animated: false)
  }

  private func page(beside controller: UIViewController, step: Int) -> UIViewController? {
    guard let index = pages.firstIndex(where: { $0 === controller }), pages.indices.contains(index + step) else {
      return nil
    }
    return pages[index + step]
  }
}

final class DefinedSplitViewController: UISplitViewController, UISplitViewControllerDelegate {
  private let compact: Column?

  init(_ content: SplitContent) {
    compact = content.compact?.column
    super.init(style: content.supplementary == nil ? .doubleColumn : .tripleColumn)
    preferredDisplayMode = content.displayMode.mode
    delegate = self
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: Column
  ) -> Column {
    compact.flatMap { viewController(for: $0) == nil ? nil : $0 } ?? proposedTopColumn
  }
}

extension SplitColumn {
  fileprivate var column: UISplitViewController.Column {
    switch self {
    case .primary: .primary
    case .supplementary: .supplementary
    case .secondary: .secondary
    }
  }
}

extension SplitDisplayMode {
  fileprivate var mode: UISplitViewController.DisplayMode {
    switch self {
    case .automatic: .automatic
    case .secondaryOnly: .secondaryOnly
    case .oneBesideSecondary: .oneBesideSecondary
    case .oneOverSecondary: .oneOverSecondary
    case .twoBesideSecondary: .twoBesideSecondary
    case .twoOverSecondary: .twoOverSecondary
    case .twoDisplaceSecondary: .twoDisplaceSecondary
    }
  }
}

public import PetriUIKit

/// Adds a tab, or puts a controller in the place of one.
public struct AddTabAction<ViewController: UITabBarController>: ContainerAction {
  private let index: Int?
  private let isReplacing: Bool

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - index: the place from 0; `nil` for behind the last.
  ///   - isReplacing: whether the tab of that place goes.
  public init(at index: Int? = nil, replacing isReplacing: Bool = false) {
    self.index = index
    self.isReplacing = isReplacing
  }

  /// `add tab`, with its place.
  public var routingName: String {
    "\(isReplacing ? "replace" : "add") tab" + (index.map { " \($0)" } ?? "")
  }

  /// The tab is there; selecting it is a move of its own.
  public var showsEmbedded: Bool { false }

  /// The tab that is replaced.
  public func removedControllers(from existingController: ViewController) -> [UIViewController] {
    guard isReplacing, let tabs = existingController.viewControllers, !tabs.isEmpty else { return [] }
    return [tabs[min(index ?? tabs.count - 1, tabs.count - 1)]]
  }

  /// Adds it.
  public func perform(
    with viewController: UIViewController,
    on existingController: ViewController,
    animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    var tabs = existingController.viewControllers ?? []
    place(viewController, in: &tabs)
    existingController.setViewControllers(tabs, animated: animated)
    completion(.success)
  }

  /// One more tab.
  public func perform(
    embedding viewController: UIViewController,
    in childViewControllers: inout [UIViewController]
  ) throws {
    place(viewController, in: &childViewControllers)
  }

  private func place(_ viewController: UIViewController, in tabs: inout [UIViewController]) {
    let place = min(max(0, index ?? tabs.count), tabs.count)
    if isReplacing, !tabs.isEmpty {
      tabs[min(index.map { max(0, $0) } ?? tabs.count - 1, tabs.count - 1)] = viewController
    } else {
      tabs.insert(viewController, at: place)
    }
  }
}

extension Action where Self == AddTabAction<UITabBarController> {
  /// Adds a tab behind the last.
  public static var addTab: Self { Self() }

  /// Adds a tab at a place, or replaces the one that is there.
  public static func addTab(at index: Int? = nil, replacing isReplacing: Bool = false) -> Self {
    Self(at: index, replacing: isReplacing)
  }
}

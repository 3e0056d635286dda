public import PetriUIKit

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// Adds a tab, or replaces one.
public struct AddTabAction<ViewController: UITabBarController>: ContainerAction {
  private let index: Int?
  private let isReplacing: Bool

  /// - Parameters:
  ///   - index: the index of the tab; `nil` to append it.
  ///   - isReplacing: whether to replace the tab at the index.
  public init(at index: Int? = nil, replacing isReplacing: Bool = false) {
    self.index = index
    self.isReplacing = isReplacing
  }

  public var routingName: String {
    "\(isReplacing ? "replace" : "add") tab" + (index.map { " \($0)" } ?? "")
  }

  public var showsEmbedded: Bool { false }

  public func removedControllers(from existingController: ViewController) -> [UIViewController] {
    guard isReplacing, let tabs = existingController.viewControllers, !tabs.isEmpty else { return [] }
    return [tabs[min(index ?? tabs.count - 1, tabs.count - 1)]]
  }

  public func perform(
    with viewController: UIViewController,
    on existingController: ViewController,
    animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    var tabs = existingController.viewControllers ?? []
    insert(viewController, in: &tabs)
    existingController.setViewControllers(tabs, animated: animated)
    completion(.success)
  }

  public func perform(
    embedding viewController: UIViewController,
    in childViewControllers: inout [UIViewController]
  ) throws {
    insert(viewController, in: &childViewControllers)
  }

  private func insert(_ viewController: UIViewController, in tabs: inout [UIViewController]) {
    let position = min(max(0, index ?? tabs.count), tabs.count)
    if isReplacing, !tabs.isEmpty {
      tabs[min(index.map { max(0, $0) } ?? tabs.count - 1, tabs.count - 1)] = viewController
    } else {
      tabs.insert(viewController, at: position)
    }
  }
}

extension Action where Self == AddTabAction<UITabBarController> {
  /// Appends a tab.
  public static var addTab: Self { Self() }

  /// Adds a tab at an index, or replaces the tab there.
  public static func addTab(at index: Int? = nil, replacing isReplacing: Bool = false) -> Self {
    Self(at: index, replacing: isReplacing)
  }
}

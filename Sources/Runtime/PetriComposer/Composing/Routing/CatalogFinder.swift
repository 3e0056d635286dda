package import PetriCatalog
import PetriRouting
import PetriUIKit

/// Finds the target of a route's `find`.
struct CatalogFinder: StackIteratingFinder {
  private let find: RouteFind
  private let composer: Composer
  let iterator: any StackIterator

  init(_ find: RouteFind, composer: Composer) {
    self.find = find
    self.composer = composer
    iterator = DefaultStackIterator(options: CatalogFinder.options(of: find), startingAt: find.start.point)
  }

  private static func options(of find: RouteFind) -> SearchOptions {
    find.options.isEmpty
      ? .fullStack : find.options.reduce(into: SearchOptions()) { $0.formUnion(SearchOptions(word: $1.rawValue) ?? []) }
  }

  var routingName: String { CatalogFinder.name(of: find) }

  static func name(of find: RouteFind) -> String {
    let options = find.options.isEmpty ? "" : " in \(CatalogFinder.options(of: find))"
    let start = find.start == .topmost ? "" : " from \(find.start == .root ? "the root" : "where it starts")"
    let what =
      switch find.target {
      case .screen(let name):
        switch find.context {
        case .any: name
        case .same: "\(name) with this context"
        case .keys(let keys): "\(name) with this \(keys.joined(separator: ", "))"
        }
      case .tab(let name): "the tab of \(name)"
      case .selectedTab: "the selected tab"
      case .container(let container): container.rawValue
      case .presenting: "what presents"
      case .detailNavigation: "the details' navigation"
      }
    return what + options + start
  }

  func findViewController(with context: ScreenContext, in stack: ControllerStack) throws -> UIViewController? {
    switch find.target {
    case .presenting: return try PresentingFinder<ScreenContext>().findViewController(with: context, in: stack)
    case .detailNavigation:
      return try DetailNavigationFinder<ScreenContext>().findViewController(with: context, in: stack)
    case .screen, .tab, .selectedTab, .container:
      return try iterator.firstViewController(in: stack) { isTarget($0, with: context) }
    }
  }

  func isTarget(_ viewController: UIViewController, with context: ScreenContext) -> Bool {
    switch find.target {
    case .screen(let name):
      guard let entry = composer.register.content(viewController), entry.name == name else { return false }
      guard let definition = composer.catalog.screen(named: name) else { return true }
      switch find.context {
      case .any: return true
      case .same: return context.isShown(by: entry.context, of: definition, in: composer.textEnvironment)
      case .keys(let keys):
        return context.isShown(by: entry.context, of: definition, knownBy: keys, in: composer.textEnvironment)
      }
    case .tab(let name):
      return viewController.parent is UITabBarController && composer.begins(viewController, with: name)
    case .selectedTab:
      guard let tabs = viewController.parent as? UITabBarController else { return false }
      return tabs.selectedViewController === viewController
    case .container(let container):
      return container.isKind(of: viewController)
    case .presenting, .detailNavigation: return false
    }
  }
}

extension Composer {
  /// Whether a screen is the outermost controller or the first screen in it, such as a tab's root.
  func begins(_ controller: UIViewController, with screen: String) -> Bool {
    var current: UIViewController? = controller
    while let next = current {
      if register[next]?.name == screen { return true }
      current =
        (next as? any ChildEmbedding)?.embeddedController
        ?? (next as? UINavigationController)?.viewControllers.first
        ?? (next as? UISplitViewController)?.viewController(for: .primary)
    }
    return false
  }
}

extension RouteFind.Start {
  fileprivate var point: DefaultStackIterator.StartingPoint {
    switch self {
    case .topmost: .topmost
    case .root: .root
    case .start: .custom { $0.start ?? $0.front }
    }
  }
}

extension SystemContainer {
  func isKind(of controller: UIViewController) -> Bool {
    switch self {
    case .navigation: controller is UINavigationController
    case .tabs: controller is UITabBarController
    case .split: controller is UISplitViewController
    case .pages: controller is UIPageViewController
    }
  }

  var controllerClass: UIViewController.Type {
    switch self {
    case .navigation: UINavigationController.self
    case .tabs: UITabBarController.self
    case .split: UISplitViewController.self
    case .pages: UIPageViewController.self
    }
  }
}

extension RouteCase {
  @MainActor package var choice: String {
    [condition.map { "\($0)" }, find.map { CatalogFinder.name(of: $0) }, start.map { "starts at \($0)" }]
      .compactMap(\.self).joined(separator: ", ")
  }
}

import Foundation
import InterfaceBuilder

extension InterfaceLoader {
  /// Creates the controller of a scene with its child controllers. Its view loads on demand.
  func controller(
    _ node: InterfaceController,
    _ scene: InterfaceScene,
    _ creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController {
    let coder = InterfaceCoder()
    coder.nibName = node.nibName
    coder.pageTransition = node.pageTransition == "scroll" ? .scroll : .pageCurl
    coder.splitStyle = node.splitStyle
    coder.pageOrientation = node.pageOrientation == "vertical" ? .vertical : .horizontal
    let base = Self.baseClass(node.identity.kind)
    let type = InterfaceClasses.type(of: node.identity, as: base) ?? base
    let controller =
      if node.isOwner {
        UIViewController.make(type, storyboard?.name, nil)
      } else {
        creator?(coder) ?? type.init(coder: coder) ?? base.init(coder: coder)
          ?? UIViewController(nibName: nil, bundle: nil)
      }
    take(owner: controller, id: node.identity.id)
    note(controller, node.identity)
    controller.loadingState.storyboard = storyboard
    controller.loadingState.interface = InterfaceScenery(loader: self, node: node, scene: scene)
    apply(node, to: controller)
    addBars(node, controller)
    addChildren(node, controller)
    finish()
    if let storyboard { storyboard.headlessObserver?.storyboard(storyboard, didMake: controller) }
    return controller
  }

  private static func baseClass(_ kind: String) -> UIViewController.Type {
    switch kind {
    case "tableViewController": UITableViewController.self
    case "collectionViewController": UICollectionViewController.self
    case "navigationController": UINavigationController.self
    case "tabBarController": UITabBarController.self
    case "splitViewController": UISplitViewController.self
    case "pageViewController": UIPageViewController.self
    default: UIViewController.self
    }
  }

  private func apply(_ node: InterfaceController, to controller: UIViewController) {
    if let title = values.text(node.title, "title", of: node.identity) { controller.title = title }
    if let style = Self.presentations[node.modalPresentationStyle ?? ""] { controller.modalPresentationStyle = style }
    if let style = Self.transitions[node.modalTransitionStyle ?? ""] { controller.modalTransitionStyle = style }
    controller.isModalInPresentation = node.isModalInPresentation
    if node.definesPresentationContext { controller.definesPresentationContext = true }
    controller.hidesBottomBarWhenPushed = node.hidesBottomBarWhenPushed
    controller.extendedLayoutIncludesOpaqueBars = node.extendedLayoutIncludesOpaqueBars
    if let identifier = node.identity.restorationIdentifier { controller.restorationIdentifier = identifier }
    if let edges = node.extendedEdges {
      let all: [(String, UIRectEdge)] = [("top", .top), ("bottom", .bottom), ("left", .left), ("right", .right)]
      controller.edgesForExtendedLayout = all.reduce(into: []) { if edges.contains($1.0) { $0.insert($1.1) } }
    }
    if let size = node.preferredContentSize {
      controller.preferredContentSize = CGSize(width: size.width, height: size.height)
    }
    (controller as? UITableViewController)?.clearsSelectionOnViewWillAppear = node.clearsSelectionOnViewWillAppear
  }

  static let presentations: [String: UIModalPresentationStyle] = [
    "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet, "currentContext": .currentContext,
    "custom": .custom, "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext,
    "popover": .popover, "automatic": .automatic,
  ]

  static let transitions: [String: UIModalTransitionStyle] = [
    "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
    "partialCurl": .partialCurl,
  ]

  private func addBars(_ node: InterfaceController, _ controller: UIViewController) {
    if let item = node.navigationItem { fill(controller.navigationItem, item) }
    if let item = node.tabBarItem { controller.tabBarItem = tabBarItem(item) }
    if !node.toolbarItems.isEmpty { controller.toolbarItems = node.toolbarItems.map(barButtonItem) }
    if let navigation = controller as? UINavigationController {
      if let bar = node.navigationBar { fillBar(navigation.navigationBar, bar) }
      if let bar = node.toolbar { fillBar(navigation.toolbar, bar) }
      navigation.isNavigationBarHidden = node.isNavigationBarHidden
      navigation.isToolbarHidden = node.isToolbarHidden
    }
    if let tabs = controller as? UITabBarController, let bar = node.tabBar { fillBar(tabs.tabBar, bar) }
  }

  private func fillBar(_ bar: UIView, _ node: InterfaceView) {
    note(bar, node.identity)
    let properties = node.properties.value(in: classes)
    if let color = values.color(properties.tintColor) { bar.tintColor = color }
    if let color = values.color(properties.backgroundColor) { bar.backgroundColor = color }
    apply(properties.content, to: bar, node)
  }

  private func addChildren(_ node: InterfaceController, _ controller: UIViewController) {
    var children: [String: [UIViewController]] = [:]
    for connection in node.identity.connections {
      guard case .segue(let segue) = connection.kind, segue.kind == "relationship", let name = segue.relationship,
        let child = storyboard?.controller(id: connection.destination)
      else { continue }
      children[name, default: []].append(child)
    }
    switch controller {
    case let navigation as UINavigationController:
      if let root = children["rootViewController"]?.first { navigation.viewControllers = [root] }
    case let tabs as UITabBarController: tabs.viewControllers = children["viewControllers"] ?? []
    case let split as UISplitViewController:
      let columns: [(String, UISplitViewController.Column)] = [
        ("masterViewController", .primary), ("supplementaryViewController", .supplementary),
        ("detailViewController", .secondary),
      ]
      if split.style == .unspecified {
        split.viewControllers = columns.compactMap { children[$0.0]?.first }
      } else {
        for (name, column) in columns where children[name] != nil {
          split.setViewController(children[name]?.first, for: column)
        }
      }
    case let pages as UIPageViewController:
      if let page = children["viewControllers"]?.first {
        pages.setViewControllers([page], direction: .forward, animated: false)
      }
    default: break
    }
  }

  func loadView(_ node: InterfaceController, _ scene: InterfaceScene, into controller: UIViewController) {
    for object in scene.objects { addObject(object) }
    let view = node.view.map { self.view($0) } ?? UIView(frame: UIScreen.main.bounds)
    // The archived frame is the canvas's; a controller's view starts with the screen's.
    view.frame = UIScreen.main.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.translatesAutoresizingMaskIntoConstraints = true
    controller.view = view
    for (name, id) in node.barGuides {
      let guide = name == "top" ? controller.topLayoutGuide : controller.bottomLayoutGuide
      note(guide as AnyObject, id: id)
    }
    if node.canRefresh { (controller as? UITableViewController)?.refreshControl = UIRefreshControl() }
    finish()
    if let storyboard { storyboard.headlessObserver?.storyboard(storyboard, didLoadViewOf: controller) }
  }

  @discardableResult
  func addObject(_ object: InterfaceObject) -> AnyObject? {
    switch object {
    case .controller, .reference, .navigationItem: return nil
    case .view(let node): return view(node)
    case .barItem(let node): return node.identity.kind == "tabBarItem" ? tabBarItem(node) : barButtonItem(node)
    case .gestureRecognizer(let node): return recognizer(node)
    case .placeholder(let identity, let name):
      if name == "IBFilesOwner" {
        if let owner {
          take(owner: owner, id: identity.id)
          note(owner, identity)
        }
      } else if self.object(identity.id) == nil {
        note(InterfacePlaceholder(), id: identity.id)
      }
      return nil
    case .other(let identity):
      guard let type = InterfaceClasses.type(of: identity, as: NSObject.self) else { return nil }
      let object = NSObject.make(type)
      note(object, identity)
      return object
    }
  }

  private func recognizer(_ node: GestureRecognizer) -> UIGestureRecognizer {
    let base: UIGestureRecognizer.Type =
      switch node.identity.kind {
      case "swipeGestureRecognizer": UISwipeGestureRecognizer.self
      case "panGestureRecognizer": UIPanGestureRecognizer.self
      case "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self
      case "tapGestureRecognizer": UITapGestureRecognizer.self
      case "pongPressGestureRecognizer": UILongPressGestureRecognizer.self
      case "pinchGestureRecognizer": UIPinchGestureRecognizer.self
      case "rotationGestureRecognizer": UIRotationGestureRecognizer.self
      default: UIGestureRecognizer.self
      }
    let recognizer = NSObject.make(InterfaceClasses.type(of: node.identity, as: base) ?? base)
    note(recognizer, node.identity)
    recognizer.isEnabled = node.isEnabled
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      tap.numberOfTapsRequired = node.numberOfTaps
      tap.numberOfTouchesRequired = node.numberOfTouches
    case let swipe as UISwipeGestureRecognizer:
      let directions: [String: UISwipeGestureRecognizer.Direction] = ["left": .left, "up": .up, "down": .down]
      swipe.direction = directions[node.direction ?? ""] ?? .right
    case let press as UILongPressGestureRecognizer: press.minimumPressDuration = node.minimumDuration
    default: break
    }
    return recognizer
  }
}

extension InterfaceController {
  fileprivate var splitStyle: UISplitViewController.Style {
    guard hasColumns else { return .unspecified }
    let hasMiddle = identity.connections.contains { connection in
      if case .segue(let segue) = connection.kind { segue.relationship == "supplementaryViewController" } else { false }
    }
    return hasMiddle ? .tripleColumn : .doubleColumn
  }
}

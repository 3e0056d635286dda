import PetriCatalog
import PetriComposer
import PetriUIKit

/// The default text of a composed screen: controllers by name, then their views; nothing that changes by itself.
///
/// A controller's frame is printed where its container decides it; where the content does, the way it is placed is
/// printed instead, so that a changed label changes its own line and no other.
@MainActor
struct TreeText {
  private let launched: LaunchedScreen

  init(_ launched: LaunchedScreen) {
    self.launched = launched
  }

  var document: TreeDocument {
    let root = launched.stage.window.rootViewController
    return TreeDocument(headline: launched.headline, root: root.map { node(of: $0, role: "") })
  }

  private func node(of controller: UIViewController, role: String) -> TreeNode {
    var children: [TreeNode] = []
    switch controller {
    case let container as ContainerViewController:
      children = viewNodes(in: container)
    case is UINavigationController:
      children = controller.orderedChildren.map { node(of: $0, role: "") }
    case let tabs as UITabBarController:
      children = tabs.orderedChildren.map { node(of: $0, role: tabRole(of: $0, in: tabs)) }
    case let split as UISplitViewController:
      children = columns(of: split)
    case let pages as PagesViewController:
      children = nodes(ofPages: pages)
    default:
      children = viewNodes(in: controller)
    }
    if let presented = controller.presentedViewController, presented.presentingViewController === controller {
      children.append(node(of: presented, role: "presented"))
    }
    return TreeNode(
      [label(of: controller, role: role), kind(of: controller), state(of: controller), placement(of: controller)]
        + bars(of: controller) + presentation(of: controller),
      children: children
    )
  }

  /// `tab "Cart" selected`; the list of tabs that have no room in the bar is `more`.
  private func tabRole(of tab: UIViewController, in tabs: UITabBarController) -> String {
    let isInBar = tabs.viewControllers?.contains { $0 === tab } ?? false
    let role = isInBar ? tab.tabBarItem.title.map { "tab \($0.quoted)" } ?? "tab" : "more"
    return tab === tabs.selectedViewController ? "\(role) selected" : role
  }

  /// The pages in order; what is shown instead of them, set from outside, comes behind them.
  private func nodes(ofPages pages: PagesViewController) -> [TreeNode] {
    let shown = pages.viewControllers ?? []
    let known = pages.pages.enumerated().map { index, page in
      node(of: page, role: shown.contains { $0 === page } ? "page \(index + 1) shown" : "page \(index + 1)")
    }
    let others = shown.filter { page in !pages.pages.contains { $0 === page } }
    return known + others.map { node(of: $0, role: "page shown") }
  }

  /// By column; what columns were collapsed into is a column too.
  private func columns(of split: UISplitViewController) -> [TreeNode] {
    let columns: [(UISplitViewController.Column, String)] = [
      (.primary, "primary"), (.supplementary, "supplementary"), (.secondary, "secondary"),
    ]
    return split.viewControllers.map { shown in
      let name = columns.first { column, _ in
        guard let controller = split.viewController(for: column) else { return false }
        return controller === shown || controller.navigationController === shown
      }?.1
      return node(of: shown, role: split.isCollapsed ? "collapsed" : name ?? "column")
    }
  }

  private func label(of controller: UIViewController, role: String) -> String {
    var name = controller.displayName
    if let composed = launched.composed, controller === composed.content {
      name = "content: \(composed.definition.name)"
    }
    return role.isEmpty ? name : "\(role): \(name)"
  }

  /// UIKit's word for content that is one of its containers, which has the screen's name.
  private func kind(of controller: UIViewController) -> String {
    let isContent = controller === launched.composed?.content && !(controller is any ComposedController)
    return isContent ? controller.displayName : ""
  }

  private func state(of controller: UIViewController) -> String {
    guard let view = controller.viewIfLoaded else { return "not loaded" }
    return view.window == nil ? "disappeared" : "appeared"
  }

  private func placement(of controller: UIViewController) -> String {
    guard let view = controller.viewIfLoaded else { return "" }
    if let container = controller.parent as? ContainerViewController {
      let layout = container.container.child
      if let center = layout.center {
        return "centered \(center == .both ? "" : center.rawValue)".trimmingTail
      }
      guard layout.pins.contains(.edges) || Set(layout.pins).count == 4 else {
        return "pinned \(layout.pins.map(\.rawValue).joined(separator: " "))"
      }
    }
    return Number.frame(view.frame)
  }

  /// How a presented controller is shown, unless it fills the screen.
  private func presentation(of controller: UIViewController) -> [String] {
    guard controller.presentingViewController != nil, controller.parent == nil else { return [] }
    return PresentationWords.words(of: controller).map { [$0] } ?? []
  }

  private func bars(of controller: UIViewController) -> [String] {
    guard let navigation = controller as? UINavigationController else { return [] }
    if navigation.isNavigationBarHidden { return ["bar hidden"] }
    let title = navigation.topViewController.flatMap { $0.navigationItem.title ?? $0.title }
    return title.map { ["bar \($0.quoted)"] } ?? []
  }

  /// The nodes of views; a child controller's view stands for its controller, and what only arranges is passed over.
  private func viewNodes(in controller: UIViewController) -> [TreeNode] {
    guard let root = controller.viewIfLoaded else { return [] }
    var nodes: [TreeNode] = []
    var childNodes: [TreeNode] = []
    let childViews = Dictionary(
      controller.children.compactMap { child in child.viewIfLoaded.map { (ObjectIdentifier($0), child) } },
      uniquingKeysWith: { first, _ in first }
    )
    for view in ShownView(root).subviews {
      if let child = childViews[ObjectIdentifier(view.view)] {
        childNodes.append(node(of: child, role: ""))
      } else {
        nodes += viewNode(of: view, in: controller, childViews: childViews)
      }
    }
    // The container's own views come first, then the child, then what the template shows for it.
    let supporting = nodes.filter { $0.line == TreeText.supportingViews }
    return nodes.filter { $0.line != TreeText.supportingViews } + childNodes + supporting
  }

  private static let supportingViews = "supporting views"

  private func viewNode(
    of shown: ShownView,
    in controller: UIViewController,
    childViews: [ObjectIdentifier: UIViewController]
  ) -> [TreeNode] {
    if let child = childViews[ObjectIdentifier(shown.view)] { return [node(of: child, role: "")] }
    let inner = { shown.subviews.flatMap { self.viewNode(of: $0, in: controller, childViews: childViews) } }
    if let container = controller as? ContainerViewController, container.showsSupportingViews(in: shown.view) {
      return [TreeNode([TreeText.supportingViews], children: inner())]
    }
    guard !shown.isArrangement else { return inner() }
    return [TreeNode(shown.lineParts, children: shown.kind.isLeaf ? [] : inner())]
  }
}

extension String {
  fileprivate var trimmingTail: String {
    last == " " ? String(dropLast()) : self
  }
}

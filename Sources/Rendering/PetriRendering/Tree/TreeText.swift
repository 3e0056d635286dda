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
  private let attributes: ControllerAttributes
  private let secrets: SecretTexts
  private let hasSpots: Bool
  private let references: ScreenReferences?

  /// - Parameters:
  ///   - hasSpots: whether nodes know where they are on the screen and in the files.
  ///   - references: the references of nodes; `nil` for nodes without.
  init(_ launched: LaunchedScreen, hasSpots: Bool = false, references: ScreenReferences? = nil) {
    self.launched = launched
    self.hasSpots = hasSpots
    self.references = references
    let screens = ShownScreens(launched)
    attributes = ControllerAttributes(launched, screens)
    secrets = screens.secrets
  }

  var document: TreeDocument {
    let window = launched.stage.window
    var root = window.rootViewController.map { node(of: $0, role: "", in: .systemBlue) }
    if let menu = window.openMenu {
      let lines = menu.children.map { AttributeList.words(of: $0, hiding: secrets, in: window.traitCollection) }
      root?.children.append(TreeNode(["open menu"], children: lines.map { TreeNode([$0]) }))
    }
    if let toast = window.toast { root?.children.append(TreeNode(["toast \(secrets.hide(in: toast).quoted)"])) }
    if let keyboard = keyboardNode { root?.children.append(keyboard) }
    if let others = root.flatMap({ references?.others(besides: $0) }) { root?.children.append(others) }
    return TreeDocument(headline: launched.headline, root: root)
  }

  /// The keyboard at the bottom while something is typed in: the frame that apps hear of, its words, its bar.
  private var keyboardNode: TreeNode? {
    guard let host = launched.stage.window.inputHost else { return nil }
    let shown = ShownView(host).subviews
    let keyboard = shown.first { if case .keyboard = $0.kind.form { true } else { false } }
    let children = launched.stage.window.accessoryItems.map { item in
      TreeNode([item.line(hiding: secrets, in: host.traitCollection)])
    }
    return TreeNode(
      [keyboard == nil ? "in place of the keyboard" : "keyboard", Number.frame(host.frame)]
        + (keyboard.map { $0.kind.attributes.map(\.text) } ?? []),
      children: children.isEmpty ? [] : [TreeNode(["accessory"], children: children)]
    )
  }

  /// A controller's node.
  ///
  /// - Parameter tint: the tint of the node printed around it.
  private func node(of controller: UIViewController, role: String, in outer: UIColor?) -> TreeNode {
    let tint = controller.viewIfLoaded?.tintColor ?? outer
    var children: [TreeNode] = []
    switch controller {
    case let container as ContainerViewController:
      children = viewNodes(in: container, tint)
    case is UINavigationController:
      children = controller.orderedChildren.map { node(of: $0, role: "", in: tint) }
    case let tabs as UITabBarController:
      children = tabs.orderedChildren.map { node(of: $0, role: tabRole(of: $0, in: tabs), in: tint) }
    case let split as UISplitViewController:
      children = columns(of: split, tint)
    case let pages as PagesViewController:
      children = nodes(ofPages: pages, tint)
    case let alert as UIAlertController:
      children = AlertNodes(secrets: secrets, references: references) { viewNode(of: ShownView($0), [:], tint) }
        .nodes(of: alert)
    case let share as ShareViewController:
      children = share.items.map { TreeNode(["item \($0.quoted)"]) }
    default:
      children = viewNodes(in: controller, tint)
    }
    children = titleNodes(of: controller, tint) + children
    if let presented = controller.presentedViewController, presented.presentingViewController === controller {
      var node = node(of: presented, role: "presented", in: tint)
      node.isPresented = true
      children.append(node)
    }
    var made = TreeNode(
      [label(of: controller, role: role), kind(of: controller), state(of: controller), placement(of: controller)]
        + bars(of: controller) + presentation(of: controller)
        + attributes.all(of: controller, in: outer).map(\.text),
      children: children
    )
    made.reference = references?[controller]
    // Nobody touches what isn't on the window, so a text with references leaves it out; what was presented over it is there.
    if references != nil, let view = controller.viewIfLoaded, view.window == nil {
      made.children = made.children.filter(\.isPresented)
    }
    made.isPresented = made.children.contains(where: \.isPresented)
    if hasSpots, let view = controller.viewIfLoaded, view.window != nil {
      made.spot = TreeNode.Spot(frame: view.convert(view.bounds, to: nil), place: nil)
    }
    return made
  }

  /// The view in place of a bar's title: with the bar, or with the controller that it belongs to where no bar shows it.
  private func titleNodes(of controller: UIViewController, _ tint: UIColor?) -> [TreeNode] {
    let item: UINavigationItem?
    if let navigation = controller as? UINavigationController {
      item = navigation.isNavigationBarHidden ? nil : navigation.topViewController?.navigationItem
    } else {
      item = BarAttributes.lacksBar(controller) ? controller.navigationItem : nil
    }
    guard let view = item?.titleView else { return [] }
    return [TreeNode(["title view"], children: viewNode(of: ShownView(view), [:], tint))]
  }

  /// `tab "Cart" selected`; the list of tabs that have no room in the bar is `more`.
  private func tabRole(of tab: UIViewController, in tabs: UITabBarController) -> String {
    let isInBar = tabs.viewControllers?.contains { $0 === tab } ?? false
    let role = isInBar ? tab.tabBarItem.title.map { "tab \($0.quoted)" } ?? "tab" : "more"
    return tab === tabs.selectedViewController ? "\(role) selected" : role
  }

  /// The pages in order; what is shown instead of them, set from outside, comes behind them.
  private func nodes(ofPages pages: PagesViewController, _ tint: UIColor?) -> [TreeNode] {
    let shown = pages.viewControllers ?? []
    let known = pages.pages.enumerated().map { index, page in
      let role = "page \(index + 1)"
      return node(of: page, role: shown.contains { $0 === page } ? "\(role) shown" : role, in: tint)
    }
    let others = shown.filter { page in !pages.pages.contains { $0 === page } }
    return known + others.map { node(of: $0, role: "page shown", in: tint) }
  }

  /// By column; what columns were collapsed into is a column too.
  private func columns(of split: UISplitViewController, _ tint: UIColor?) -> [TreeNode] {
    let columns: [(UISplitViewController.Column, String)] = [
      (.primary, "primary"), (.supplementary, "supplementary"), (.secondary, "secondary"),
    ]
    return split.viewControllers.map { shown in
      let name = columns.first { column, _ in
        guard let controller = split.viewController(for: column) else { return false }
        return controller === shown || controller.navigationController === shown
      }?.1
      return node(of: shown, role: split.isCollapsed ? "collapsed" : name ?? "column", in: tint)
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
    switch controller {
    case let alert as UIAlertController: return alert.preferredStyle == .alert ? "alert" : "actionSheet"
    case is UIActivityViewController: return "share"
    default: break
    }
    let isContent = controller === launched.composed?.content && !(controller is any ComposedController)
    guard isContent else { return "" }
    let isContainer = launched.composed?.definition.content.container != nil
    return isContainer ? controller.displayName : shownClassName(of: controller)
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

  /// The nodes of views; a child controller's node is in place of its view, and views that only arrange are passed
  /// over. A controller that isn't loaded has the nodes of its children: a page that nobody has seen yet is known by
  /// its content.
  private func viewNodes(in controller: UIViewController, _ tint: UIColor?) -> [TreeNode] {
    guard let root = controller.viewIfLoaded else {
      return controller.orderedChildren.map { node(of: $0, role: "", in: tint) }
    }
    var nodes: [TreeNode] = []
    var childNodes: [TreeNode] = []
    var supporting: [TreeNode] = []
    let childViews = Dictionary(
      controller.children.compactMap { child in child.viewIfLoaded.map { (ObjectIdentifier($0), child) } },
      uniquingKeysWith: { first, _ in first }
    )
    for view in ShownView(root).subviews {
      if let child = childViews[ObjectIdentifier(view.view)] {
        childNodes.append(node(of: child, role: "", in: tint))
      } else if let container = controller as? ContainerViewController, container.showsSupportingViews(in: view.view) {
        let inner = view.subviews.flatMap { viewNode(of: $0, childViews, tint) }
        var node = TreeNode(["supporting views"] + view.attributes(in: tint).map(\.text), children: inner)
        node.reference = references?[view.view]
        supporting.append(node)
      } else {
        nodes += viewNode(of: view, childViews, tint)
      }
    }
    // The container's own views come first, then the child, then what the template shows for it.
    return nodes + childNodes + supporting
  }

  private func viewNode(
    of shown: ShownView,
    _ childViews: [ObjectIdentifier: UIViewController],
    _ tint: UIColor?
  ) -> [TreeNode] {
    if let child = childViews[ObjectIdentifier(shown.view)] { return [node(of: child, role: "", in: tint)] }
    func inner(_ tint: UIColor?) -> [TreeNode] {
      shown.subviews.flatMap { viewNode(of: $0, childViews, tint) }
    }
    if shown.isPassedOver { return [] }
    let parts = shown.attributes(in: tint, hiding: secrets).map(\.text)
    // What only arranges has a line where it isn't as usual.
    if shown.isArrangement, parts.isEmpty { return inner(tint) }
    var node = TreeNode([shown.lineHead] + parts, children: shown.kind.isLeaf ? [] : inner(shown.view.tintColor))
    node.reference = references?[shown.view]
    if hasSpots { node.spot = TreeNode.Spot(frame: shown.frameInWindow, place: shown.definition?.place) }
    return [node]
  }
}

extension String {
  fileprivate var trimmingTail: String {
    last == " " ? String(dropLast()) : self
  }
}

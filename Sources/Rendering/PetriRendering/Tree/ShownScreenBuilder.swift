import PetriCatalog
import PetriComposer
import PetriUIKit

extension LaunchedScreen {
  /// The screen as a value, without frames and locations, which cost time.
  public var shown: ShownScreen { ShownScreenBuilder(self).screen }

  /// The screen as a value in which nodes have their frames in the window and the locations of their definitions.
  public var located: ShownScreen { ShownScreenBuilder(self, isLocated: true).screen }
}

/// Reads a shown screen from its stage: controllers by name, then their views; nothing that changes by itself.
///
/// A controller's frame is an attribute if its container decides it; if the content does, the attribute says how it is
/// placed instead, so that a changed label changes its own line and no other.
@MainActor
struct ShownScreenBuilder {
  private let launched: LaunchedScreen
  private let attributes: ControllerAttributes
  private let secrets: SecretTexts
  private let isLocated: Bool
  private let references: ScreenReferences?

  /// - Parameters:
  ///   - isLocated: whether nodes have their frames in the window and the locations of their definitions.
  ///   - references: the references of nodes; `nil` for nodes without.
  init(_ launched: LaunchedScreen, isLocated: Bool = false, references: ScreenReferences? = nil) {
    self.launched = launched
    self.isLocated = isLocated
    self.references = references
    let screens = ShownScreens(launched)
    attributes = ControllerAttributes(launched, screens)
    secrets = screens.secrets
  }

  var screen: ShownScreen {
    let window = launched.stage.window
    var root = window.rootViewController.map { node(of: $0, role: nil, in: .systemBlue) }
    if let menu = window.openMenu {
      let lines = menu.children.map { AttributeList.words(of: $0, hiding: secrets, in: window.traitCollection) }
      root?.children.append(ShownNode("open menu", children: lines.map { ShownNode(line: $0) }))
    }
    if let toast = window.toast { root?.children.append(ShownNode("toast \(secrets.hide(in: toast).quoted)")) }
    if let keyboard = keyboardNode { root?.children.append(keyboard) }
    if let others = root.flatMap({ references?.others(besides: $0) }) { root?.children.append(others) }
    return ShownScreen(headline: launched.headline, root: root)
  }

  /// The keyboard at the bottom while something is typed in: the frame that apps hear of, its words, its bar.
  private var keyboardNode: ShownNode? {
    guard let host = launched.stage.window.inputHost else { return nil }
    let shown = ShownView(host).subviews
    let keyboard = shown.first { if case .keyboard = $0.kind.form { true } else { false } }
    let children = launched.stage.window.accessoryItems.map { item in
      ShownNode(line: item.line(hiding: secrets, in: host.traitCollection))
    }
    return ShownNode(
      keyboard == nil ? "in place of the keyboard" : "keyboard",
      [.frame(host.frame)] + (keyboard?.kind.attributes ?? []).map(ShownNode.Attribute.init),
      children: children.isEmpty ? [] : [ShownNode("accessory", children: children)]
    )
  }

  /// A controller's node.
  ///
  /// - Parameter tint: the tint of the node printed around it.
  private func node(of controller: UIViewController, role: String?, in outer: UIColor?) -> ShownNode {
    let tint = controller.viewIfLoaded?.tintColor ?? outer
    var children: [ShownNode] = []
    switch controller {
    case let container as ContainerViewController:
      children = viewNodes(in: container, tint)
    case is UINavigationController:
      children = controller.orderedChildren.map { node(of: $0, role: nil, in: tint) }
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
      children = share.items.map { ShownNode("item \($0.quoted)") }
    default:
      children = viewNodes(in: controller, tint)
    }
    children = titleNodes(of: controller, tint) + children
    if let presented = controller.presentedViewController, presented.presentingViewController === controller {
      var node = node(of: presented, role: "presented", in: tint)
      node.isPresented = true
      children.append(node)
    }
    let isContent = launched.composed.map { controller === $0.content } ?? false
    let roles = [role, isContent ? "content" : nil].compactMap(\.self)
    var made = ShownNode(
      role: roles.isEmpty ? nil : roles.joined(separator: ": "),
      isContent ? launched.composed?.definition.name ?? "" : controller.displayName,
      [kind(of: controller), state(of: controller), placement(of: controller)].compactMap(\.self)
        + bars(of: controller) + presentation(of: controller)
        + attributes.all(of: controller, in: outer).map(ShownNode.Attribute.init),
      children: children
    )
    made.reference = references?[controller]
    // Nobody touches what isn't on the window, so a text with references leaves it out; what was presented over it is
    // there.
    if references != nil, let view = controller.viewIfLoaded, view.window == nil {
      made.children = made.children.filter(\.isPresented)
    }
    made.isPresented = made.children.contains(where: \.isPresented)
    if isLocated, let view = controller.viewIfLoaded, view.window != nil {
      made.frame = view.convert(view.bounds, to: nil)
    }
    return made
  }

  /// The view in place of a bar's title: with the bar, or with the controller that it belongs to where no bar shows it.
  private func titleNodes(of controller: UIViewController, _ tint: UIColor?) -> [ShownNode] {
    let item: UINavigationItem?
    if let navigation = controller as? UINavigationController {
      item = navigation.isNavigationBarHidden ? nil : navigation.topViewController?.navigationItem
    } else {
      item = BarAttributes.lacksBar(controller) ? controller.navigationItem : nil
    }
    guard let view = item?.titleView else { return [] }
    return [ShownNode("title view", children: viewNode(of: ShownView(view), [:], tint))]
  }

  /// `tab "Cart" selected`; the list of tabs that have no room in the bar is `more`.
  private func tabRole(of tab: UIViewController, in tabs: UITabBarController) -> String {
    let isInBar = tabs.viewControllers?.contains { $0 === tab } ?? false
    let role = isInBar ? tab.tabBarItem.title.map { "tab \($0.quoted)" } ?? "tab" : "more"
    return tab === tabs.selectedViewController ? "\(role) selected" : role
  }

  /// The pages in order; what is shown instead of them, set from outside, comes behind them.
  private func nodes(ofPages pages: PagesViewController, _ tint: UIColor?) -> [ShownNode] {
    let shown = pages.viewControllers ?? []
    let known = pages.pages.enumerated().map { index, page in
      let role = "page \(index + 1)"
      return node(of: page, role: shown.contains { $0 === page } ? "\(role) shown" : role, in: tint)
    }
    let others = shown.filter { page in !pages.pages.contains { $0 === page } }
    return known + others.map { node(of: $0, role: "page shown", in: tint) }
  }

  /// By column; what columns were collapsed into is a column too.
  private func columns(of split: UISplitViewController, _ tint: UIColor?) -> [ShownNode] {
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

  /// UIKit's word for content that is one of its containers, which has the screen's name.
  private func kind(of controller: UIViewController) -> ShownNode.Attribute? {
    switch controller {
    case let alert as UIAlertController:
      return .init("kind", alert.preferredStyle == .alert ? "alert" : "actionSheet")
    case is UIActivityViewController: return .init("kind", "share")
    default: break
    }
    let isContent = controller === launched.composed?.content && !(controller is any ComposedController)
    guard isContent else { return nil }
    let isContainer = launched.composed?.definition.content.container != nil
    return .init("kind", isContainer ? controller.displayName : shownClassName(of: controller))
  }

  private func state(of controller: UIViewController) -> ShownNode.Attribute {
    guard let view = controller.viewIfLoaded else { return .init("state", "not loaded") }
    return .init("state", view.window == nil ? "disappeared" : "appeared")
  }

  private func placement(of controller: UIViewController) -> ShownNode.Attribute? {
    guard let view = controller.viewIfLoaded else { return nil }
    if let container = controller.parent as? ContainerViewController {
      let layout = container.container.child
      if let center = layout.center {
        return .init("centered", center == .both ? "centered" : "centered \(center.rawValue)")
      }
      guard layout.pins.contains(.edges) || Set(layout.pins).count == 4 else {
        return .init("pinned", "pinned \(layout.pins.map(\.rawValue).joined(separator: " "))")
      }
    }
    return .frame(view.frame)
  }

  /// The presentation style of a presented controller, unless it fills the screen.
  private func presentation(of controller: UIViewController) -> [ShownNode.Attribute] {
    guard controller.presentingViewController != nil, controller.parent == nil else { return [] }
    return PresentationWords.words(of: controller).map { [.init("presentation", $0)] } ?? []
  }

  private func bars(of controller: UIViewController) -> [ShownNode.Attribute] {
    guard let navigation = controller as? UINavigationController else { return [] }
    if navigation.isNavigationBarHidden { return [.init(reading: "bar hidden")] }
    let title = navigation.topViewController.flatMap { $0.navigationItem.title ?? $0.title }
    return title.map { [.init(reading: "bar \($0.quoted)")] } ?? []
  }

  /// The nodes of views; a child controller's node is in place of its view, and views that only arrange are passed
  /// over. A controller that isn't loaded has the nodes of its children: a page that nobody has seen yet is known by
  /// its content.
  private func viewNodes(in controller: UIViewController, _ tint: UIColor?) -> [ShownNode] {
    guard let root = controller.viewIfLoaded else {
      return controller.orderedChildren.map { node(of: $0, role: nil, in: tint) }
    }
    var nodes: [ShownNode] = []
    var childNodes: [ShownNode] = []
    var supporting: [ShownNode] = []
    let childViews = Dictionary(
      controller.children.compactMap { child in child.viewIfLoaded.map { (ObjectIdentifier($0), child) } },
      uniquingKeysWith: { first, _ in first }
    )
    for view in ShownView(root).subviews {
      if let child = childViews[ObjectIdentifier(view.view)] {
        childNodes.append(node(of: child, role: nil, in: tint))
      } else if let container = controller as? ContainerViewController, container.showsSupportingViews(in: view.view) {
        let inner = view.subviews.flatMap { viewNode(of: $0, childViews, tint) }
        var node = ShownNode(
          "supporting views",
          view.attributes(in: tint).map(ShownNode.Attribute.init),
          children: inner
        )
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
  ) -> [ShownNode] {
    if let child = childViews[ObjectIdentifier(shown.view)] { return [node(of: child, role: nil, in: tint)] }
    func inner(_ tint: UIColor?) -> [ShownNode] {
      shown.subviews.flatMap { viewNode(of: $0, childViews, tint) }
    }
    if shown.isPassedOver { return [] }
    let attributes = shown.attributes(in: tint, hiding: secrets).map(ShownNode.Attribute.init)
    // A view that only arranges others has a node if it has attributes.
    if shown.isArrangement, attributes.isEmpty { return inner(tint) }
    let title = [shown.name, shown.definition?.id, shown.kind.subject].compactMap(\.self).joined(separator: " ")
    var node = ShownNode(title, attributes, children: shown.kind.isLeaf ? [] : inner(shown.view.tintColor))
    node.reference = references?[shown.view]
    if isLocated { (node.frame, node.place) = (shown.frameInWindow, shown.definition?.place) }
    return [node]
  }
}

extension ShownNode.Attribute {
  /// An attribute that the composer read from a view or a controller.
  fileprivate init(_ attribute: ShownAttribute) {
    let value: Value =
      switch attribute.value {
      case .flag: .flag
      case .word(let word): .word(word)
      case .number(let number): .number(Double(number))
      case .text(let text): .text(text)
      }
    self.init(attribute.name, value, text: attribute.text)
  }

  /// An attribute that is printed without its name.
  fileprivate init(_ name: String, _ text: String) { self.init(name, .word(text), text: text) }

  fileprivate static func frame(_ frame: CGRect) -> Self {
    Self(
      "frame",
      .frame([frame.minX, frame.minY, frame.width, frame.height].map(Double.init)),
      text: Number.frame(frame)
    )
  }
}

extension UIViewController {
  /// The children in the order in which their container shows them: tabs as in the bar, a stack from its root on,
  /// columns from the primary one on. `children` has them in the order in which they were added.
  var orderedChildren: [UIViewController] {
    let shown: [UIViewController] =
      switch self {
      case let navigation as UINavigationController: navigation.viewControllers.filter { !isMore(holding: $0) }
      case let tabs as UITabBarController: tabs.viewControllers ?? []
      case let split as UISplitViewController: split.viewControllers
      case let pages as UIPageViewController: pages.viewControllers ?? []
      default: []
      }
    let known = Set(shown.map { ObjectIdentifier($0) })
    return shown + children.filter { !known.contains(ObjectIdentifier($0)) && !isMore(holding: $0) }
  }

  /// Whether this is a tab bar controller's More list, and the controller one of the tabs in it, which is listed there.
  private func isMore(holding tab: UIViewController) -> Bool {
    guard let tabs = (parent as? UITabBarController)?.viewControllers else { return false }
    return !tabs.contains { $0 === self } && tabs.contains { $0 === tab }
  }
}
